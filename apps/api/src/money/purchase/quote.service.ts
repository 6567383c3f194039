import type { EpisodePriceAnswer, PurchaseQuote } from '@longstrip/api-contract';
import {
  balanceByKind,
  type CheapestOption,
  type Decision,
  dearestPack,
  type EpisodeAccessCode,
  type EpisodeOptionQuote,
  grant,
  type Platform,
  type PurchaseQuoted,
  quotePurchase,
  type SaleType,
  strongestEntitlement,
  usableGifts,
} from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { isSeriesShown, seriesTitle, wireEpisode } from '../../catalogue/index.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import { callerSeesAdult } from '../../http/caller-view.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import { type FoundEpisode, previewEpisode } from '../../reading/index.ts';
import type { GiftRow } from '../gift/gift.repository.ts';
import { listReceivable } from '../gift/gift.service.ts';
import { listSold } from '../payment/coin-product.repository.ts';
import type { MoneyParts } from '../services.ts';
import { findLastChosen } from './purchase.repository.ts';
import { readPurchaseFacts, type TitledGift } from './purchase-facts.repository.ts';
import { listTiers, seriesOffer } from './series-offers.ts';

type Parts = Pick<MoneyParts, 'db' | 'services'>;

/** Which episode is asked for, by alias or id. */
interface QuotedEpisode {
  readonly seriesKey: string;
  readonly episodeKey: string;
}

type QuoteRefusal = Exclude<EpisodeAccessCode, 'UNAUTHORIZED_CONTENTS'>;

/** `GET contents/quote/{alias}/{episodeAlias}`: what the purchase panel shows, by the same rules that decide a purchase. */
export async function quoteEpisode(
  parts: Parts,
  of: QuotedEpisode,
  call: EndpointCall<SignedInCaller>,
): Promise<Decision<PurchaseQuote, QuoteRefusal>> {
  const { caller, platform, nowMs } = call;
  const found = await findPricedEpisode(parts, of, call);
  if (!found.ok) return found;
  const { view, readerEpisode, access } = found.value;
  const { series, onPlatform } = view.seriesOnPlatform;
  const { orm } = parts.db;
  const episodeIds = view.episodes.map(({ row }) => row.episode.id);
  const [facts, tiers, lastChosen, receivable] = await Promise.all([
    readPurchaseFacts(orm, caller.scope, { seriesId: series.id, episodeIds }),
    listTiers(orm, platform.id, series.id),
    findLastChosen(orm, caller.scope, series.id),
    listReceivable(orm, call),
  ]);
  const state = {
    isShown: isSeriesShown(view.seriesOnPlatform) && !view.isBlHidden,
    openedAtMs: onPlatform?.openedAtMs ?? 0,
  };
  const receivableGifts = receivable.map(asTaken);
  const quoted = quotePurchase(
    {
      seriesId: series.id,
      episodeId: readerEpisode.row.episode.id,
      isReadable: access.ok,
      receivableGifts,
      lastChosen,
      constants: platform.constants,
    },
    seriesOffer(series, state, view.episodes, tiers, platform),
    { ...facts, seesAdult: callerSeesAdult(caller, { platform, guestSaysAdult: false, nowMs }) },
    nowMs,
  );
  const balance = balanceByKind(facts.wallet.lots, nowMs);
  const { debt } = facts.wallet;
  return grant({
    ...titlesOf(found.value),
    thumbnails: wireEpisode(readerEpisode, { images: parts.services.images, platformId: platform.id, nowMs })
      .thumbnails,
    quotedAt: nowMs,
    balance: { coin: balance.COIN, bonusCoin: balance.BONUS, freeCoin: balance.FREE_COIN, mileage: balance.MILEAGE },
    debt: { coins: debt.coins, mileage: debt.points },
    access: wireAccess(found.value, nowMs),
    ...wireQuote(quoted, [...facts.gifts, ...receivableGifts]),
    dearestPack: await findDearestPack(orm, platform, nowMs),
  });
}

/** EU: the pack from which prices in money are calculated. */
async function findDearestPack(
  executor: Executor,
  { id, regional }: Platform,
  nowMs: number,
): Promise<PurchaseQuote['dearestPack']> {
  if (!regional.moneyPriceShown) return null;
  return dearestPack(await listSold(executor, id, nowMs));
}

/** A gift as it is once the reader takes it. */
function asTaken({ id: giftId, episodeCount, ...gift }: GiftRow): TitledGift {
  return { ...gift, giftId, issuedCount: episodeCount, usedCount: 0 };
}

