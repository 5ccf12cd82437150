// Words that stand for a type in some language although they look like ordinary ones.
const primitives = /^(boolean|byte|char|short|int|long|float|double|void|null|def|val|var)$/;

/** What stays the same of a message when names and types in it change: the code of a compiler that has no codes. */
export function messagePattern(message: string): string {
  const [line = ''] = message.split('\n');
  const words = line.split(/[\s,:;]+/).map((word) => (isFixed(word) ? word : '_'));
  return words.filter((word, i) => word !== '' && !(word === '_' && words[i - 1] === '_')).join(' ');
}

function isFixed(word: string): boolean {
  return word === '' || (/^[\w-]*$/.test(word) && !/[A-Z0-9_$]/.test(word.slice(1)) && !primitives.test(word));
}
