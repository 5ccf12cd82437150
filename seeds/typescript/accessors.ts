// Getters and setters with divergent types, auto-accessors, and accessors in interfaces and object literals.
interface Temperature {
  get celsius(): number;
  set celsius(value: number | `${number}C` | `${number}F`);
  readonly kelvin: number;
}

class Thermometer implements Temperature {
  #celsius = 0;
  accessor label: string = 'indoor';
  static accessor made = 0;

  constructor() {
    Thermometer.made += 1;
  }

  get celsius(): number {
    return this.#celsius;
  }

  set celsius(value: number | `${number}C` | `${number}F`) {
    if (typeof value === 'number') this.#celsius = value;
    else if (value.endsWith('F')) this.#celsius = (Number(value.slice(0, -1)) - 32) / 1.8;
    else this.#celsius = parseFloat(value);
  }

  get kelvin(): number {
    return this.#celsius + 273.15;
  }
}

class Range {
  private bounds: [number, number] = [0, 1];

  get low(): number {
    return this.bounds[0];
  }
  set low(value: number | undefined) {
    this.bounds = [value ?? Number.NEGATIVE_INFINITY, this.high];
  }
  get high(): number {
    return this.bounds[1];
  }
  protected set high(value: number) {
    this.bounds[1] = value;
  }
}

const settings = {
  values: new Map<string, unknown>(),
  get size() {
    return this.values.size;
  },
  set entry([key, value]: readonly [string, unknown]) {
    this.values.set(key, value);
  },
  get [Symbol.toStringTag]() {
    return 'settings' as const;
  },
};

const thermometer: Temperature = new Thermometer();
thermometer.celsius = '70F';
thermometer.celsius = thermometer.celsius + 1;
const range = new Range();
range.low = undefined;
settings.entry = ['unit', 'K'];

export const tag: 'settings' = settings[Symbol.toStringTag];
export const results: number[] = [thermometer.kelvin, range.low, range.high, settings.size, Thermometer.made];
