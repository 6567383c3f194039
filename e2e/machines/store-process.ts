import { TEST_TOKEN_SECRET } from '@longstrip/test-kit';
import { findFreeBase, SITES } from '../product/product-process.ts';
import { PLATFORM_ID } from './readers.ts';
import { type RoleProcess, startRole } from './role-process.ts';

/** All of the product in one process, as on one machine, for readers of one platform. */
export interface StoreProcess extends RoleProcess {
  /** The site of the readers. */
  readonly site: string;
  /** For commands of an operator, and for its own process. */
  readonly environment: Record<string, string>;
}

interface StoreOptions {
  databaseUrl: string;
  dataDirectory: string;
  /** Where the heads of seals go. */
  headsFile: string;
}

/** Starts the product on a database and a data directory, and waits until it is ready. */
export async function startStore({ databaseUrl, dataDirectory, headsFile }: StoreOptions): Promise<StoreProcess> {
  const base = await findFreeBase();
  const secret = (name: string) => `${name}-of-a-restored-store-which-are-not-guessed`;
  const originOf = ({ portOffset }: (typeof SITES)[number]) => `http://127.0.0.1:${base + portOffset}`;
  const environment = {
    LONGSTRIP_MODE: 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDirectory,
    PORT: String(base),
    WORKERS: '0',
    RATE_LIMIT_PER_MINUTE: '0',
    SEAL_HEADS_TO: headsFile,
    SMTP_URL: 'smtp://127.0.0.1:9',
    PUBLIC_ORIGINS: SITES.map((site) => `${site.id}=${originOf(site)}`).join(','),
    ...{ TOKEN_SECRET: TEST_TOKEN_SECRET, IMAGE_SECRET: secret('pictures'), SERVICE_SECRET: secret('sites') },
    COOKIE_SECRET: secret('cookies'),
  };
  const process = startRole({ name: 'store', role: 'all', basePort: base, dataDirectory, environment });
  const site = SITES.find(({ id }) => id === PLATFORM_ID);
  if (site === undefined) throw new Error(`no site ${PLATFORM_ID}`);
  try {
    await process.ready();
  } catch (error) {
    await process.stop();
    throw error;
  }
  return { ...process, site: originOf(site), environment };
}
