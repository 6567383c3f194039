// The table of addresses that a start, and a second start, prints.

/**
 * @param {Pick<import('./running.mjs').Running, 'addresses' | 'mode' | 'dataDirectory'>} running
 * @param {string} heading
 * @returns {string}
 */
export function drawAddressTable({ addresses, mode, dataDirectory }, heading) {
  const width = Math.max(...addresses.map(({ title }) => title.length));
  return [
    '',
    `  ${heading}${mode === 'production' ? '' : ` (${mode})`}`,
    '',
    ...addresses.map(({ title, url }) => `  ${title.padEnd(width)}   ${url}`),
    '',
    `  Data in ${dataDirectory}`,
    '  A comic of your own:  npm run import -- "comic.cbz" --platform bom-us',
    '',
  ].join('\n');
}
