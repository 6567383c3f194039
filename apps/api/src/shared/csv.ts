/** A cell that no spreadsheet takes for a formula: a text that begins like one gets an apostrophe before it. */
function csvCell(value: string): string {
  const harmless = /^[\s]*[=+\-@\t\r]/u.test(value) ? `'${value}` : value;
  return /[",\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A row of a table in CSV (RFC 4180); null: an empty cell. */
export function csvRow(cells: readonly (string | null)[]): string {
  return `${cells.map((cell) => csvCell(cell ?? '')).join(',')}\r\n`;
}
