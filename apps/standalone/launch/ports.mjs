// The list of sites, the ports of all parts, and whether they are free. No dependencies: the start tool checks them before
// anything is installed. The sites are read from the files of platform-config as text, since TypeScript cannot run yet; a
// test compares them with the package itself.

import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';

/** Port offsets from the base port. Those of the sites are in platform-config. */
export const PART_OFFSETS = { api: 100, console: 101, sandbox: 102, mail: 103, jobs: 104 };

/**
 * @typedef {object} PortUse
 * @property {string} name The part as a sentence names it: "the site bom-us", "the api".
 * @property {number} offset
 */

/**
 * The sandbox's SMTP port. It is checked with the ports of the parts, and the sandbox itself opens it.
 * @type {PortUse}
 */
export const MAIL_PORT = { name: 'the sandbox’s mail', offset: PART_OFFSETS.mail };

/**
 * Everything that will listen, known before the first install. In development only the app's first site does, or the console.
 * @param {string | null} developed The app, or null for all.
 * @param {'demo' | 'production'} mode
 * @returns {PortUse[]}
 */
export function plannedPorts(developed, mode) {
  const platforms = readPlatformFiles();
  const first = platforms.find(({ id, app }) => app === developed || id === developed);
  const sites = developed === null ? platforms : first === undefined ? [] : [first];
  return [
    ...sites.map(({ id, portOffset }) => ({ name: `the site ${id}`, offset: portOffset })),
    { name: 'the api', offset: PART_OFFSETS.api },
    ...(developed === null || developed === 'console' ? [{ name: 'the console', offset: PART_OFFSETS.console }] : []),
    ...(mode === 'demo' ? [{ name: 'the sandbox', offset: PART_OFFSETS.sandbox }, MAIL_PORT] : []),
  ];
}

/**
 * Listens on a port for a moment. For 127.0.0.1 it also tries ::1, since a browser may resolve `localhost` to either.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | null>} Why it cannot be used (`EADDRINUSE`, `EACCES`, `EADDRNOTAVAIL`…), or null.
 */
export async function portTrouble(port, host) {
  const trouble = await listenTrouble(port, host);
  if (trouble !== null || host !== '127.0.0.1') return trouble;
  const onIpv6 = await listenTrouble(port, '::1');
  // On a machine without IPv6 nothing listens there.
  return onIpv6 === 'EADDRINUSE' ? onIpv6 : null;
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | null>}
 */
function listenTrouble(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}

/**
 * The sentence about ports that cannot be used, or null when all are free.
 * @param {readonly PortUse[]} uses
 * @param {number} basePort
 * @param {string} host
 * @returns {Promise<string | null>}
 */
export async function findPortTrouble(uses, basePort, host) {
  const troubles = await Promise.all(
    uses.map(async (use) => ({ use, trouble: await portTrouble(basePort + use.offset, host) })),
  );
  const found = troubles.filter(({ trouble }) => trouble !== null);
  const [first] = found;
  if (first === undefined) return null;
  if (first.trouble === 'EADDRNOTAVAIL' || first.trouble === 'ENOTFOUND') {
    return `HOST=${host} is not an address of this machine: leave it out for 127.0.0.1, or set 0.0.0.0 for all.`;
  }
  if (first.trouble === 'EACCES') {
    return `Port ${basePort + first.use.offset} (${first.use.name}) needs more rights than you have: set PORT to a base above 1023.`;
  }
  const named = found.map(({ use }) => `${basePort + use.offset} (${use.name})`);
  const free = await nextFreeBase(uses, basePort, host);
  const advice =
    free === null ? 'Set PORT to another base.' : `PORT=${free} is the next free base: PORT=${free} npm start`;
  return `${named.length === 1 ? 'Port' : 'Ports'} ${named.join(', ')} ${named.length === 1 ? 'is' : 'are'} taken. ${advice}`;
}

/**
 * @param {readonly PortUse[]} uses
 * @param {number} basePort
 * @param {string} host
 * @returns {Promise<number | null>}
 */
async function nextFreeBase(uses, basePort, host) {
  for (let base = basePort + 10; base <= Math.min(basePort + 2_000, 65_535 - PART_OFFSETS.mail); base += 10) {
    const troubles = await Promise.all(uses.map((use) => portTrouble(base + use.offset, host)));
    if (troubles.every((trouble) => trouble === null)) return base;
  }
  return null;
}

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
