import { randomUUID } from 'node:crypto';
import type { ContentsGift, GiftSeries, MyGift, ReceivableGift } from '@longstrip/api-contract';
import type { PictureSource } from '@longstrip/ui';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { formatDay, formatNumber } from '../../../i18n/format.server.ts';
import type { ServerText } from '../../../i18n/server-text.server.ts';
import { COVER_WIDTHS_PX, pictureModel } from '../../../parts/picture/picture-model.ts';
import { BLANK_COVER } from '../../../parts/series/blank-cover.ts';

const COVER_RATIO = 3 / 4;

/** What can be done with a gift now. */
export type GiftAction =
  /** Each gift has a request id of its own: two may be taken at once. */
  | { kind: 'take'; requestId: string }
  /** Null: any series; the reader chooses one first. */
  | { kind: 'choose'; alias: string | null }
  | { kind: 'none'; state: 'yours' | 'usedUp' | 'over' };

/** A gift as its page shows it, in the reader's words. */
export interface GiftModel {
  id: string;
  kind: string;
  title: string;
  lines: string[];
  cover: PictureSource | null;
  action: GiftAction;
}

type Site = Pick<AppLoadContext, 'platform' | 'locale'>;
type Read = (title: string) => string;

/** A gift that the reader may take. */
export function receivableGift(site: Site, text: ServerText, read: Read) {
  return (gift: ReceivableGift): GiftModel => ({
    ...commonOf(gift, gift.contents, text, read),
    lines: [
      ...anyLine(gift, text),
      text('gifts.episodes', { count: gift.issuedCount }),
      text('gifts.takeBy', { date: formatDay(site.platform, site.locale, gift.receivableUntil) }),
    ],
    action: gift.isReceived ? { kind: 'none', state: 'yours' } : { kind: 'take', requestId: randomUUID() },
  });
}

/** A gift that the reader took. */
export function takenGift(site: Site, text: ServerText, read: Read) {
  return (gift: MyGift): GiftModel => {
    const left = gift.issuedCount - gift.usedCount;
    return {
      ...commonOf(gift, gift.contents, text, read),
      lines: [
        ...anyLine(gift, text),
        gift.usedCount === 0
          ? text('gifts.episodes', { count: gift.issuedCount })
          : text('gifts.left', {
              left: formatNumber(site.locale, left),
              all: formatNumber(site.locale, gift.issuedCount),
            }),
        text('gifts.useBy', { date: formatDay(site.platform, site.locale, gift.expiredAt) }),
      ],
      action: takenAction(gift),
    };
  };
}

function anyLine({ isForAny }: { isForAny: boolean }, text: ServerText): string[] {
  return isForAny ? [text('gifts.anySeries')] : [];
}

function takenAction({ state, contents, isForAny }: MyGift): GiftAction {
  if (state === 'USED') return { kind: 'none', state: 'usedUp' };
  if (state === 'EXPIRED') return { kind: 'none', state: 'over' };
  if (isForAny) return { kind: 'choose', alias: null };
  // A series that the reader cannot see now has no page to choose on.
  return contents === null ? { kind: 'none', state: 'yours' } : { kind: 'choose', alias: contents.alias };
}

function commonOf(gift: ContentsGift, contents: GiftSeries | null, text: ServerText, read: Read) {
  const [picture] = contents?.thumbnails ?? [];
  const cover = picture === undefined ? BLANK_COVER : pictureModel(picture, COVER_WIDTHS_PX, COVER_RATIO);
  return {
    id: gift.giftId,
    kind: text(`gifts.type${gift.giftType}`),
    title: contents?.title ?? read(gift.title),
    cover: contents === null ? null : cover,
  };
}
