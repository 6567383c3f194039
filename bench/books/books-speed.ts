import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, openDatabase } from '@longstrip/database';
import { startTestServer } from '@longstrip/database/testing';
import { addBuyers } from '@longstrip/test-kit/data';
import { residentMb } from '../process-figures.ts';
import { startApiProcess } from '../purchase/api-process.ts';
import type { Measure } from '../report.ts';
import { PROMISES } from '../report.ts';

const PROGRAM = join(import.meta.dirname, '..', '..', 'apps', 'api', 'dist', 'cli.js');
const PLATFORM = 'bom-us';
const WALLETS = 10_000;
const LOOK_EVERY_MS = 200;
const SEALED_WITHIN_MS = 30 * 60_000;

/** One more paid pack of coins for each reader, in the same rows that the api writes. */
const SELL_TO_ALL = `
with made as (
  insert into movement (platform_id, user_id, type, cause, idempotency_key, created_at_ms)
  select platform_id, user_id, 'CHARGE', name, name, $3::bigint
  from wallet cross join lateral (select 'order/' || $2::text || user_id as name) as named
  where platform_id = $1 order by user_id
  returning id, user_id, platform_id, cause
), made_order as (
  insert into coin_order (platform_id, user_id, id, product_id, title, state, provider, client_platform, price_minor_units,
    currency, coins, agreed_at_ms, created_at_ms, updated_at_ms, expires_at_ms, paid_at_ms, charge_movement_id)
  select platform_id, user_id, substr(cause, 7), 'test', 'Coins', 'paid', 'sandbox', 'WEB', 100, 'USD', 1,
    $3::bigint, $3::bigint, $3::bigint, $3::bigint, $3::bigint, id
  from made
), counted as (
  update app_user set coin_purchase_count = coin_purchase_count + 1 where platform_id = $1
), made_lot as (
  insert into lot (platform_id, user_id, kind, source, amount, acquired_at_ms, movement_id, lot_no)
  select platform_id, user_id, 'COIN', 'PAYMENT', 1, $3::bigint, id, 0 from made order by id returning id, user_id
)
insert into posting (platform_id, reader_id, movement_id, line_no, account, user_id, lot_id, kind, amount)
select made.platform_id, made.user_id, made.id, line_no, account, case line_no when 1 then made.user_id end,
  case line_no when 1 then made_lot.id end, 'COIN', sign
from made join made_lot using (user_id) cross join (values (0, 'ISSUED', -1), (1, 'WALLET', 1)) as line(line_no, account, sign)`;

/** How fast the built program seals a store of this many movements for the first time and checks it, and its memory. */
export async function measureBooks(
  port: number,
  movements: number,
): Promise<{ title: string; measures: readonly Measure[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'longstrip-books-'));
  const server = await startTestServer();
  try {
    const url = await server.createDatabase();
    const database = await openDatabase({ engine: 'server', url });
    try {
      await fill(database, movements);
      const api = await startApiProcess(port, { dataDirectory: join(folder, 'data'), databaseUrl: url });
      const sealMs = await untilSealed(database, movements).finally(() => api.stop());
      await database.run('analyze');
      const { books, readMs, peakMb } = await runBooks(url, join(folder, 'data'));
      const measures: Measure[] = [
        { what: 'first sealing', value: (movements / sealMs) * 1_000, unit: 'movements/s' },
        { what: 'npm run books', value: readMs / 1_000, unit: 's' },
        { what: 'rate', value: (movements / readMs) * 1_000, unit: 'movements/s' },
        { what: 'memory of the command', value: peakMb, unit: 'MB', most: PROMISES.booksMemoryMb },
        { what: 'rules that do not hold', value: books.broken.length, unit: 'rules', note: claims(books) },
      ];
      return { title: `Books of ${movements.toLocaleString('en-US')} movements, ${server.version}`, measures };
    } finally {
      await database.close();
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function fill(database: Database, movements: number): Promise<void> {
  await addBuyers(database, { platformId: PLATFORM, prefix: 'buyer', count: WALLETS, coins: 1 });
  for (let made = WALLETS; made < movements; made += WALLETS) {
    await database.run(SELL_TO_ALL, [PLATFORM, `${made}-of-`, Date.now()]);
  }
  await database.run('analyze');
}

/** From the first seal to the last, in milliseconds. */
async function untilSealed(database: Database, movements: number): Promise<number> {
  const startedAtMs = performance.now();
  let firstAtMs: number | null = null;
  while (performance.now() - startedAtMs < SEALED_WITHIN_MS) {
    const [row] = await database.run('select coalesce(max(position), 0)::float8 as sealed from movement_seal');
    const sealed = Number(row?.sealed);
    if (sealed > 0) firstAtMs ??= performance.now();
    if (sealed >= movements && firstAtMs !== null) return performance.now() - firstAtMs;
    await wait(LOOK_EVERY_MS);
  }
  throw new Error('the movements were not sealed in time');
}

interface ReadBooks {
  readonly broken: readonly { readonly claim: string }[];
}

/** Runs the built command as an operator would. */
async function runBooks(
  url: string,
  dataDirectory: string,
): Promise<{ books: ReadBooks; readMs: number; peakMb: number }> {
  const startedAtMs = performance.now();
  const child = spawn(process.execPath, [PROGRAM, 'books', '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { NODE_ENV: 'production', DATA_DIR: dataDirectory, DATABASE_URL: url },
  });
  let peakMb = 0;
  const timer = setInterval(() => {
    peakMb = Math.max(peakMb, residentMb(child.pid ?? 0));
  }, LOOK_EVERY_MS);
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString('utf8');
  });
  await once(child, 'close');
  clearInterval(timer);
  const readMs = performance.now() - startedAtMs;
  // What our own command prints.
  const books = JSON.parse(printed) as ReadBooks;
  return { books, readMs, peakMb };
}

function claims({ broken }: ReadBooks): string {
  return broken.map(({ claim }) => claim).join(' ');
}
