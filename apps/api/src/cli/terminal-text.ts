/** Control characters but for tab and line end, halves of characters, and what turns the direction of a line. */
const UNSAFE = /[^\P{Cc}\t\n]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

/**
 * A line as a terminal may show it: what would steer the terminal is written as an escape, `\u001b`. A line of JSON says
 * the same as before. New texts hold nothing of this (record 0044); what was stored before, and names of files, may.
 */
export function terminalText(line: string): string {
  return line.replace(UNSAFE, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
