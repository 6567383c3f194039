import { randomUUID } from 'node:crypto';
import { type Purchased, PurchasedSchema } from '@longstrip/api-contract';
import {
  balanceByKind,
  coins,
  type Decision,
  decideAfterWaiting,
  grant,
  lotsAfter,
  type PlannedPurchase,
  type PurchaseChoice,
  type PurchaseRefusal,
  receiptLines,
  refuse,
  type SeriesOffer,
  spentCoins,
  type Wallet,
} from '@longstrip/core';
import type { Transaction } from '@longstrip/database';
import * as v from 'valibot';
import { MAX_ID, readerEpisodes } from '../../catalogue/index.ts';
import type { Clock } from '../../http/api-parts.ts';
import { callerSeesAdult, callerSeesBl } from '../../http/caller-view.ts';
import type { CommandCall } from '../../http/reader-command.ts';
import { refuseOtherBody, repeatReply } from '../../http/request-reply.ts';
import type { MoneyParts } from '../services.ts';
import { noteNewPurchase } from './count-purchases.ts';
import { writePurchase } from './purchase.repository.ts';
import { type LockedPurchase, lockPurchase } from './purchase-facts.repository.ts';
import { findOfferedSeries, type OfferedSeries, seriesOffer } from './series-offers.ts';

/** What a purchase is about: the series of an episode as it was when the request came. */
export interface OfferedEpisode {
  readonly seriesId: number;
  readonly seriesAlias: string;
  readonly episodeAlias: string;
  readonly offered: OfferedSeries;
}

/** The parts of a request that a purchase depends on: the demo's reader buys without a request. */
type BuyingCall = Pick<CommandCall, 'caller' | 'platform' | 'device' | 'nowMs' | 'remembered'>;

/** Loads what an episode's series offers before the wallet is locked. What counts is the offer under the lock. */
export async function findOffer(
  { db }: Pick<MoneyParts, 'db'>,
  episodeId: number,
  { platform }: Pick<BuyingCall, 'platform'>,
): Promise<Decision<OfferedEpisode, 'NOT_FOUND_EPISODE'>> {
  const isId = episodeId >= 1 && episodeId <= MAX_ID;
  const offered = isId ? await findOfferedSeries(db.orm, platform.id, episodeId) : null;
  const named = offered?.episodes.find(({ episode }) => episode.id === episodeId);
  if (offered === null || named === undefined) return refuse('NOT_FOUND_EPISODE');
  const { series } = offered;
  return grant({ seriesId: series.id, seriesAlias: series.alias, episodeAlias: named.episode.alias, offered });
}

function offerOf(offered: OfferedSeries, call: BuyingCall, nowMs: number): SeriesOffer {
  const { series, on_platform: onPlatform, episodes, tiers } = offered;
  const isBlHidden = series.isBl && !callerSeesBl(call);
  const state = {
    isShown: series.removedAtMs === null && onPlatform !== null && onPlatform.isVisible && !isBlHidden,
    openedAtMs: onPlatform?.openedAtMs ?? 0,
  };
  return seriesOffer(series, state, readerEpisodes({ onPlatform }, episodes, [], nowMs), tiers, call.platform);
}

/**
 * `POST purchase`. Two statements: one locks the wallet and loads everything, one writes everything. Only if the catalogue
 * changed while the request waited for the lock, the offer is loaded again in between. A request that was granted before gets its
 * reply again; without a request id, D11 keeps an episode from being bought twice.
 *
 * @param clock is read under the lock: the price that is valid then counts
 */
