import type { TypeArgument } from '../../model/types/type.js';
import type { Generation } from './generation.js';

/** Whether a type mentions an inner class: it means another class for each object around it, and stays within its class. */
export function mentionsInner(generation: Generation, type: TypeArgument): boolean {
  switch (type.kind) {
    case 'class':
      return (
        generation.classes.get(type.name)?.placement === 'inner' ||
        type.args.some((arg) => mentionsInner(generation, arg))
      );
    case 'function':
      return [...type.parameters, type.result].some((each) => mentionsInner(generation, each));
    case 'array':
      return mentionsInner(generation, type.element);
    case 'nullable':
    case 'projection':
      return mentionsInner(generation, type.of);
    case 'tuple':
      return type.elements.some((each) => mentionsInner(generation, each));
    case 'intersection':
      return type.parts.some((each) => mentionsInner(generation, each));
    default:
      return false;
  }
}
