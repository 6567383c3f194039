/**
 * Text that a file tells of itself, without what no writer means: control characters (no database takes a NUL, no font
 * draws the others). Tabs and the ends of lines stay.
 */
export function withoutControls(text: string): string {
  return text.replace(/[\v\f]/g, '\n').replace(/[^\P{Cc}\t\n\r]/gu, '');
}

/** A title or a name, also without the characters that turn the direction of all that follows them. */
export function withoutTricks(text: string): string {
  return withoutControls(text).replace(/[\u202A-\u202E\u2066-\u2069]/g, '');
}