export async function purchaseEpisodes(
  transaction: Transaction,
  choice: Omit<PurchaseChoice, 'seriesId'>,
  call: BuyingCall & { readonly prepared: OfferedEpisode; readonly clock: Clock },
): Promise<Decision<Purchased, PurchaseRefusal | 'MALFORMED_REQUEST'>> {
  const { caller, platform, remembered, prepared } = call;
  const { scope } = caller;
  const requestId = remembered?.key.requestId ?? '';
  const key = `purchase/${remembered === null ? randomUUID() : requestId}`;
  const { offered, locked } = await lockOffer(transaction, choice, call, { key, requestId });
  const { storedReply, isKeyUsed, edition: _, ...facts } = locked;
  if (storedReply !== null && remembered !== null) {
    return repeatReply(storedReply, remembered, (reply) => v.parse(PurchasedSchema, reply));
  }
  // A reply is stored for a month; the key of a movement for ever.
  if (isKeyUsed) return refuseOtherBody();

  const nowMs = call.clock.nowMs();
  const reader = { ...facts, seesAdult: callerSeesAdult(caller, { platform, guestSaysAdult: false, nowMs }) };
  const ofSeries = { ...choice, seriesId: prepared.seriesId };
  const offers = { before: offerOf(prepared.offered, call, call.nowMs), now: offerOf(offered, call, nowMs) };
  const planned = decideAfterWaiting(ofSeries, offers, reader, { beforeMs: call.nowMs, nowMs });
  if (!planned.ok) return planned;
  const reply = replyOf(planned.value, prepared, facts.wallet, nowMs);
  const [bodyHash = ''] = remembered?.hashes ?? [];
  const purchaseId = await writePurchase(transaction, scope, planned.value, {
    seriesId: prepared.seriesId,
    key,
    nowMs,
    storedReply: remembered === null ? null : { key: remembered.key, bodyHash, reply },
  });
  return grant(noteNewPurchase({ ...reply, purchaseId }));
}

/** Locks the wallet, and loads the offer again where the catalogue has changed since. */
async function lockOffer(
  transaction: Transaction,
  { type, episodeId }: Pick<PurchaseChoice, 'type' | 'episodeId'>,
  { caller, platform, prepared }: BuyingCall & { readonly prepared: OfferedEpisode },
  request: { readonly key: string; readonly requestId: string },
): Promise<{ offered: OfferedSeries; locked: LockedPurchase }> {
  const isBulk = type === 'ALL_RENT' || type === 'ALL_POSSESSION';
  const lock = ({ episodes }: OfferedSeries) => {
    const episodeIds = isBulk ? episodes.map(({ episode }) => episode.id) : [episodeId];
    return lockPurchase(transaction, caller.scope, { seriesId: prepared.seriesId, episodeIds }, request);
  };
  const locked = await lock(prepared.offered);
  if (locked.edition === prepared.offered.edition) return { offered: prepared.offered, locked };
  const offered = await findOfferedSeries(transaction, platform.id, episodeId);
  // The series was deleted, for example with the demo: nothing of it is offered.
  if (offered === null) return { offered: { ...prepared.offered, episodes: [] }, locked };
  // The series may have a new episode, whose entitlements are not loaded yet.
  return { offered, locked: isBulk ? await lock(offered) : locked };
}

function replyOf(
  { type, debit, episodeIds, expiresAtMs, isRepeat }: PlannedPurchase,
  { seriesAlias, episodeAlias }: OfferedEpisode,
  { lots }: Wallet,
  nowMs: number,
): Omit<Purchased, 'purchaseId'> {
  const left = balanceByKind(debit === null ? lots : lotsAfter(lots, debit), nowMs);
  const spent = spentCoins({ lines: debit === null ? [] : receiptLines(debit) });
  return {
    productType: 'EPISODE',
    purchaseType: type,
    contentsAlias: seriesAlias,
    episodeAlias,
    ...spent,
    createdAt: nowMs,
    episodeCount: episodeIds.length,
    isPaymentAuto: false,
    isRepeatPurchase: isRepeat,
    rentExpiredAt: expiresAtMs,
    balance: { coin: left.COIN, bonusCoin: left.BONUS, freeCoin: left.FREE_COIN },
  };
}

export function choiceOf(body: {
  readonly id: number;
  readonly purchaseType: PurchaseChoice['type'];
  readonly expectedCoin: number | null;
  readonly giftId: string | null;
}): Omit<PurchaseChoice, 'seriesId'> {
  const { id, purchaseType, expectedCoin, giftId } = body;
  return {
    type: purchaseType,
    episodeId: id,
    expectedPrice: expectedCoin === null ? null : coins(expectedCoin),
    giftId,
  };
}
