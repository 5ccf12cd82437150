/** What a build does not have of what its version could have, as lines; each build is named once. */
export function absentTiers(
  toolchains: readonly { readonly id: string; readonly lacks?: readonly string[] | undefined }[],
): string[] {
  const lines = toolchains.flatMap(({ id, lacks = [] }) => lacks.map((name) => `${id} has no ${name}`));
  return [...new Set(lines)];
}
