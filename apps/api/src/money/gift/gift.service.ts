import type { ContentsGift, ContentsGifts, GiftSeries, MyGift, ReceivableGift } from '@longstrip/api-contract';
import {
  ageGroupOf,
  type Decision,
  decideGift,
  GIFT_SALE_TYPES,
  type GiftReader,
  type GiftRefusal,
  giftStateOf,
  grant,
  refuse,
  type SeriesThumbnailType,
} from '@longstrip/core';
import type { Executor, Transaction } from '@longstrip/database';
import { findListed, listFilterOf, listItemsOf } from '../../catalogue/index.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import { adultRulesOf, signedInReader } from '../../http/caller-view.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import { isAccountClosed } from '../../people/index.ts';
import { lockWallet } from '../ledger/ledger.repository.ts';
import type { MoneyParts } from '../services.ts';
import {
  addUserGift,
  findGift,
  type GiftOfReader,
  type GiftRow,
  listOffered,
  listTaken,
  type TakenGift,
} from './gift.repository.ts';

type Parts = Pick<MoneyParts, 'db' | 'services'>;
type ReaderCall = EndpointCall<SignedInCaller>;

/** Gifts that the reader may take now: meant for them, and of a series that they see. */
export async function listReceivable(executor: Executor, call: ReaderCall): Promise<GiftRow[]> {
  const { caller, nowMs } = call;
  const offered = await listOffered(executor, caller.scope, nowMs);
  const views = await seriesViews(
    executor,
    offered.map(({ gift }) => gift.seriesId),
    call,
  );
  return offered.filter((one) => decideOffered(one, views, call).ok).map(({ gift }) => gift);
}

function decideOffered(
  offered: GiftOfReader | null,
  views: ReadonlyMap<number, 'open' | 'adult'>,
  call: ReaderCall,
): Decision<null, GiftRefusal> {
  const { caller, platform, nowMs } = call;
  const reader: GiftReader = {
    ageGroup: ageGroupOf(signedInReader(caller, platform, nowMs), adultRulesOf(platform, nowMs), nowMs),
    signedUpAtMs: caller.user.createdAtMs,
    isNamed: offered?.isNamed === true,
    hasTaken: offered !== null && offered.taken !== null,
  };
  const seriesId = offered?.gift.seriesId ?? null;
  const series = seriesId === null ? null : (views.get(seriesId) ?? 'gone');
  return decideGift(offered?.gift ?? null, { reader, series, nowMs });
}

/** `GET gift/receivable`. */
export async function readReceivable(
  parts: Parts,
  thumbnailTypes: readonly SeriesThumbnailType[],
  call: ReaderCall,
): Promise<ReceivableGift[]> {
  const gifts = await listReceivable(parts.db.orm, call);
  const of = { seriesIds: gifts.map(({ seriesId }) => seriesId), thumbnailTypes };
  const series = await giftSeries(parts, of, call);
  return gifts.map((gift) => ({
    ...wireOffered(gift),
    receivableUntil: gift.receiveUntilMs,
    contents: seriesOf(gift, series),
    isForAny: gift.seriesId === null,
  }));
}

/** `GET gift`: those that the reader took. */
export async function readTaken(
  parts: Parts,
  thumbnailTypes: readonly SeriesThumbnailType[],
  call: ReaderCall,
): Promise<MyGift[]> {
  const { caller, nowMs } = call;
  const gifts = await listTaken(parts.db.orm, caller.scope, { nowMs });
  const series = await giftSeries(parts, { seriesIds: gifts.map(({ gift }) => gift.seriesId), thumbnailTypes }, call);
  return gifts.map((one) => wireMine(one, seriesOf(one.gift, series), nowMs));
}

function seriesOf({ seriesId }: GiftRow, series: ReadonlyMap<number, GiftSeries>): GiftSeries | null {
  return seriesId === null ? null : (series.get(seriesId) ?? null);
}

/**
 * `GET v2/gift/contents/detail`: the tickets for a series that the reader has and that have not ended, and those that they may
 * take.
 */
export async function readContentsGifts(
  { db }: Parts,
  contentsId: number,
  call: ReaderCall,
): Promise<Decision<ContentsGifts, 'NOT_EXIST'>> {
  const { caller, nowMs } = call;
  const views = await seriesViews(db.orm, [contentsId], call);
  if (views.get(contentsId) !== 'open') return refuse('NOT_EXIST');
  const taken = await listTaken(db.orm, caller.scope, { nowMs, seriesId: contentsId });
  const receivable = await listReceivable(db.orm, call);
  return grant({
    receivedGifts: taken.filter(({ taken: { useUntilMs } }) => nowMs < useUntilMs).map(wireReceived),
    receivableGifts: receivable
      .filter(({ seriesId }) => seriesId === null || seriesId === contentsId)
      .map((gift) => wireOffered(gift)),
  });
}

