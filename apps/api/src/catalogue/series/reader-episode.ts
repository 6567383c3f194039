import type { Episode } from '@longstrip/api-contract';
import {
  type Entitlement,
  type EpisodePrice,
  type EpisodePricing,
  episodePrice,
  purchaseStateOf,
  type SeriesPricing,
} from '@longstrip/core';
import type { ImageAddresses } from '../image/image-address.ts';
import type { EntitlementRow, EpisodeRow } from './episode.repository.ts';
import { episodeThumbnails } from './thumbnails.ts';

/** The facts of an episode's row that its price depends on. */
export interface PricedRow {
  readonly episode: Pick<EpisodeRow['episode'], 'id' | 'type' | 'isSample' | 'removedAtMs'>;
  readonly onPlatform: (Omit<EpisodePricing, 'position' | 'isSample'> & { readonly isVisible: boolean }) | null;
}

/** An episode on a platform, as one reader sees it now. */
export interface ReaderEpisode<Row extends PricedRow = EpisodeRow> {
  readonly row: Row;
  /** On the platform, visible and not removed. It may open in the future. */
  readonly isShown: boolean;
  readonly price: EpisodePrice;
  readonly entitlements: readonly Entitlement[];
}

/** The episodes of a series for a reader with these entitlements, in order. */
export function readerEpisodes<Row extends PricedRow>(
  { onPlatform: seriesPrices }: { readonly onPlatform: SeriesPricing | null },
  rows: readonly Row[],
  entitlements: readonly EntitlementRow[],
  nowMs: number,
): ReaderEpisode<Row>[] {
  const pricing = seriesPrices ?? { rentCoin: null, possessionCoin: null, freeEpisodeCount: 0 };
  let position = 0;
  return rows.map((row) => {
    const { episode, onPlatform } = row;
    const isShown = episode.removedAtMs === null && onPlatform !== null && onPlatform.isVisible;
    if (isShown) position += 1;
    const own = onPlatform ?? {
      hasOwnPrices: false,
      rentCoin: null,
      possessionCoin: null,
      freeFromMs: null,
      freeUntilMs: null,
    };
    const isSample = isSampleEpisode(episode);
    return {
      row,
      isShown,
      // An episode that is not shown does not count as one of the first, free ones.
      price: episodePrice(
        pricing,
        { ...own, position: isShown ? position : Number.POSITIVE_INFINITY, isSample },
        nowMs,
      ),
      entitlements: entitlements.filter(({ episodeId }) => episodeId === episode.id).map(asEntitlement),
    };
  });
}

/** The entitlement of a row, without its episode. */
export function asEntitlement({
  source,
  ...entitlement
}: EntitlementRow): Entitlement & { readonly episodeId: number } {
  return { ...entitlement, isGift: source === 'GIFT' };
}

/** Samples and previews are free for every reader. */
export function isSampleEpisode({ isSample, type }: Pick<EpisodeRow['episode'], 'isSample' | 'type'>): boolean {
  return isSample || type === 'PREVIEW';
}

/** An episode on the wire, for one reader now. */
export function wireEpisode(
  { row, price, entitlements }: ReaderEpisode,
  of: { images: ImageAddresses; platformId: string; nowMs: number },
): Episode {
  const { episode, onPlatform } = row;
  const isFree = price.kind === 'free';
  const possessionCoin = isFree ? 0 : price.possessionCoin;
  const purchaseState = purchaseStateOf(entitlements, of.nowMs);
  return {
    id: episode.id,
    alias: episode.alias,
    title: episode.title,
    subTitle: episode.subTitle,
    orderNo: episode.orderNo,
    openedAt: onPlatform?.openedAtMs ?? episode.createdAtMs,
    type: episode.type,
    isSample: episode.isSample,
    isLogin: onPlatform?.isLoginRequired ?? false,
    paid: !isFree,
    possessionCoin,
    rentCoin: isFree ? 0 : price.rentCoin,
    permanentCoin: possessionCoin,
    coinKind: 'COIN',
    ...purchaseState,
    expiredAt: purchaseState.rentExpiredAt ?? 0,
    thumbnails: episodeThumbnails(of.images, of.platformId, row.thumbnail),
    freeUntil: isFree ? price.freeUntilMs : null,
  };
}
