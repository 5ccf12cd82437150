import { z } from 'zod';
import { choice, list, setting, text } from '../../core/setting.js';

/** What can be asked of the technique. */
export const settings = z.object({
  library: setting(
    list('jdk:java.util'),
    'libraries whose API is used: a name of `cupel api list`, jdk:PACKAGE, maven:GROUP:ARTIFACT:VERSION, a jar, a folder of classes, or stored JSON',
    { argument: '<sources>', example: ['jdk:java.util'], reads: 'libraries' },
  ),
  exhaustive: setting(text(), 'member whose typing sequences are enumerated one after the other', {
    argument: '<member>',
    example: 'java.util.List.add(java.lang.Object)',
  }),
  mode: setting(
    choice(['welltyped', 'erased', 'illtyped', 'illtyped-erased']),
    'kind of programs: welltyped, erased, illtyped or illtyped-erased; by default a mix of all',
    { argument: '<mode>', example: 'welltyped' },
  ),
});
