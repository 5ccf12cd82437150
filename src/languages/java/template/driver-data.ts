import { z } from 'zod';

const text = z.string();

const argumentSchema = z.object({
  type: text,
  /** A variable with a value for each row. */
  values: z.object({ name: text, rows: z.array(text) }).exactOptional(),
  /** Code of the template that makes it for each call; without this and values it is null, because no values can be made. */
  made: text.exactOptional(),
});

/** One argument of the entry. */
export type Argument = z.output<typeof argumentSchema>;

/** What the driver of a Java program is made from, as it travels with the program. */
export const driverDataSchema = z.object({
  /** The method that is called. */
  entry: z.object({ name: text, type: text }),
  arguments: z.array(argumentSchema),
  /** A statement before each call, which makes all arguments. */
  before: text.exactOptional(),
  calls: z.int(),
  /** The static fields of primitive types that it looks at in the end. */
  state: z.array(text),
  /** Its own variables, by names that the template does not use. */
  names: z.object({ sum: text, round: text, row: text, thrown: text }),
});

/** What the driver of a Java program is made from. */
export type DriverData = z.output<typeof driverDataSchema>;
