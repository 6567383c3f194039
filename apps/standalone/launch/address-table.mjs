// The table of addresses that a start prints, and a second start too.

import { resolve } from 'node:path';
import { VARIABLES } from './variables.mjs';

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
    `  A comic of your own:  ${withDataDirectory(dataDirectory, 'npm run import -- "comic.cbz" --platform bom-us --free 1')}`,
    '',
  ].join('\n');
}

/**
 * A command for this data directory. The command has to name the directory unless it is the default.
 * @param {string} dataDirectory
 * @param {string} command
 * @returns {string}
 */
function withDataDirectory(dataDirectory, command) {
  const usual = VARIABLES.find(({ name }) => name === 'DATA_DIR')?.fallback ?? '';
  if (resolve(usual) === dataDirectory) return command;
  const word = /^[\w/.:@%+-]+$/.test(dataDirectory) ? dataDirectory : `'${dataDirectory.replaceAll("'", "'\\''")}'`;
  return `DATA_DIR=${word} ${command}`;
}
