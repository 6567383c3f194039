import type { Episode } from '@longstrip/api-contract';
import { holdingOf } from '@longstrip/core';
import type { ImageAddresses } from '../image/image-address.ts';
import type { EpisodeStanding } from '../reading/episode-standing.ts';
import { episodeThumbnails } from './thumbnails.ts';

/** An episode as the wire has it, for one reader at one moment. */
export function wireEpisode(
  { row, price, entitlements }: EpisodeStanding,
  of: { images: ImageAddresses; platformId: string; nowMs: number },
): Episode {
  const { episode, onPlatform } = row;
  const isFree = price.kind === 'free';
  const possessionCoin = isFree ? 0 : price.possessionCoin;
  const holding = holdingOf(entitlements, of.nowMs);
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
    ...holding,
    expiredAt: holding.rentExpiredAt ?? 0,
    thumbnails: episodeThumbnails(of.images, of.platformId, row.thumbnail),
    freeUntil: isFree ? price.freeUntilMs : null,
  };
}
