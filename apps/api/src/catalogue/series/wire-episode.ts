import type { Episode } from '@longstrip/api-contract';
import { purchaseStateOf } from '@longstrip/core';
import type { ImageAddresses } from '../image/image-address.ts';
import type { ReaderEpisode } from './reader-episode.ts';
import { episodeThumbnails } from './thumbnails.ts';

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
