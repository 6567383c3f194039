import { randomUUID } from 'node:crypto';
import { type Purchased, PurchasedSchema } from '@longstrip/api-contract';
import {
  balanceByKind,
  coins,
  type Decision,
  decidePurchase,
  grant,
  lotsAfter,
  type PlannedPurchase,
  type PurchaseRefusal,
  type PurchaseWish,
  receiptLines,
  refuse,
  type SeriesOffer,
  spentCoins,
  type Wallet,
} from '@longstrip/core';
import type { Transaction } from '@longstrip/database';
import * as v from 'valibot';
import type { ApiParts } from '../../api-options.ts';
import type { CommandCall } from '../../http/reader-command.ts';
import { refuseOtherBody } from '../account/request-reply.service.ts';
import { MAX_ID } from '../catalogue/series.repository.ts';
import { callerSeesAdult } from '../identity/adult-view.ts';
import { callerSeesBl } from '../identity/bl-view.ts';
import { readerEpisodes } from '../reading/reader-episode.ts';
import { writePurchase } from './purchase.repository.ts';
import { lockPurchase } from './purchase-facts.repository.ts';
import { findOfferedSeries } from './series-offer.repository.ts';
import { seriesOffer } from './series-offer.ts';

/** What a purchase is about, as it is offered to its reader now. */
export interface OfferedEpisode {
  readonly seriesId: number;
  readonly seriesAlias: string;
  readonly episodeAlias: string;
  readonly offer: SeriesOffer;
}

/** What of a request a purchase depends on: the demo's reader buys without one. */
type BuyingCall = Pick<CommandCall, 'caller' | 'platform' | 'device' | 'nowMs' | 'remembered'>;

/** Loads what an episode's series offers. Prices are those of this moment; rights are loaded under the lock. */
export async function findOffer(
  { db }: Pick<ApiParts, 'db'>,
  episodeId: number,
  call: BuyingCall,
): Promise<Decision<OfferedEpisode, 'NOT_FOUND_EPISODE'>> {
  const { platform, nowMs } = call;
  const isId = episodeId >= 1 && episodeId <= MAX_ID;
  const found = isId ? await findOfferedSeries(db.orm, platform.id, episodeId) : null;
  const named = found?.episodes.find(({ episode }) => episode.id === episodeId);
  if (found === null || named === undefined) return refuse('NOT_FOUND_EPISODE');
  const { series, on_platform: onPlatform, episodes, tiers } = found;
  const isBlHidden = series.isBl && !callerSeesBl(call);
  const state = {
    isShown: series.removedAtMs === null && onPlatform !== null && onPlatform.isVisible && !isBlHidden,
    openedAtMs: onPlatform?.openedAtMs ?? 0,
  };
  const offer = seriesOffer(series, state, readerEpisodes({ onPlatform }, episodes, [], nowMs), tiers, platform);
  return grant({ seriesId: series.id, seriesAlias: series.alias, episodeAlias: named.episode.alias, offer });
}

/**
 * `POST purchase`. Two statements: one locks the wallet and loads everything, one writes everything. A request that was
 * granted before gets its reply again; without a request id, D11 keeps an episode from being bought twice.
 */
export async function purchaseEpisodes(
  transaction: Transaction,
  wish: Omit<PurchaseWish, 'seriesId'>,
  call: BuyingCall & { readonly prepared: OfferedEpisode },
): Promise<Decision<Purchased, PurchaseRefusal | 'MALFORMED_REQUEST'>> {
  const { caller, platform, nowMs, remembered, prepared } = call;
  const { scope } = caller;
  const isBulk = wish.type === 'ALL_RENT' || wish.type === 'ALL_POSSESSION';
  const episodeIds = isBulk ? prepared.offer.episodes.map(({ episodeId }) => episodeId) : [wish.episodeId];
  const requestId = remembered?.key.requestId ?? '';
  const key = `purchase/${remembered === null ? randomUUID() : requestId}`;
  const subject = { seriesId: prepared.seriesId, episodeIds };
  const { kept, isKeyUsed, ...facts } = await lockPurchase(transaction, scope, subject, { key, requestId });
  if (kept !== null && remembered?.hashes.includes(kept.bodyHash)) {
    return grant(v.parse(PurchasedSchema, kept.reply));
  }
  // A reply is kept for a month; the key of a movement for ever.
  if (kept !== null || isKeyUsed) return refuseOtherBody();

  const seesAdult = callerSeesAdult(caller, { platform, guestSaysAdult: false, nowMs });
  const planned = decidePurchase(
    { ...wish, seriesId: prepared.seriesId },
    prepared.offer,
    { ...facts, seesAdult },
    nowMs,
  );
  if (!planned.ok) return planned;
  const reply = replyOf(planned.value, prepared, facts.wallet, nowMs);
  const [bodyHash = ''] = remembered?.hashes ?? [];
  const purchaseId = await writePurchase(transaction, scope, planned.value, {
    seriesId: prepared.seriesId,
    key,
    nowMs,
    kept: remembered === null ? null : { key: remembered.key, bodyHash, reply },
  });
  return grant({ ...reply, purchaseId });
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

/** The wish of a request. */
export function wishOf(body: {
  readonly id: number;
  readonly purchaseType: PurchaseWish['type'];
  readonly expectedCoin: number | null;
  readonly giftId: string | null;
}): Omit<PurchaseWish, 'seriesId'> {
  const { id, purchaseType, expectedCoin, giftId } = body;
  return {
    type: purchaseType,
    episodeId: id,
    expectedPrice: expectedCoin === null ? null : coins(expectedCoin),
    giftId,
  };
}