/** `GET gift/count`: tickets of gifts that can be used now. */
export async function countGiftTickets(executor: Executor, { caller, nowMs }: ReaderCall): Promise<number> {
  const usable = await listTaken(executor, caller.scope, { nowMs, isUsable: true });
  return usable.reduce((sum, { taken: { issuedCount, usedCount } }) => sum + issuedCount - usedCount, 0);
}

/**
 * Reads the series of the requested gift before the transaction; null: it is for any series, or the reader does not see its
 * series.
 */
export async function prepareTaking(
  parts: Parts,
  giftId: string,
  call: ReaderCall,
): Promise<Decision<GiftSeries | null, never>> {
  const seriesId = (await findGift(parts.db.orm, call.caller.scope, giftId))?.gift.seriesId ?? null;
  if (seriesId === null) return grant(null);
  const series = await giftSeries(parts, { seriesIds: [seriesId], thumbnailTypes: ['VERTICAL'] }, call);
  return grant(series.get(seriesId) ?? null);
}

/** `POST gift`: the reader takes a gift, once. */
export async function takeGift(
  transaction: Transaction,
  giftId: string,
  call: ReaderCall & { readonly prepared: GiftSeries | null },
): Promise<Decision<MyGift, GiftRefusal>> {
  const { caller, nowMs } = call;
  await lockWallet(transaction, caller.scope);
  if (await isAccountClosed(transaction, caller.scope)) return refuse('NOT_FOUND_GIFT');
  const offered = await findGift(transaction, caller.scope, giftId);
  const views = await seriesViews(transaction, [offered?.gift.seriesId ?? null], call);
  const decided = decideOffered(offered, views, call);
  if (!decided.ok) return decided;
  if (offered === null) return refuse('NOT_FOUND_GIFT');
  const { gift } = offered;
  const taken = await addUserGift(transaction, caller.scope, gift, nowMs);
  return taken === null ? refuse('ALREADY_GIVEN_GIFT') : grant(wireMine({ gift, taken }, call.prepared, nowMs));
}

function wireMine({ gift, taken }: TakenGift, contents: GiftSeries | null, nowMs: number): MyGift {
  return {
    ...wireReceived({ gift, taken }),
    state: giftStateOf(taken, nowMs),
    receivedAt: taken.receivedAtMs,
    contents,
    isForAny: gift.seriesId === null,
  };
}

function wireReceived({ gift, taken }: TakenGift): ContentsGift {
  const { issuedCount, usedCount, useUntilMs: expiredAt } = taken;
  const { id: giftId, title } = gift;
  return { giftId, giftType: GIFT_SALE_TYPES[gift.type], isReceived: true, issuedCount, usedCount, title, expiredAt };
}

function wireOffered({ id: giftId, type, title, episodeCount, useUntilMs }: GiftRow): ContentsGift {
  const counts = { isReceived: false, issuedCount: episodeCount, usedCount: 0 };
  return { giftId, giftType: GIFT_SALE_TYPES[type], ...counts, title, expiredAt: useUntilMs };
}

const EVERY_SERIES = { type: 'ALL', guestSaysAdult: false, adultToggle: true } as const;

/** How a reader sees each of these series: one that is missing is not shown to them. */
async function seriesViews(
  executor: Executor,
  seriesIds: readonly (number | null)[],
  call: ReaderCall,
): Promise<ReadonlyMap<number, 'open' | 'adult'>> {
  const filter = listFilterOf(EVERY_SERIES, call);
  const ids = [...new Set(seriesIds.filter((id) => id !== null))];
  const rows = await findListed(executor, { ...filter, includesAdult: true }, ids);
  return new Map(
    rows.map(({ series: { id, isAdult } }) => [id, isAdult && !filter.includesAdult ? 'adult' : 'open'] as const),
  );
}

/** The series that gifts are for, without those that the reader may not see, by their ids. */
async function giftSeries(
  parts: Pick<MoneyParts, 'db' | 'services'>,
  of: { seriesIds: readonly (number | null)[]; thumbnailTypes: readonly SeriesThumbnailType[] },
  call: ReaderCall,
): Promise<ReadonlyMap<number, GiftSeries>> {
  const filter = listFilterOf(EVERY_SERIES, call);
  const ids = of.seriesIds.filter((id) => id !== null);
  const items = await listItemsOf(parts, ids, { filter, thumbnailTypes: of.thumbnailTypes }, call);
  return new Map(items.map((item) => [item.id, item]));
}
