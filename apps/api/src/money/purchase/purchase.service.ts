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
import { type RememberedRequest, refuseOtherBody, repeatReply } from '../../http/request-reply.ts';
import { noteNewPurchase } from './count-purchases.ts';
import type { OfferedSeriesReader } from './offered-series-reader.ts';
import { writePurchase } from './purchase.repository.ts';
import type { PurchaseBatches } from './purchase-batches.ts';
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
  offers: OfferedSeriesReader,
  episodeId: number,
  { platform }: Pick<BuyingCall, 'platform'>,
): Promise<Decision<OfferedEpisode, 'NOT_FOUND_EPISODE'>> {
  const isId = episodeId >= 1 && episodeId <= MAX_ID;
  const offered = isId ? await offers.find(platform.id, episodeId) : null;
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

type Purchasing = BuyingCall & { readonly prepared: OfferedEpisode; readonly clock: Clock };

/**
 * `POST purchase` without a wait: one statement reads what it is decided by, and one writes it, unless any of that has changed by
 * then (record 0130). Purchases that come at once share the statements. It only grants, by the rule that `purchaseEpisodes` decides by under the lock.
 *
 * @returns null where it has to be decided under the lock: it is refused, repeated, or costs no coins, or something changed
 */
export async function purchaseAtOnce(
  batches: PurchaseBatches,
  choice: Omit<PurchaseChoice, 'seriesId'>,
  call: Purchasing,
): Promise<Purchased | null> {
  const { caller, remembered, prepared } = call;
  if (remembered === null) return null;
  const { scope } = caller;
  const { requestId } = remembered.key;
  const key = `purchase/${requestId}`;
  const subject = { seriesId: prepared.seriesId, episodeIds: episodeIdsOf(choice, prepared.offered) };
  const { state, seen } = await batches.read({ scope, subject, request: { key, requestId } });
  const isAsked = state.storedReply === null && !state.isKeyUsed;
  if (!isAsked || state.edition !== prepared.offered.edition) return null;
  const nowMs = call.clock.nowMs();
  const planned = planPurchase(choice, call, { offered: prepared.offered, facts: state }, nowMs);
  if (!planned.ok) return null;
  const reply = replyOf(planned.value, prepared, state.wallet, nowMs);
  const facts = { seriesId: subject.seriesId, key, nowMs, storedReply: storedReplyOf(remembered, reply) };
  const purchaseId = await batches.write({ scope, planned: planned.value, facts, read: { ...subject, seen } });
  return purchaseId === null ? null : noteNewPurchase({ ...reply, purchaseId });
}

/**
 * `POST purchase` under the lock. Two statements: one locks the wallet and loads everything, one writes everything. Only if the
 * catalogue changed while the request waited for the lock, the offer is loaded again in between. A request that was granted before
 * gets its reply again; without a request id, D11 keeps an episode from being bought twice.
 *
 * @param clock is read under the lock: the price that is valid then counts
 */
export async function purchaseEpisodes(
  transaction: Transaction,
  choice: Omit<PurchaseChoice, 'seriesId'>,
  call: Purchasing,
): Promise<Decision<Purchased, PurchaseRefusal | 'MALFORMED_REQUEST'>> {
  const { caller, remembered, prepared } = call;
  const requestId = remembered?.key.requestId ?? '';
  const key = `purchase/${remembered === null ? randomUUID() : requestId}`;
  const { offered, locked } = await lockOffer(transaction, choice, call, { key, requestId });
  const { storedReply, isKeyUsed } = locked;
  if (storedReply !== null && remembered !== null) {
    return repeatReply(storedReply, remembered, (reply) => v.parse(PurchasedSchema, reply));
  }
  // A reply is stored for a month; the key of a movement for ever.
  if (isKeyUsed) return refuseOtherBody();

  const nowMs = call.clock.nowMs();
  const planned = planPurchase(choice, call, { offered, facts: locked }, nowMs);
  if (!planned.ok) return planned;
  const reply = replyOf(planned.value, prepared, locked.wallet, nowMs);
  const purchaseId = await writePurchase(transaction, caller.scope, planned.value, {
    seriesId: prepared.seriesId,
    key,
    nowMs,
    storedReply: remembered === null ? null : storedReplyOf(remembered, reply),
  });
  return grant(noteNewPurchase({ ...reply, purchaseId }));
}

/** Decides by what was found, and by the offers of when the request came and of now. */
function planPurchase(
  choice: Omit<PurchaseChoice, 'seriesId'>,
  call: Purchasing,
  { offered, facts: found }: { readonly offered: OfferedSeries; readonly facts: LockedPurchase },
  nowMs: number,
): Decision<PlannedPurchase, PurchaseRefusal> {
  const { caller, platform, prepared } = call;
  const { storedReply: _reply, isKeyUsed: _key, edition: _edition, ...facts } = found;
  const reader = { ...facts, seesAdult: callerSeesAdult(caller, { platform, guestSaysAdult: false, nowMs }) };
  const ofSeries = { ...choice, seriesId: prepared.seriesId };
  const offers = { before: offerOf(prepared.offered, call, call.nowMs), now: offerOf(offered, call, nowMs) };
  return decideAfterWaiting(ofSeries, offers, reader, { beforeMs: call.nowMs, nowMs });
}

function storedReplyOf({ key, hashes: [bodyHash = ''] }: RememberedRequest, reply: object) {
  return { key, bodyHash, reply };
}

const isBulk = ({ type }: Pick<PurchaseChoice, 'type'>) => type === 'ALL_RENT' || type === 'ALL_POSSESSION';

/** The episodes whose rights a decision needs. */
function episodeIdsOf(choice: Pick<PurchaseChoice, 'type' | 'episodeId'>, { episodes }: OfferedSeries): number[] {
  return isBulk(choice) ? episodes.map(({ episode }) => episode.id) : [choice.episodeId];
}

/** Locks the wallet, and loads the offer again where the catalogue has changed since. */
async function lockOffer(
  transaction: Transaction,
  choice: Pick<PurchaseChoice, 'type' | 'episodeId'>,
  { caller, platform, prepared }: BuyingCall & { readonly prepared: OfferedEpisode },
  request: { readonly key: string; readonly requestId: string },
): Promise<{ offered: OfferedSeries; locked: LockedPurchase }> {
  const lock = (of: OfferedSeries) => {
    const episodeIds = episodeIdsOf(choice, of);
    return lockPurchase(transaction, caller.scope, { seriesId: prepared.seriesId, episodeIds }, request);
  };
  const locked = await lock(prepared.offered);
  if (locked.edition === prepared.offered.edition) return { offered: prepared.offered, locked };
  const offered = await findOfferedSeries(transaction, platform.id, choice.episodeId);
  // The series was deleted, for example with the demo: nothing of it is offered.
  if (offered === null) return { offered: { ...prepared.offered, episodes: [] }, locked };
  // The series may have a new episode, whose entitlements are not loaded yet.
  return { offered, locked: isBulk(choice) ? await lock(offered) : locked };
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
