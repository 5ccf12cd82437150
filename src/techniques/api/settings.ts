import { z } from 'zod';
import { libraryFeatures } from '../../model/program/library-feature.js';
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
  client: setting(
    list('libraryChains=0'),
    `factors for how often programs do more than use one member: ${libraryFeatures.join(', ')}; 0 disables one`,
    { argument: '<factors>', example: ['libraryChains=2', 'bridgeMethods=0'] },
  ),
  mode: setting(
    choice(['welltyped', 'erased', 'illtyped', 'illtyped-erased']),
    'kind of programs: welltyped, erased, illtyped or illtyped-erased; by default a mix of all',
    { argument: '<mode>', example: 'welltyped' },
  ),
});
