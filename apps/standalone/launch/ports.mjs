// Which port is whose, and whether it is free. No dependencies: the start tool asks before anything is installed.

import { createServer } from 'node:net';
import { readPlatformFiles } from './platform-files.mjs';

/** What listens beside the sites; a site's own offset stands in platform-config. */
export const PART_OFFSETS = { api: 100, console: 101, sandbox: 102, mail: 103 };

/**
 * @typedef {object} PortUse
 * @property {string} name Whose port it is, as a reader of the sentence knows it: "the site bom-us", "the api".
 * @property {number} offset
 */

/**
 * All that will listen, known before the first install. Where one app is developed its first site alone does.
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
    ...(mode === 'demo' ? [{ name: 'the sandbox', offset: PART_OFFSETS.sandbox }] : []),
  ];
}

/**
 * Tries to listen on a port for a moment. 127.0.0.1 also asks about ::1, since a browser may take `localhost` for either.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | null>} Why it cannot be had (`EADDRINUSE`, `EACCES`, `EADDRNOTAVAIL`…), or null.
 */
export async function portTrouble(port, host) {
  const trouble = await listenTrouble(port, host);
  if (trouble !== null || host !== '127.0.0.1') return trouble;
  const beside = await listenTrouble(port, '::1');
  // A machine without IPv6 has nothing there to meet.
  return beside === 'EADDRINUSE' ? beside : null;
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
 * The sentence for ports that cannot be had, or null when all are free.
 * @param {readonly PortUse[]} uses
 * @param {number} basePort
 * @param {string} host
 * @returns {Promise<string | null>}
 */
export async function findPortTrouble(uses, basePort, host) {
  const troubles = await Promise.all(
    uses.map(async (use) => ({ use, trouble: await portTrouble(basePort + use.offset, host) })),
  );
  const met = troubles.filter(({ trouble }) => trouble !== null);
  const [first] = met;
  if (first === undefined) return null;
  if (first.trouble === 'EADDRNOTAVAIL' || first.trouble === 'ENOTFOUND') {
    return `HOST=${host} is not an address of this machine: leave it out for 127.0.0.1, or set 0.0.0.0 for all.`;
  }
  if (first.trouble === 'EACCES') {
    return `Port ${basePort + first.use.offset} (${first.use.name}) needs more rights than you have: set PORT to a base above 1023.`;
  }
  const named = met.map(({ use }) => `${basePort + use.offset} (${use.name})`);
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
