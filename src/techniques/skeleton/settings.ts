import { z } from 'zod';
import { list, setting, text, whole } from '../../core/setting.js';
import { policy } from './policy.js';

/** What can be asked of the technique. */
export const settings = z.object({
  seeds: setting(text(), 'seed programs: a folder, or npm:NAME@VERSION, instead of the corpus shipped with cupel', {
    argument: '<dir>',
    example: './programs',
    path: true,
    reads: 'folder',
  }),
  library: setting(
    list('jdk:java.util'),
    'libraries whose API is used: jdk:PACKAGE, maven:GROUP:ARTIFACT:VERSION, a jar, a folder of classes, or stored JSON',
    { argument: '<sources>', example: ['jdk:java.util'], reads: 'libraries' },
  ),
  fillings: setting(whole(1, 10_000), 'programs per skeleton: a smaller skeleton is enumerated completely', {
    argument: '<n>',
    standard: policy.fillings,
    example: 20,
  }),
  merged: setting(whole(1, 5), 'seeds whose expressions are generated and joined with the one that is filled', {
    argument: '<n>',
    standard: policy.merged,
    example: 2,
  }),
});
