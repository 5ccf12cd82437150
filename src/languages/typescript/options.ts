import { compareVersions } from '../../core/version.js';

/** Compiler options under which programs are compared; a tsconfig.json holds just these. */
export function compilerOptions(version: string): Record<string, unknown> {
  return {
    strict: true,
    target: 'es2022',
    lib: ['es2022'],
    types: [],
    skipLibCheck: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    // Every file is a module, so that programs in one batch do not see each other's declarations.
    moduleDetection: 'force',
    noEmit: true,
    // Without it the order of unions, and so some messages, depend on what else was checked (6.0 only; 7 is stable).
    ...(isJavaScriptImplementation(version) &&
      compareVersions(version, '6.0.0-0') >= 0 && { stableTypeOrdering: true }),
  };
}

/** Whether a version is the implementation in JavaScript, and not the native one. */
export function isJavaScriptImplementation(version: string): boolean {
  return compareVersions(version, '7.0.0-0') < 0;
}

/** The same options as words on the command line. */
export function commandLineOptions(version: string): string[] {
  return Object.entries(compilerOptions(version)).flatMap(([name, value]) => {
    if (Array.isArray(value)) return value.length > 0 ? [`--${name}`, value.join(',')] : [];
    return value === true ? [`--${name}`] : [`--${name}`, String(value)];
  });
}
