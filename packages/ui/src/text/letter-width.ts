const WIDE_LETTER = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/g;

/** The length of a text in letters; an East Asian letter counts as two. About its width in a line. */
export function letterWidth(text: string): number {
  return text.length + (text.match(WIDE_LETTER)?.length ?? 0);
}
