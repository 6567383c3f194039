// The list of sites, read from the files of platform-config as text: it is needed before anything is installed, when
// TypeScript cannot run yet. A test compares it with the package itself.

import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../../packages/platform-config/src/platforms/', import.meta.url);

/**
 * @typedef {object} PlatformFile
 * @property {string} id
 * @property {string} app
 * @property {number} portOffset
 */

/**
 * Every platform, in the order of their ports.
 * @returns {PlatformFile[]}
 */
export function readPlatformFiles() {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => {
      const source = readFileSync(new URL(name, FOLDER), 'utf8');
      const [, id] = source.match(/^ {2}id: '([^']+)',$/m) ?? [];
      const [, app] = source.match(/^ {2}app: '([^']+)',$/m) ?? [];
      const [, portOffset] = source.match(/^ {2}portOffset: (\d+),$/m) ?? [];
      return id === undefined || app === undefined ? [] : [{ id, app, portOffset: Number(portOffset) }];
    })
    .sort((one, other) => one.portOffset - other.portOffset);
}
