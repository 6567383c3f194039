/**
 * Encodes one part of a path. `.` and `..` would leave it, encoded or not, so their dots are encoded twice: the api then
 * reads a text that is no alias.
 */
export function addressPart(text: string | number): string {
  const word = String(text);
  return /^\.{1,2}$/.test(word) ? word.replaceAll('.', '%252E') : encodeURIComponent(word);
}
