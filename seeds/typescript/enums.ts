// Numeric, string, computed and const enums; enum members as types; reverse mappings and flags.
enum Level {
  Low = 1,
  Middle,
  High = Middle * 5,
}

enum Color {
  Red = 'red',
  Green = 'green',
  Blue = `b${'lue'}`,
}

const enum Flag {
  None = 0,
  Read = 1 << 0,
  Write = 1 << 1,
  All = Read | Write,
}

enum Mixed {
  A,
  B = 'b',
  C = 'text'.length,
}

type ColorName = keyof typeof Color;
type ColorText = `${Color}`;

function next(level: Level): Level {
  switch (level) {
    case Level.Low:
      return Level.Middle;
    case Level.Middle:
      return Level.High;
    case Level.High:
      return Level.High;
  }
}

function has(flags: Flag, flag: Flag): boolean {
  return (flags & flag) === flag;
}

function isWarm(color: Color): color is Color.Red {
  return color === Color.Red;
}

namespace Color {
  export function parse(text: string): Color | undefined {
    return Object.values(Color).find((value): value is Color => value === text);
  }
}

const names: ColorName[] = ['Red', 'Green', 'Blue', 'parse'];
const hex: Record<Color, number> = { [Color.Red]: 0xff0000, [Color.Green]: 0x00ff00, [Color.Blue]: 0x0000ff };
const text: ColorText = 'green';
const reverse: string = Level[Level.High];
const weights: { [L in Level]: number } = { [Level.Low]: 1, [Level.Middle]: 2, [Level.High]: 3 };
const low: Level.Low = Level.Low;
const literal: Mixed.A = Mixed.A;

let color: Color = Color.Green;
if (isWarm(color)) color = Color.Blue;

export const results = [names, text, reverse, hex[color], weights[next(low)], literal, Mixed.C, has(Flag.All, Flag.Write), Color.parse('red')];
