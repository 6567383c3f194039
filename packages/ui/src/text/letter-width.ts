const WIDE_LETTER = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/g;

/** The length of a text in letters, a letter of East Asia counted as two: about how much room it takes in a line. */
export function letterWidth(text: string): number {
  return text.length + (text.match(WIDE_LETTER)?.length ?? 0);
}
