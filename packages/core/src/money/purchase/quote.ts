import type { BusinessConstants } from '../../shared/business-constants.ts';
import type { SaleType } from '../../shared/enumerations.ts';
import { type Coins, coins } from '../amounts.ts';
import { type GiftOption, type OwnedGift, usableGifts } from '../gift.ts';
import { bulkPrice, SALE_TYPE_OF_BULK } from './bulk-price.ts';
import type { BulkOffer, EpisodeOptionQuote } from './cheapest-option.ts';
import { type CheapestOption, cheapestOption } from './cheapest-option.ts';
import { decidePurchase } from './decide-purchase.ts';
import {
  BULK_OPTIONS,
  type BulkOption,
  EPISODE_OPTIONS,
  type EpisodeOffer,
  type EpisodeOption,
  freetimeState,
  type PurchasingReader,
  type SeriesOffer,
  singlePrice,
} from './offer.ts';
import { previewPayment } from './payment-preview.ts';
import { freeOption } from './unasked-purchase.ts';

/** What a quote needs to know besides the facts for a decision. */
export interface QuoteFacts {
  readonly seriesId: number;
  readonly episodeId: number;
  /** The reader can read it now, with an entitlement or for free. */
  readonly isReadable: boolean;
  /** Gifts that the reader may take, in the form that they will have when taken. */
  readonly receivableGifts: readonly OwnedGift[];
  /** How the reader last paid in this series. */
  readonly lastChosen: SaleType | null;
  readonly constants: Pick<BusinessConstants, 'exchangeMinimumMileage' | 'exchangeMileagePerCoin' | 'bonusCoinDays'>;
}

export interface PurchaseQuoted {
  /** Free ones first. Those that are not offered are left out. */
  readonly options: readonly EpisodeOptionQuote[];
  readonly preselected: EpisodeOptionQuote | null;
  /** Those that open two episodes or more. */
  readonly bulk: readonly BulkOffer[];
  readonly cheapest: CheapestOption | null;
}

/** What the purchase panel shows. It uses the same rules that decide about a purchase. */
export function quotePurchase(
  facts: QuoteFacts,
  series: SeriesOffer,
  reader: PurchasingReader,
  nowMs: number,
): PurchaseQuoted {
  const episode = series.episodes.find(({ episodeId }) => episodeId === facts.episodeId);
  const options =
    episode === undefined
      ? []
      : EPISODE_OPTIONS.flatMap((type) => optionsOf(type, facts, series, episode, reader, nowMs));
  const bulk = BULK_OPTIONS.flatMap((type) => bulkOffers(type, facts, series, reader, nowMs));
  return {
    options,
    preselected: preselectedOption(options, facts.lastChosen),
    bulk,
    cheapest: cheapestOption(options, bulk, facts.isReadable),
  };
}

function optionsOf(
  type: EpisodeOption,
  facts: QuoteFacts,
  series: SeriesOffer,
  episode: EpisodeOffer,
  reader: PurchasingReader,
  nowMs: number,
): EpisodeOptionQuote[] {
  const quote = (price: Coins, hours: number | null, more: Partial<EpisodeOptionQuote> = {}): EpisodeOptionQuote => {
    const choice = { type, ...facts, expectedPrice: null, giftId: more.giftId ?? null };
    const decision = decidePurchase(choice, series, withTaken(reader, facts), nowMs);
    return {
      type,
      price,
      hours,
      refusal: decision.ok ? null : decision.code,
      ...previewPayment(reader.wallet, price, facts.constants, nowMs),
      giftId: null,
      useUntilMs: null,
      isReceived: true,
      readyAtMs: null,
      ...more,
    };
  };
  switch (type) {
    case 'FREETIME': {
      const state = freetimeState(series, episode.episodeId, reader.ticketReadyAtMs, nowMs);
      if (series.freetime === null || !state.isEligible || reader.isClosed) return [];
      return [quote(coins(0), series.freetime.openHours, { readyAtMs: state.readyAtMs })];
    }
    case 'RENT_GIFT':
    case 'POSSESSION_GIFT': {
      if (singlePrice(episode, saleTypeOf(type)) === null || reader.isClosed) return [];
      return usableGifts(withTaken(reader, facts).gifts, { option: type, seriesId: facts.seriesId }, nowMs).map(
        (gift) =>
          quote(coins(0), hoursOf(saleTypeOf(type), series), {
            giftId: gift.giftId,
            useUntilMs: gift.useUntilMs,
            isReceived: reader.gifts.includes(gift),
          }),
      );
    }
    case 'RENT':
    case 'POSSESSION': {
      const price = singlePrice(episode, type);
      return price === null ? [] : [quote(price, hoursOf(type, series))];
    }
  }
}

function withTaken(reader: PurchasingReader, { receivableGifts }: QuoteFacts): PurchasingReader {
  return { ...reader, gifts: [...reader.gifts, ...receivableGifts] };
}

function saleTypeOf(option: GiftOption): SaleType {
  return option === 'RENT_GIFT' ? 'RENT' : 'POSSESSION';
}

function hoursOf(saleType: SaleType, { rentalHours }: SeriesOffer): number | null {
  return saleType === 'RENT' ? rentalHours : null;
}

function bulkOffers(
  type: BulkOption,
  facts: QuoteFacts,
  series: SeriesOffer,
  reader: PurchasingReader,
  nowMs: number,
): BulkOffer[] {
  const bulk = bulkPrice(series, reader.entitlements, type, nowMs);
  if (!bulk.ok || bulk.value.episodes.length < 2) return [];
  const { episodes, leftOutCount, fullPrice, percent, price } = bulk.value;
  const saleType = SALE_TYPE_OF_BULK[type];
  const own = episodes.find(({ episodeId }) => episodeId === facts.episodeId);
  const decision = decidePurchase({ type, ...facts, expectedPrice: null, giftId: null }, series, reader, nowMs);
  return [
    {
      type,
      price,
      hours: hoursOf(saleType, series),
      refusal: decision.ok ? null : decision.code,
      ...previewPayment(reader.wallet, price, facts.constants, nowMs),
      episodeCount: episodes.length,
      leftOutCount,
      fullPrice,
      percent,
      ownPrice: own === undefined ? null : singlePrice(own, saleType),
    },
  ];
}

/** The option selected when the panel opens: a free one, else the last choice in this series, else rent, else own. */
function preselectedOption(
  options: readonly EpisodeOptionQuote[],
  lastChosen: SaleType | null,
): EpisodeOptionQuote | null {
  const open = options.filter(({ refusal }) => refusal === null || refusal === 'COIN_INSUFFICIENT');
  return (
    freeOption(open) ??
    open.find(({ type }) => type === lastChosen) ??
    open.find(({ type }) => type === 'RENT') ??
    open[0] ??
    null
  );
}
