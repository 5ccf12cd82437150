/** The class of a binary operator: those of one class take operands of the same types. */
export function operatorClass(operator: string): string | undefined {
  if (/^(&&|\|\|)$/.test(operator)) return 'logical';
  if (/^[=!]==?$/.test(operator)) return 'equality';
  if (/^[<>]=?$/.test(operator)) return 'relational';
  if (/^([-+*/%&|^]|<<|>>>?)=$|^=$/.test(operator)) return 'assignment';
  return /^([-+*/%&|^]|<<|>>>?)$/.test(operator) ? 'arithmetic' : undefined;
}
