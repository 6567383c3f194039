/** A cell that no spreadsheet takes for a formula: a text that begins like one gets an apostrophe before it. */
function csvCell(value: string): string {
  const harmless = /^[\s]*[=+\-@\t\r]/u.test(value) ? `'${value}` : value;
  return /[",\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A row of a table in CSV (RFC 4180); null: an empty cell. A number is no text: one below zero stays one. */
export function csvRow(cells: readonly (string | number | boolean | null)[]): string {
  return `${cells.map((cell) => (typeof cell === 'number' ? String(cell) : csvCell(String(cell ?? '')))).join(',')}\r\n`;
}
