/**
 * A part of a path. `.` and `..` would climb out of it, encoded or not, so their dots are encoded twice: the api then
 * reads a word that is no alias, which is what it is.
 */
export function addressPart(text: string | number): string {
  const word = String(text);
  return /^\.{1,2}$/.test(word) ? word.replaceAll('.', '%252E') : encodeURIComponent(word);
}
