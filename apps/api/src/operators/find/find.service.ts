import { HITS_OF_A_KIND, type OperatorFindSchema, type OperatorHit, type OperatorHits } from '@longstrip/api-contract';
import { ALL_PLATFORMS, type OperatorRole } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { PLATFORMS } from '@longstrip/platform-config';
import type * as v from 'valibot';
import { totalOf } from '../../adapters/payment/payment-provider.ts';
import { MAX_ID } from '../../catalogue/index.ts';
import { maskedEmail } from '../../shared/masked.ts';
import type { Operator } from '../../shared/operator.ts';
import type { UserRow } from '../../shared/reader-scope.ts';
import {
  findEpisodes,
  findOrders,
  findPurchases,
  findReaders,
  findSeriesHits,
  findTickets,
  listPlatformsOf,
} from './find.repository.ts';

/** Roles that see readers and what belongs to them; all others find series and episodes alone (D25). */
const SEES_READERS: ReadonlySet<OperatorRole> = new Set(['owner', 'support']);

/** `adminFind`: what one text names, by kind (record 0137). */
export async function findByOperator(
  executor: Executor,
  operator: Operator,
  { platform, text }: v.InferOutput<typeof OperatorFindSchema>,
): Promise<OperatorHits> {
  const platformIds = platform === ALL_PLATFORMS ? PLATFORMS.map(({ id }) => String(id)) : [platform];
  const number = /^\d{1,15}$/.test(text) ? Number(text) : null;
  const rowId = number !== null && number >= 1 && number <= MAX_ID ? number : null;
  const found: OperatorHit[][] = SEES_READERS.has(operator.role)
    ? [
        (await findReaders(executor, platformIds, text)).map(readerHit),
        (await findOrders(executor, platformIds, text)).map(orderHit),
        number === null ? [] : (await findPurchases(executor, platformIds, number)).map(purchaseHit),
        (await findTickets(executor, platformIds, text)).map(ticketHit),
      ]
    : [];
  const works = await findSeriesHits(executor, text, rowId);
  const platforms = await listPlatformsOf(
    executor,
    works.map(({ id }) => id),
  );
  found.push(works.map((row) => seriesHit(row, platforms.get(row.id) ?? [])));
  found.push((await findEpisodes(executor, text, rowId)).map(episodeHit));
  return {
    hits: found.flatMap((hits) => hits.slice(0, HITS_OF_A_KIND)),
    more: found.flatMap((hits) => (hits.length > HITS_OF_A_KIND && hits[0] !== undefined ? [hits[0].kind] : [])),
  };
}

/** How an account is now (`READER_STATES`). */
export function readerStateOf({ erasedAtMs, mergedIntoId, withdrawnAtMs }: UserRow) {
  if (erasedAtMs !== null) return 'ERASED';
  if (mergedIntoId !== null) return 'MERGED';
  return withdrawnAtMs === null ? 'ACTIVE' : 'WITHDRAWN';
}

function readerHit(row: UserRow): OperatorHit {
  const { platformId: platform, id: userId, nickname, email, createdAtMs } = row;
  const state = readerStateOf(row);
  return { kind: 'reader', platform, userId, nickname, email: maskedEmail(email), state, createdAtMs };
}

function orderHit(row: Awaited<ReturnType<typeof findOrders>>[number]): OperatorHit {
  const { platformId: platform, id: orderId, userId, title, state, provider, currency, createdAtMs } = row;
  const total = totalOf(row);
  return { kind: 'order', platform, orderId, userId, title, state, provider, total, currency, createdAtMs };
}

function purchaseHit({ row, seriesTitle }: Awaited<ReturnType<typeof findPurchases>>[number]): OperatorHit {
  const { platformId: platform, id: purchaseId, userId, type, coins, episodeCount, createdAtMs } = row;
  const isUndone = row.undoneAtMs !== null;
  return {
    ...{ kind: 'purchase', platform, purchaseId, userId, type, seriesTitle },
    ...{ coins, episodeCount, createdAtMs, isUndone },
  };
}

function ticketHit(row: Awaited<ReturnType<typeof findTickets>>[number]): OperatorHit {
  const { platformId: platform, id: ticketId, userId, title, status, createdAtMs } = row;
  return { kind: 'ticket', platform, ticketId, userId, title, status, createdAtMs };
}

function seriesHit(row: Awaited<ReturnType<typeof findSeriesHits>>[number], platforms: string[]): OperatorHit {
  const { id: seriesId, alias, title, language, type } = row;
  const isRemoved = row.removedAtMs !== null;
  return { kind: 'series', seriesId, alias, title, language, type, isRemoved, platforms };
}

function episodeHit({ row, ...of }: Awaited<ReturnType<typeof findEpisodes>>[number]): OperatorHit {
  const { id: episodeId, alias, title, seriesId, removedAtMs } = row;
  return { kind: 'episode', episodeId, alias, title, seriesId, ...of, isRemoved: removedAtMs !== null };
}
