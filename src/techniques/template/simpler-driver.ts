import type { AttachedDriver } from '../../core/driver.js';
import type { SourceFile } from '../../core/test-program.js';
import type { Pass } from '../../model/reduction.js';
import type { TemplateSupport } from '../../model/template/support.js';

/** Less around the calls of the entry: a program that prints a result says more than one that prints a checksum. */
export function simplerDriver(simpler: NonNullable<TemplateSupport['simpler']>): Pass<readonly SourceFile[]> {
  return {
    id: 'driver',
    keeps: 'nothing',
    exclusive: true,
    cuts: (candidate) => simpler(candidate),
    // They are alternatives, the shortest first.
    apply({ libraries }, [files, ...others]) {
      return files && others.length === 0 ? { files, ...(libraries && { libraries }) } : undefined;
    },
  };
}

/** A short driver that stays a driver: what is printed in another way is not compared between builds. */
export function portableDriver(portable: NonNullable<TemplateSupport['portable']>): Pass<AttachedDriver> {
  return {
    id: 'portable-driver',
    keeps: 'nothing',
    exclusive: true,
    cuts: (candidate) => portable(candidate),
    apply({ files, libraries }, [driver, ...others]) {
      return driver && others.length === 0 ? { files, driver, ...(libraries && { libraries }) } : undefined;
    },
  };
}
