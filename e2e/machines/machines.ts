import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  openPooler,
  type Pooler,
  startTestServer,
  type TestReplica,
  type TestServer,
  whyNoPooler,
  whyNoTestServer,
} from '@longstrip/database/testing';
import { TEST_TOKEN_SECRET } from '@longstrip/test-kit';
import {
  type BucketServer,
  type Nginx,
  startBucketServer,
  startNginx,
  startValkeyServer,
  type ValkeyServer,
  whyNoNginx,
  whyNoValkey,
} from '@longstrip/test-kit/servers';
import { findFreeBase, SITES } from '../product/product-process.ts';
import { ADDRESS_HEADER } from './readers.ts';
import { type Role, type RoleProcess, startRole } from './role-process.ts';

/** A process that is asked to stop answers for so long, and nginx gives up idle connections earlier. */
const DRAIN_DELAY_SECONDS = 3;
/** Connections of all processes together, through the pooler. */
const CONNECTIONS = 20;
/** Bases of the processes, above the first one. */
const BASES: Readonly<Record<Role, readonly number[]>> = { api: [0, 10, 20], site: [30, 40, 50], jobs: [60, 70] };

/** Why the machines cannot be had here, for the name of skipped tests; null: they can. */
export const whyNoMachines = (): string | null => whyNoTestServer() ?? whyNoPooler() ?? whyNoValkey ?? whyNoNginx();

/** The product on many machines, each part a process, with everything that stands between them. */
export interface Machines {
  readonly server: TestServer;
  readonly replica: TestReplica;
  readonly valkey: ValkeyServer;
  readonly roles: readonly RoleProcess[];
  /** The address of the database itself. */
  readonly databaseUrl: string;
  /** Of another machine, on which operators run their commands. */
  readonly operators: { dataDirectory: string; basePort: number; environment: Record<string, string> };
  /** A platform's site behind nginx. */
  site(platformId: string): string;
  /** The same site of each process, without nginx. */
  sitesOfProcesses(platformId: string): string[];
  stop(): Promise<void>;
}

/** @param fronted ids of the platforms that have an nginx in front */
export async function startMachines(options: { fronted: readonly string[]; perMinute: number }): Promise<Machines> {
  const folder = mkdtempSync(join(tmpdir(), 'longstrip-machines-'));
  const base = await findFreeBase();
  const stops: (() => Promise<unknown>)[] = [
    async () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  ];
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each();
  };
  try {
    const server = await startTestServer();
    stops.push(() => server.stop());
    const databaseUrl = await server.createDatabase();
    const replica = await server.startReplica();
    stops.push(() => replica.stop());
    const pooler = await openPooler(databaseUrl, { connections: CONNECTIONS, settings: ['server_login_retry = 1'] });
    stops.push(() => pooler.close());
    const valkey = await startValkeyServer();
    stops.push(() => valkey.kill());
    const bucket = await startBucketServer();
    stops.push(() => bucket.remove());
    const fronts = new Map<string, Nginx>();
    for (const id of options.fronted) {
      const front = await startFront(id, base);
      stops.push(() => front.stop());
      fronts.set(id, front);
    }
    const sitesOfProcesses = (id: string) =>
      BASES.site.map((offset) => `http://127.0.0.1:${base + offset + offsetOf(id)}`);
    const site = (id: string) => fronts.get(id)?.origin ?? sitesOfProcesses(id)[0] ?? '';
    const environment = {
      ...environmentOf({ databaseUrl, replica, pooler, valkey, bucket }),
      RATE_LIMIT_PER_MINUTE: String(options.perMinute),
      PUBLIC_ORIGINS: SITES.map(({ id }) => `${id}=${site(id)}`).join(','),
    };
    const roles = (['api', 'site', 'jobs'] as const).flatMap((role) =>
      BASES[role].map((offset, index) => {
        const name = `${role}-${index + 1}`;
        const dataDirectory = join(folder, name);
        mkdirSync(dataDirectory);
        return startRole({ name, role, basePort: base + offset, dataDirectory, environment });
      }),
    );
    stops.push(() => Promise.all(roles.map((role) => role.stop())));
    await Promise.all(roles.map((role) => role.ready()));
    const operators = { dataDirectory: join(folder, 'operators'), basePort: base + 80, environment };
    return { server, replica, valkey, roles, databaseUrl, operators, site, sitesOfProcesses, stop };
  } catch (error) {
    await stop();
    throw error;
  }

  function environmentOf(parts: {
    databaseUrl: string;
    replica: TestReplica;
    pooler: Pooler;
    valkey: ValkeyServer;
    bucket: BucketServer;
  }): Record<string, string> {
    const secret = (name: string) => `${name}-of-many-machines-which-are-not-guessed`;
    const files = parts.bucket.at('one');
    return {
      LONGSTRIP_MODE: 'production',
      DATABASE_URL: parts.pooler.urlOf(parts.databaseUrl),
      DATABASE_DIRECT_URL: parts.databaseUrl,
      DATABASE_REPLICA_URL: parts.replica.urlOf(parts.databaseUrl),
      VALKEY_URL: parts.valkey.url,
      ...{ FILES_URL: files.url, FILES_ACCESS_KEY: files.accessKey, FILES_SECRET_KEY: files.secretKey },
      SMTP_URL: 'smtp://127.0.0.1:9',
      API_URL: BASES.api.map((offset) => `http://127.0.0.1:${base + offset + 100}`).join(','),
      ...{ TOKEN_SECRET: TEST_TOKEN_SECRET, IMAGE_SECRET: secret('pictures'), SERVICE_SECRET: secret('sites') },
      COOKIE_SECRET: secret('cookies'),
      TRUSTED_PROXIES: '127.0.0.1',
      DRAIN_DELAY_SECONDS: String(DRAIN_DELAY_SECONDS),
    };
  }
}

const offsetOf = (platformId: string): number => SITES.find(({ id }) => id === platformId)?.portOffset ?? 0;

/** `deploy/nginx` before the three processes. Readers of the tests say from which address they come. */
function startFront(platformId: string, base: number): Promise<Nginx> {
  const [first = 0, ...others] = BASES.site.map((offset) => base + offset + offsetOf(platformId));
  const server = (port: number) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=1s;`;
  return startNginx({
    upstreamPort: first,
    change: (text) =>
      text
        .replace(`server 127.0.0.1:${first};`, [first, ...others].map(server).join(' '))
        .replace('keepalive_timeout 3s;', 'keepalive_timeout 1s;')
        .replace('set $longstrip_platform bom-us;', `set $longstrip_platform ${platformId};`)
        .replace('server_name', `set_real_ip_from 127.0.0.1; real_ip_header ${ADDRESS_HEADER};\n  server_name`),
  });
}
