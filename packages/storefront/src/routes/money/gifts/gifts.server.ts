import { randomUUID } from 'node:crypto';
import type { ContentsGift, GiftSeries, MyGift, ReceivableGift } from '@longstrip/api-contract';
import type { PictureSource } from '@longstrip/ui';
import { type AppLoadContext, type LoaderFunctionArgs, redirect } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { formatDay, formatNumber } from '../../../i18n/format.server.ts';
import type { PackedTexts } from '../../../i18n/packed-texts.ts';
import { loadPageTexts, readServerMark, type ServerText, serverText } from '../../../i18n/server-text.server.ts';
import { defineAction, type FormOutcome } from '../../../parts/form/define-action.server.ts';
import { withCallback } from '../../../parts/navigation/page-addresses.ts';
import { COVER_WIDTHS_PX, pictureModel } from '../../../parts/picture/picture-model.ts';
import { refusedPage } from '../../../parts/refusals/refused-page.server.ts';
import { loadPageTitle, type PageTitle } from '../../../parts/seo/page-meta.server.ts';
import { BLANK_COVER } from '../../../parts/series/blank-cover.ts';
import { CARD_PICTURES } from '../../../parts/series/load-series.server.ts';

/** What `/benefit/gift` and `/gift` show. */
export interface GiftsPage extends PageTitle {
  texts: PackedTexts;
  list: 'toTake' | 'mine';
  /** Null for a guest. */
  gifts: GiftModel[] | null;
  /** The gift that has just been taken, which is not in the list. */
  opened: GiftModel | null;
  /** What is said of it. */
  notice: string | null;
}

/** The query parameter for the gift that was just taken. */
const TAKEN = 'taken';

async function loadPage(site: AppLoadContext, list: GiftsPage['list']) {
  const [title, texts] = await Promise.all([
    loadPageTitle(site, 'gifts.title', `gifts.${list}`),
    loadPageTexts(site.locale, ['gifts', 'benefit']),
  ]);
  return { ...title, texts, list };
}

/** `/benefit/gift`: gifts that the reader may take. */
export async function loadReceivable({ context: site }: LoaderFunctionArgs): Promise<GiftsPage> {
  const page = await loadPage(site, 'toTake');
  if (!site.isSignedIn) return { ...page, gifts: null, opened: null, notice: null };
  const [text, read, reply] = await Promise.all([
    serverText(site.locale),
    readServerMark(site),
    site.api.receivableGifts(CARD_PICTURES),
  ]);
  if (!reply.ok) throw await refusedPage(site, 'gift', reply);
  return { ...page, gifts: reply.data.map(receivableGift(site, text, read)), opened: null, notice: null };
}

/** `/gift`: gifts that the reader took. */
export async function loadTaken({ request, context: site }: LoaderFunctionArgs): Promise<GiftsPage> {
  const page = await loadPage(site, 'mine');
  if (!site.isSignedIn) return { ...page, gifts: null, opened: null, notice: null };
  const [text, read, reply] = await Promise.all([
    serverText(site.locale),
    readServerMark(site),
    site.api.gifts(CARD_PICTURES),
  ]);
  if (!reply.ok) throw await refusedPage(site, 'gift', reply);
  const taken = new URL(request.url).searchParams.get(TAKEN);
  const gifts = reply.data.map(takenGift(site, text, read));
  const opened = gifts.find(({ id }) => id === taken) ?? null;
  return {
    ...page,
    gifts: gifts.filter((gift) => gift !== opened),
    opened,
    notice: opened === null ? null : text('gifts.taken'),
  };
}

const Fields = v.object({ giftId: v.string(), requestId: v.string() });

/** Takes a gift, and leads to where it can be used. A refusal is shown at the gift's card. */
export const action = defineAction(Fields, {
  block: 'gift',
  run: async ({ giftId, requestId }, { context: site }): Promise<FormOutcome> => {
    if (!site.isSignedIn) throw redirect(withCallback('/user/login', '/benefit/gift'), 303);
    const reply = await site.api.takeGift({ giftId, requestId });
    if (!reply.ok) return { kind: 'refused', code: reply.code };
    return { kind: 'done', to: `/gift?${TAKEN}=${encodeURIComponent(giftId)}` };
  },
});

const COVER_RATIO = 3 / 4;

/** What can be done with a gift now. */
export type GiftAction =
  /** Each gift has its own request id, since a reader may take two at once. */
  | { kind: 'take'; requestId: string }
  /** Null: any series; the reader chooses one first. */
  | { kind: 'choose'; alias: string | null }
  | { kind: 'none'; state: 'yours' | 'usedUp' | 'over' };

/** A gift as its page shows it, in the reader's language. */
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

function receivableGift(site: Site, text: ServerText, read: Read) {
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

function takenGift(site: Site, text: ServerText, read: Read) {
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
  // A series that the reader cannot see now has no page on which to choose an episode.
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
