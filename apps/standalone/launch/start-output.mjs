// What a start prints: the table of addresses (a second start prints it too), and the variables for `--help`.

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

/**
 * The table as text for a terminal.
 * @returns {string}
 */
export function describeVariables() {
  const titles = {
    start: 'Starting',
    telemetry: 'Metrics and traces (off unless set)',
    data: 'Data',
    messages: 'Mails, text messages (demo: the sandbox’s) and push messages',
    'sign-in': 'Services that readers sign in with (demo: the sandbox’s)',
    'identity-check': 'Korea’s identity check (demo: the sandbox’s)',
    payment: 'Payments and offers (demo: the sandbox’s)',
    secrets: 'Secrets (production; made once in demo)',
    tools: 'Tools',
  };
  const width = Math.max(...VARIABLES.map(({ name }) => name.length));
  return Object.entries(titles)
    .map(([group, title]) => {
      const rows = VARIABLES.filter((variable) => variable.group === group).map(
        ({ name, about, fallback }) =>
          `  ${name.padEnd(width)}  ${about}${fallback === null ? '' : ` Default: ${fallback}`}`,
      );
      return [`${title}:`, ...rows].join('\n');
    })
    .join('\n\n');
}