/** `GET contents/price/{alias}/{episodeAlias}`. */
export async function priceEpisode(
  parts: Parts,
  { purchaseType, ...of }: QuotedEpisode & { readonly purchaseType: SaleType },
  call: EndpointCall<SignedInCaller>,
): Promise<Decision<EpisodePriceAnswer, QuoteRefusal>> {
  const { caller, platform, nowMs } = call;
  const found = await findPricedEpisode(parts, of, call);
  if (!found.ok) return found;
  const { readerEpisode, access } = found.value;
  const titles = titlesOf(found.value);
  const seriesId = titles.contentsId;
  const { gifts, isClosed } = await readPurchaseFacts(parts.db.orm, caller.scope, { seriesId, episodeIds: [] });
  const { rentCoin, possessionCoin, permanentCoin } = wireEpisode(readerEpisode, {
    images: parts.services.images,
    platformId: platform.id,
    nowMs,
  });
  const hasGift = (option: 'RENT_GIFT' | 'POSSESSION_GIFT') =>
    !isClosed && usableGifts(gifts, { option, seriesId }, nowMs).length > 0;
  return grant({
    ...titles,
    purchaseType,
    isAvailable: access.ok,
    coinKind: 'COIN',
    rentCoin,
    possessionCoin,
    permanentCoin,
    isRentGift: hasGift('RENT_GIFT'),
    isPossessionGift: hasGift('POSSESSION_GIFT'),
    priceInfo: {},
  });
}

/** An episode that the reader can read, or could if they paid. */
async function findPricedEpisode(
  parts: Parts,
  { seriesKey, episodeKey }: QuotedEpisode,
  call: EndpointCall,
): Promise<Decision<FoundEpisode, QuoteRefusal>> {
  const found = await previewEpisode(parts, { seriesKey, episodeKey, guestSaysAdult: false }, call);
  if (!found.ok) return found;
  const { access } = found.value;
  if (access.ok || access.code === 'UNAUTHORIZED_CONTENTS') return found;
  return { ok: false, code: access.code };
}

function titlesOf({ view: { seriesOnPlatform }, readerEpisode: { row } }: FoundEpisode) {
  return {
    contentsId: seriesOnPlatform.series.id,
    contentsAlias: seriesOnPlatform.series.alias,
    contentsTitle: seriesTitle(seriesOnPlatform),
    episodeId: row.episode.id,
    episodeAlias: row.episode.alias,
    episodeTitle: row.episode.title,
  };
}

function wireAccess({ access, readerEpisode }: FoundEpisode, nowMs: number): PurchaseQuote['access'] {
  if (!access.ok) return null;
  const { by, expiresAtMs } = access.value;
  const isGift = by !== 'FREE' && strongestEntitlement(readerEpisode.entitlements, nowMs)?.isGift === true;
  return { by, isGift, expiredAt: expiresAtMs };
}

function wireQuote(
  { options, bulk, preselected, cheapest }: PurchaseQuoted,
  gifts: readonly TitledGift[],
): Pick<PurchaseQuote, 'ways' | 'preselected' | 'bulk' | 'cheapest'> {
  return {
    ways: options.map((option) => ({
      purchaseType: option.type,
      ...wirePrice(option),
      giftId: option.giftId,
      giftTitle: gifts.find(({ giftId }) => giftId === option.giftId)?.title ?? null,
      useUntil: option.useUntilMs,
      isReceived: option.isReceived,
      readyAt: option.readyAtMs,
    })),
    preselected: preselected === null ? null : { purchaseType: preselected.type, giftId: preselected.giftId },
    bulk: bulk.map((offer) => ({
      purchaseType: offer.type,
      ...wirePrice(offer),
      episodeCount: offer.episodeCount,
      leftOutCount: offer.leftOutCount,
      fullCoins: offer.fullPrice,
      percent: offer.percent,
      savedCoins: offer.fullPrice - offer.price,
    })),
    cheapest: cheapest === null ? null : wireCheapest(cheapest),
  };
}

function wirePrice({
  price,
  missing,
  refusal,
  spends,
  exchange,
  hours,
}: Pick<EpisodeOptionQuote, 'price' | 'missing' | 'refusal' | 'spends' | 'exchange' | 'hours'>) {
  return {
    coins: price,
    missingCoins: missing,
    refusal,
    spends: spends.map(({ kind, amount, expiresAtMs }) => ({ kind, coins: amount, expiredAt: expiresAtMs })),
    exchange: exchange === null ? null : { mileage: exchange.points, bonusCoin: exchange.bonus },
    hours,
  };
}

function wireCheapest(cheapest: CheapestOption): NonNullable<PurchaseQuote['cheapest']> {
  const nothing = { kind: cheapest.kind, coins: 0, giftId: null, readyAt: null, episodeCount: 1, savedCoins: 0 };
  switch (cheapest.kind) {
    case 'READ':
      return nothing;
    case 'FREETIME':
      return { ...nothing, readyAt: cheapest.readyAtMs };
    case 'GIFT':
      return { ...nothing, giftId: cheapest.option.giftId };
    case 'RENT':
    case 'POSSESSION':
      return { ...nothing, coins: cheapest.option.price };
    case 'ALL_RENT':
    case 'ALL_POSSESSION': {
      const { price, fullPrice, episodeCount } = cheapest.offer;
      return { ...nothing, coins: price, episodeCount, savedCoins: fullPrice - price };
    }
  }
}
