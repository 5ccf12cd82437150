// Namespaces, nested and merged with classes, functions, enums and interfaces in one file.
namespace Geometry {
  export interface Point {
    readonly x: number;
    readonly y: number;
  }

  export namespace Units {
    export type Length = `${number}${'cm' | 'mm'}`;
    export const scale: Readonly<Record<'cm' | 'mm', number>> = { cm: 10, mm: 1 };
    export function toNumber(length: Length): number {
      const unit = length.slice(-2) as keyof typeof scale;
      return Number.parseFloat(length) * scale[unit];
    }
  }

  const zero: Point = { x: 0, y: 0 };
  export const origin: Point = zero;
  export import Length = Units.Length;
}

namespace Geometry {
  export class Circle implements Point {
    constructor(
      readonly x: number,
      readonly y: number,
      readonly radius: Length,
    ) {}

    get area(): number {
      return Math.PI * Units.toNumber(this.radius) ** 2;
    }
  }
}

function translate(point: Geometry.Point, by: number): Geometry.Point {
  return { x: point.x + by, y: point.y + (translate.calls += 1) };
}
namespace translate {
  export let calls = 0;
}

class Album {
  label: Album.Label = Album.unknown;
}
namespace Album {
  export interface Label {
    text: string;
    year?: number;
  }
  export const unknown: Label = { text: 'unknown' };
}

interface Merged {
  first: string;
  method(value: string): string;
}
interface Merged {
  second: number;
  method(value: number): number;
}

declare const merged: Merged;

export function useMerged(): [string, number] {
  return [merged.method(merged.first), merged.method(merged.second)];
}

const circle = new Geometry.Circle(1, 2, '15mm');
const moved: Geometry.Point = translate(circle, 3);

export const results = [circle.area, moved.x, translate.calls, new Album().label.year, Geometry.origin.x, Geometry.Units.scale.cm];
