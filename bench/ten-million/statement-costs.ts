import { randomUUID } from 'node:crypto';
import type { Database } from '@longstrip/database';
import { mintAccessToken } from '@longstrip/test-kit';
import { MODEL_PLATFORM } from './fill-readers.ts';

interface Reader {
  readonly userId: string;
  readonly sessionId: string;
}

/** A request of a signed-in reader. */
interface ModelCall {
  readonly name: string;
  readonly path: string;
  readonly body?: (index: number) => unknown;
  readonly method?: string;
}

const EPISODE = { contentsAlias: 'series-7', episodeAlias: 'ep-9' };

/** The most frequent requests of readers. */
const CALLS: readonly ModelCall[] = [
  { name: 'wallet', path: '/asset/wallet' },
  { name: 'library', path: '/v2/library' },
  { name: 'history of reading', path: '/v2/library/recent' },
  { name: 'favourites', path: '/v2/library/favorite' },
  { name: 'state of a series', path: '/v2/library/state/series-7' },
  { name: 'rights to a series', path: '/v2/contents/rights/series-7' },
  { name: 'an episode', path: '/v2/contents/viewer/series-7/ep-1' },
  { name: 'a quote', path: '/v2/contents/quote/series-7/ep-9' },
  { name: 'recommendations', path: '/v2/contents/foryou' },
  { name: 'bookmarks', path: '/v2/library/marks' },
  { name: 'alarms', path: '/alarm' },
  { name: 'unread alarms', path: '/alarm/count' },
  { name: 'history of purchases', path: '/purchase/history' },
  { name: 'spent by day', path: '/coin/user/used' },
  { name: 'points', path: '/mileage' },
  {
    ...{ name: 'a position is saved', path: '/v2/library/position', method: 'PUT' },
    body: (index) => ({ ...EPISODE, pageOrderNo: 1 + index, offsetPermille: 0, readAt: Date.now() }),
  },
  { name: 'a favourite', path: '/v2/library/favorite', method: 'POST', body: () => ({ contentsAlias: 'series-7' }) },
];

/** What one call costs the database. */
export interface CallCost {
  readonly name: string;
  readonly statements: number;
  /** Pages of 8 kB that were looked at. */
  readonly pages: number;
}

/** What one statement costs, of requests and jobs alike. */
export type StatementCosts = ReadonlyMap<string, { readonly calls: number; readonly pages: number }>;

/** Switches on the counting of statements, from the next start of the server on. */
export const PREPARE_COUNTING = `alter system set shared_preload_libraries = 'pg_stat_statements'`;
export const BEGIN_COUNTING =
  'create extension if not exists pg_stat_statements; select pg_stat_statements_reset(), pg_stat_reset()';

/** Sends every call for each reader. What the api did at its start is counted too. */
export async function measureCalls(
  database: Database,
  origin: string,
  readers: readonly Reader[],
): Promise<{ costs: CallCost[]; statements: StatementCosts }> {
  const statements = new Map<string, { calls: number; pages: number }>();
  const costs: CallCost[] = [];
  const add = (counted: Awaited<ReturnType<typeof takeCounts>>): void => {
    for (const { query, calls, pages } of counted) {
      const before = statements.get(query) ?? { calls: 0, pages: 0 };
      statements.set(query, { calls: before.calls + calls, pages: before.pages + pages });
    }
  };
  const bearers = await Promise.all(readers.map(bearerOf));
  for (const call of CALLS) {
    // The first one fills what a process caches.
    await send(origin, call, bearers[0] ?? '', 0);
    add(await takeCounts(database));
    for (const [index, bearer] of bearers.entries()) await send(origin, call, bearer, index);
    const counted = await takeCounts(database);
    add(counted);
    // Statements of jobs come less often than the call.
    const ofCall = counted.filter(({ calls }) => calls >= bearers.length);
    const sum = (of: 'calls' | 'pages') => ofCall.reduce((total, each) => total + each[of], 0) / bearers.length;
    costs.push({ name: call.name, statements: sum('calls'), pages: sum('pages') });
  }
  return { costs, statements };
}

async function bearerOf({ userId, sessionId }: Reader): Promise<string> {
  return mintAccessToken({ platformId: MODEL_PLATFORM, userId, sessionId }, { nowMs: Date.now() });
}

async function send(origin: string, { path, method, body }: ModelCall, bearer: string, index: number): Promise<void> {
  const answer = await fetch(`${origin}${path}`, {
    method: method ?? 'GET',
    headers: {
      ...{ authorization: `Bearer ${bearer}`, 'x-balcony-id': 'BOMTOON_US', 'x-request-id': randomUUID() },
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body(index)) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}

/** What was counted since the last time. */
async function takeCounts(database: Database): Promise<{ query: string; calls: number; pages: number }[]> {
  const rows = await database.run(
    `select query, sum(calls)::float8 as calls, sum(shared_blks_hit + shared_blks_read)::float8 as pages
     from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())
       and query !~* 'pgboss|pg_stat_statements|^(begin|commit|rollback|set|select pg_stat)' group by query`,
  );
  await database.run('select pg_stat_statements_reset()');
  return rows.map(({ query, calls, pages }) => ({ query: String(query), calls: Number(calls), pages: Number(pages) }));
}
