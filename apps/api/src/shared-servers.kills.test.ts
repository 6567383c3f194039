import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  openPooler,
  type Pooler,
  startTestServer,
  type TestReplica,
  type TestServer,
  whyNoPooler,
} from '@longstrip/database/testing';
import { freePort, startValkeyServer, type ValkeyServer, whyNoValkey } from '@longstrip/test-kit/servers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { spawnApi } from './testing/api-slot.ts';
import { bundlePrograms } from './testing/bundle-programs.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const PER_MINUTE = 40;
const SECRET = 'a secret that has enough characters';
const reason = whyNoPooler() ?? whyNoValkey;

describe.skipIf(reason !== null)(
  `two api processes with PgBouncer, a replica and Valkey (${reason ?? 'real ones'})`,
  () => {
    let folder: string;
    let programs: Awaited<ReturnType<typeof bundlePrograms>>;
    let server: TestServer;
    let replica: TestReplica;
    let pooler: Pooler;
    let valkey: ValkeyServer;
    let url: string;
    let metricsPort: number;
    const processes: { child: ChildProcess; origin: string; log: () => string }[] = [];

    async function start(name: string, variables: Record<string, string>) {
      const port = await freePort();
      const place = {
        programs: programs.folder,
        port,
        dataDirectory: join(folder, name),
        databaseUrl: pooler.urlOf(url),
      };
      const child = spawnApi({ ...place, variables: { LOG_FORMAT: 'json', ...variables } });
      let log = '';
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (piece: Buffer) => (log += piece.toString()));
      return { child, origin: `http://127.0.0.1:${port}`, log: () => log };
    }

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'longstrip-shared-'));
      [programs, server, valkey] = await Promise.all([bundlePrograms(), startTestServer(), startValkeyServer()]);
      url = await server.createDatabase();
      replica = await server.startReplica();
      pooler = await openPooler(url, { connections: 3, settings: ['server_login_retry = 1'] });
      metricsPort = await freePort();
      for (const name of ['one', 'other']) {
        processes.push(
          await start(name, {
            ...{ DATABASE_DIRECT_URL: url, DATABASE_REPLICA_URL: replica.urlOf(url), VALKEY_URL: valkey.url },
            RATE_LIMIT_PER_MINUTE: String(PER_MINUTE),
            ...(name === 'one' ? { METRICS_PORT: String(metricsPort) } : {}),
          }),
        );
      }
      const serve = () => processes.every(({ log }) => log().includes('The api listens'));
      await vi.waitUntil(serve, { timeout: 60_000, interval: 20 });
    });
    afterAll(async () => {
      for (const { child } of processes) child.kill('SIGKILL');
      await replica?.stop();
      await pooler?.close();
      await valkey?.kill();
      await server?.stop();
      await programs?.remove();
      await rm(folder, { recursive: true, force: true });
    });

    /** The statuses of requests that the processes get in turn, counted. */
    async function ask(count: number): Promise<Record<number, number>> {
      const counts: Record<number, number> = {};
      for (let index = 0; index < count; index += 1) {
        const { status } = await fetch(`${processes[index % 2]?.origin}/v2/contents/main/newest/ALL`, {
          headers: { 'x-balcony-id': 'BOMTOON_US' },
        });
        counts[status] = (counts[status] ?? 0) + 1;
      }
      return counts;
    }
    /** Which servers answer the first process, as its metrics show. */
    async function answering(): Promise<Record<string, number>> {
      const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/_/metrics`)).text();
      const lines = metrics.matchAll(/^longstrip_dependency_up\{dependency="(\w+)"\} (\d)$/gm);
      return Object.fromEntries([...lines].map(([, name, up]) => [name, Number(up)]));
    }
    const bothLogged = (event: string) =>
      vi.waitUntil(() => processes.every(({ log }) => log().includes(`"event":"${event}"`)), {
        timeout: 10_000,
        interval: 20,
      });

    it('share one limit, and go on without Valkey and without the replica', async () => {
      expect(await ask(PER_MINUTE + 10)).toEqual({ 200: PER_MINUTE, 429: 10 });
      await valkey.kill();
      await bothLogged('valkey-lost');
      expect(await ask(PER_MINUTE)).toEqual({ 200: PER_MINUTE });
      await replica.kill();
      await bothLogged('replica-lost');
      expect(await ask(PER_MINUTE)).toEqual({ 200: PER_MINUTE });
      expect(await answering()).toEqual({ database: 1, replica: 0, valkey: 0 });
      await valkey.start();
      await replica.start();
      await bothLogged('valkey-back');
      await bothLogged('replica-back');
      expect(await answering()).toEqual({ database: 1, replica: 1, valkey: 1 });
      for (const { log } of processes) expect(log().match(/"level":"?(?:error|50)/)).toBeNull();
    });

    it('do not start beside them with another secret, and say which', async () => {
      const { child, log } = await start('second', {
        DATABASE_DIRECT_URL: url,
        IMAGE_SECRET: `${SECRET} of another store`,
      });
      expect(await once(child, 'exit')).toEqual([1, null]);
      expect(log()).toContain('IMAGE_SECRET is not that of the other processes of this store');
      expect(log()).not.toContain(SECRET);
    });

    it('end as asked', async () => {
      for (const { child } of processes) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        expect(await ended).toEqual([0, null]);
      }
    });

    it('do not start without the address past the pooler, and say so', async () => {
      const { child, log } = await start('third', {});
      expect(await once(child, 'exit')).toEqual([1, null]);
      expect(log()).toContain('DATABASE_URL leads to a pooler');
      expect(log()).toContain('set DATABASE_DIRECT_URL');
    });
  },
);
