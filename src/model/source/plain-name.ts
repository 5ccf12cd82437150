/** Whether a text is a name and nothing else. */
export function isPlainName(text: string): boolean {
  return /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(text);
}
