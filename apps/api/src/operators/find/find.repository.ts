import { HITS_OF_A_KIND } from '@longstrip/api-contract';
import type { Executor } from '@longstrip/database';
import {
  appUser,
  coinOrder,
  episode,
  purchase,
  series,
  seriesPlatform,
  supportTicket,
} from '@longstrip/database/schema';
import { and, asc, desc, eq, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { UserRow } from '../../shared/reader-scope.ts';

/** One more than is answered, to tell whether there are more. */
const LIMIT = HITS_OF_A_KIND + 1;

/** The pattern of texts that begin with a text. */
const beginning = (text: string): string => `${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;

/**
 * Accounts by id, by the beginning of their e-mail address or nickname, or by phone number. Each look-up uses its own index: one
 * condition for all would go through every account.
 */
export async function findReaders(executor: Executor, platformIds: string[], text: string): Promise<UserRow[]> {
  const look = (condition: SQL) =>
    executor
      .select()
      .from(appUser)
      .where(and(inArray(appUser.platformId, platformIds), condition))
      .orderBy(asc(appUser.platformId), asc(appUser.id))
      .limit(LIMIT);
  const phone = text.replaceAll(/[\s().-]/g, '');
  const found = [
    ...(/^[A-Za-z0-9_-]{1,64}$/.test(text) ? await look(eq(appUser.id, text)) : []),
    ...(await findByBeginning(executor, platformIds, 'email', text)),
    ...(text.includes('@') ? [] : await findByBeginning(executor, platformIds, 'nickname', text)),
    ...(/^\+\d{7,15}$/.test(phone) ? await look(eq(appUser.phone, phone)) : []),
  ];
  const keyOf = ({ platformId, id }: UserRow) => `${platformId}/${id}`;
  return [...new Map(found.map((row) => [keyOf(row), row])).values()].slice(0, LIMIT);
}

/**
 * The first accounts of each platform, in the order of the index (`~<~`), which stops after them: any other order needs all accounts
 * that begin so, and many do.
 */
async function findByBeginning(
  executor: Executor,
  platformIds: readonly string[],
  name: 'email' | 'nickname',
  text: string,
): Promise<UserRow[]> {
  const key = sql`lower(${appUser[name]})`;
  const found: UserRow[] = [];
  for (const platformId of platformIds) {
    const isIt = and(eq(appUser.platformId, platformId), sql`${key} like ${beginning(text)}`);
    found.push(...(await executor.select().from(appUser).where(isIt).orderBy(sql`${key} using ~<~`).limit(LIMIT)));
  }
  const textOf = (row: UserRow) => row[name]?.toLowerCase() ?? '';
  return found.toSorted((one, other) => (textOf(one) < textOf(other) ? -1 : 1));
}

/** Orders by their id, or by the provider’s id of the payment. */
export async function findOrders(executor: Executor, platformIds: string[], text: string) {
  const look = (condition: SQL | undefined) =>
    executor
      .select()
      .from(coinOrder)
      .where(and(inArray(coinOrder.platformId, platformIds), condition))
      .limit(LIMIT);
  const providers = coinOrder.provider.enumValues;
  const byId = /^[A-Za-z0-9-]{8,27}$/.test(text) ? await look(eq(coinOrder.id, text)) : [];
  if (byId.length > 0) return byId;
  return look(and(inArray(coinOrder.provider, [...providers]), eq(coinOrder.providerReference, text)));
}

/** Purchases by their number, which each platform has its own of. */
export function findPurchases(executor: Executor, platformIds: string[], id: number) {
  return executor
    .select({ row: purchase, seriesTitle: series.title })
    .from(purchase)
    .innerJoin(series, eq(series.id, purchase.seriesId))
    .where(and(inArray(purchase.platformId, platformIds), eq(purchase.id, id)))
    .limit(LIMIT);
}

/** Support tickets by their id. */
export function findTickets(executor: Executor, platformIds: string[], text: string) {
  return executor
    .select()
    .from(supportTicket)
    .where(
      and(
        inArray(supportTicket.platformId, platformIds),
        eq(supportTicket.id, text),
        isNull(supportTicket.deletedAtMs),
      ),
    )
    .limit(LIMIT);
}

/** Series by id, alias, key, or by words of a title, also of the title on a platform; the exact ones first. */
export async function findSeriesHits(executor: Executor, text: string, id: number | null) {
  const contains = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const renamed = executor
    .select({ id: seriesPlatform.seriesId })
    .from(seriesPlatform)
    .where(ilike(seriesPlatform.title, contains));
  const isExact = or(eq(series.alias, text), eq(series.seriesKey, text), sql`lower(${series.title}) = lower(${text})`);
  return executor
    .select()
    .from(series)
    .where(
      or(
        id === null ? undefined : eq(series.id, id),
        ilike(series.title, contains),
        ilike(series.alias, contains),
        eq(series.seriesKey, text),
        inArray(series.id, renamed),
      ),
    )
    .orderBy(desc(sql`(${isExact})::int`), desc(series.viewCount), asc(series.id))
    .limit(LIMIT);
}

/** The platforms that each of these series is on. */
export async function listPlatformsOf(executor: Executor, seriesIds: number[]): Promise<Map<number, string[]>> {
  const rows = await executor
    .select({ seriesId: seriesPlatform.seriesId, platformId: seriesPlatform.platformId })
    .from(seriesPlatform)
    .where(inArray(seriesPlatform.seriesId, seriesIds))
    .orderBy(asc(seriesPlatform.platformId));
  const found = new Map<number, string[]>();
  for (const { seriesId, platformId } of rows) found.set(seriesId, [...(found.get(seriesId) ?? []), platformId]);
  return found;
}

/** Episodes by id, by `series alias/episode alias or number`, or by the beginning of their title. */
export async function findEpisodes(executor: Executor, text: string, id: number | null) {
  const select = (condition: SQL | undefined) =>
    executor
      .select({ row: episode, seriesAlias: series.alias, seriesTitle: series.title })
      .from(episode)
      .innerJoin(series, eq(series.id, episode.seriesId))
      .where(condition)
      .orderBy(asc(episode.id))
      .limit(LIMIT);
  const [seriesAlias = '', key = ''] = text.split('/');
  if (text.includes('/')) {
    return select(and(eq(series.alias, seriesAlias), or(eq(episode.alias, key), eq(episode.number, key))));
  }
  const byId = id === null ? [] : await select(eq(episode.id, id));
  return byId.length > 0 ? byId : select(sql`lower(${episode.title}) like ${beginning(text)}`);
}
