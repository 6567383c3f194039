import { createServer, type Server } from 'node:net';
import { PLATFORMS } from '@longstrip/platform-config';
import { afterEach, describe, expect, it, test } from 'vitest';
import { findPortTrouble, type PortUse, plannedPorts, portTrouble, readPlatformFiles } from './ports.mjs';

const servers: Server[] = [];

/** Listens on a port of the system's choice, or on a given one. */
function occupy(host: string, port = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    servers.push(server);
    server.once('error', reject);
    server.listen({ port, host }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

describe('looking at ports', () => {
  it('asks for none of the sandbox where there is none', () => {
    const names = (mode: 'demo' | 'production') => plannedPorts(null, mode).map(({ name }) => name);
    expect(names('demo').slice(-2)).toEqual(['the sandbox', 'the sandbox’s mail']);
    expect(names('production')).toEqual(names('demo').slice(0, -2));
  });

  it('asks in development for those of the one app and what is behind it', () => {
    const names = (developed: string) => plannedPorts(developed, 'production').map(({ name }) => name);
    expect(names('us')).toEqual(['the site bom-us', 'the api']);
    expect(names('console')).toEqual(['the api', 'the console']);
  });

  it('finds a free port free, and leaves it so', async () => {
    const port = await occupy('127.0.0.1');
    await new Promise((resolve) => servers.pop()?.close(resolve));
    expect(await portTrouble(port, '127.0.0.1')).toBeNull();
    expect(await portTrouble(port, '127.0.0.1')).toBeNull();
  });

  it('names the taken port, whose it is, the variable and the next free base', async () => {
    const port = await occupy('127.0.0.1');
    const uses: PortUse[] = [
      { name: 'the us site', offset: 0 },
      { name: 'the api', offset: 1 },
    ];
    const sentence = await findPortTrouble(uses, port, '127.0.0.1');
    expect(sentence).toContain(`Port ${port} (the us site) is taken.`);
    const [, base] = sentence?.match(/PORT=(\d+) npm start$/) ?? [];
    expect(Number(base)).toBeGreaterThan(port);
    expect(await findPortTrouble(uses, Number(base), '127.0.0.1')).toBeNull();
  });

  it('names every taken port', async () => {
    const port = await occupy('127.0.0.1');
    const other = await occupy('127.0.0.1');
    const base = Math.min(port, other);
    const uses = [
      { name: 'one', offset: port - base },
      { name: 'two', offset: other - base },
    ];
    expect(await findPortTrouble(uses, base, '127.0.0.1')).toContain(`Ports ${port} (one), ${other} (two) are taken.`);
  });

  it('sees what listens on ::1 alone, where a browser may look first', async ({ skip }) => {
    const port = await occupy('::1').catch(() => null);
    if (port === null) return skip('reason: no IPv6 here');
    expect(await portTrouble(port, '127.0.0.1')).toBe('EADDRINUSE');
  });

  it('says that an address is not of this machine', async () => {
    const sentence = await findPortTrouble([{ name: 'the us site', offset: 0 }], 45_000, '192.0.2.1');
    expect(sentence).toContain('HOST=192.0.2.1 is not an address of this machine');
  });
});

test('the sites are known before anything is installed, exactly as platform-config has them', () => {
  expect(readPlatformFiles()).toEqual(PLATFORMS.map(({ id, app, portOffset }) => ({ id, app, portOffset })));
});
