import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '@longstrip/database';
import { startTestServer, type TestServer, whyNoTestServer } from '@longstrip/database/testing';
import { buildComicCbz } from '@longstrip/test-kit/files';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFreeBase, runCommand, SITES } from '../product/product-process.ts';
import { type Nginx, startNginx, whyNoNginx } from './nginx.ts';
import { addReaders, PLATFORM_ID, type SignedIn, signIn, startTraffic } from './readers.ts';
import { type RoleProcess, startRole } from './role-process.ts';

// The product as on many machines, each part in processes of its own, while readers read and buy.

const READERS = 200;
const COINS = 1_000;
const EPISODES = 12;
/** In ten minutes, by the limit of attempts. */
const SIGN_INS_OF_AN_ADDRESS = 100;
const CLIENTS = 6;
/** How long requests may be refused by name after PostgreSQL is back. */
const BACK_WITHIN_MS = 10_000;
const DRAIN_DELAY_SECONDS = 3;

const secret = (name: string) => `${name}-of-many-machines-which-are-not-guessed`;

let folder: string;
let server: TestServer;
let databaseUrl: string;
let base: number;
let nginx: Nginx;
const roles: RoleProcess[] = [];

/** Above the base: each process has a base of its own, and nginx the ports that readers open. */
const OFFSETS = { api: [0, 10, 20], site: [30, 40, 50], jobs: [60, 70], nginx: 200 };

const reason = whyNoTestServer() ?? whyNoNginx();
const siteUrl = (platformId: string) => {
  const platform = SITES.find(({ id }) => id === platformId);
  return `http://127.0.0.1:${base + OFFSETS.nginx + (platform?.portOffset ?? 0)}`;
};

function environmentOf(): Record<string, string> {
  return {
    LONGSTRIP_MODE: 'production',
    DATABASE_URL: databaseUrl,
    SMTP_URL: 'smtp://127.0.0.1:9',
    TOKEN_SECRET: secret('tokens'),
    IMAGE_SECRET: secret('pictures'),
    SERVICE_SECRET: secret('sites'),
    COOKIE_SECRET: secret('cookies'),
    ADMIN_TOKEN: secret('operators'),
    TRUSTED_PROXIES: '127.0.0.1',
    RATE_LIMIT_PER_MINUTE: '0',
    DRAIN_DELAY_SECONDS: String(DRAIN_DELAY_SECONDS),
    PUBLIC_ORIGINS: SITES.map(({ id }) => `${id}=${siteUrl(id)}`).join(','),
  };
}

/** The files are one folder here; the secrets' folders and caches are each process's own. */
const dataOf = (name: string) => join(folder, name);

function start(role: 'api' | 'site' | 'jobs', index: number): RoleProcess {
  const name = `${role}-${index + 1}`;
  const apis = OFFSETS.api.map((offset) => `http://127.0.0.1:${base + offset + 100}`).join(',');
  const process = startRole({
    ...{ name, role, basePort: base + (OFFSETS[role][index] ?? 0), dataDirectory: dataOf('shared') },
    environment: { ...environmentOf(), ...(role === 'site' ? { API_URL: apis } : {}) },
  });
  roles.push(process);
  return process;
}

describe.skipIf(reason !== null)(`many machines${reason === null ? '' : ` (${reason})`}`, () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'longstrip-machines-'));
    mkdirSync(dataOf('shared'));
    base = await findFreeBase();
    server = await startTestServer();
    databaseUrl = await server.createDatabase();
    for (const role of ['api', 'site', 'jobs'] as const) OFFSETS[role].forEach((_, index) => void start(role, index));
    nginx = await startNginx(
      join(folder, 'nginx'),
      SITES.map(({ portOffset }) => ({
        port: base + OFFSETS.nginx + portOffset,
        to: OFFSETS.site.map((offset) => base + offset + portOffset),
      })),
    );
    await Promise.all(roles.map((role) => role.ready()));
  }, 300_000);
  afterAll(async () => {
    await nginx?.stop();
    await Promise.all(roles.map((role) => role.stop()));
    await server?.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }, 60_000);

  test('200 readers read and buy while every part is restarted: nothing fails, nothing is lost', async () => {
    const database = await openDatabase({ engine: 'server', url: databaseUrl });
    try {
      const book = join(folder, 'The Paper Boat');
      mkdirSync(book);
      for (let number = 1; number <= EPISODES; number += 1) {
        const info = { Series: 'The Paper Boat', Number: `${number}`, LanguageISO: 'en' };
        writeFileSync(join(book, `${number}.cbz`), await buildComicCbz({ pages: 2, seed: number, info }));
      }
      const place = { dataDirectory: dataOf('shared'), basePort: base };
      const imported = await runCommand(
        'import',
        [book, '--platform', SITES.map(({ id }) => id).join(','), '--own', '2', '--json'],
        place,
        environmentOf(),
      );
      expect({ ...imported, code: 0 }).toEqual(imported);
      const episodes = await database.run('select id, series_id from episode order by id');
      const [series] = await database.run('select alias from series limit 1');

      const ids = await addReaders(database, READERS, COINS);
      const readers: SignedIn[] = [];
      for (let at = 0; at < ids.length; at += 8) {
        const some = ids.slice(at, at + 8).map((id, index) => signIn(siteUrl(PLATFORM_ID), id, `10.0.${at}.${index}`));
        readers.push(...(await Promise.all(some)).filter((each) => typeof each === 'object'));
      }
      expect(readers).toHaveLength(READERS);

      // From one address as many as the limit allows, whichever processes answer.
      const atOnce = Array.from({ length: SIGN_INS_OF_AN_ADDRESS + 8 }, (_, index) =>
        signIn(siteUrl(PLATFORM_ID), ids[index] ?? '', '10.1.1.1'),
      );
      const outcomes = await Promise.all(atOnce);
      expect(outcomes.filter((outcome) => outcome === 429)).toHaveLength(8);

      const traffic = startTraffic({
        ...{ site: siteUrl(PLATFORM_ID), readers, clients: CLIENTS, pauseMs: 50 },
        paths: ['/', `/detail/${series?.alias}`, '/my', '/shop', '/library/my'],
        episodeIds: episodes.map(({ id }) => Number(id)),
      });
      for (const role of roles) await role.restart();
      expect(traffic.failures).toEqual([]);
      const beganMs = Date.now();
      await server.restart('fast');
      const backMs = Date.now();
      await Promise.all(roles.map((role) => role.ready()));
      await wait(500);
      const settledMs = Date.now();
      await traffic.stop();

      const during = traffic.failures.filter(({ atMs }) => atMs >= beganMs);
      expect(during.filter(({ status }) => status !== 503)).toEqual([]);
      expect(settledMs - backMs).toBeLessThan(BACK_WITHIN_MS);
      expect(traffic.bought.size).toBeGreaterThan(50);
      expect(traffic.pages()).toBeGreaterThan(200);
      const stored = await database.run('select id from purchase', []);
      expect(stored.length).toBe(traffic.bought.size);
    } finally {
      await database.close();
    }
  }, 900_000);
});
