import { randomUUID } from 'node:crypto';
import type { EventAddress, EventDetail, EventReward } from '@longstrip/api-contract';
import { type EventTicketMode, nextStateChangeMs, type RefusalCode } from '@longstrip/core';
import type { ServerKey } from '@longstrip/messages';
import type { RichNode } from '@longstrip/ui';
import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { formatNumber } from '../../../i18n/format.server.ts';
import type { PackedTexts } from '../../../i18n/packed-texts.ts';
import { loadPageTexts, readServerMark, type ServerText, serverText } from '../../../i18n/server-text.server.ts';
import { type EventModel, eventModel, rewardText } from '../../../parts/events/event-model.server.ts';
import { type StampCardModel, stampCard } from '../../../parts/events/stamp-places.server.ts';
import { notFound, pageRefusal, refusedPage } from '../../../parts/refusals/refused-page.server.ts';
import { parseRichText, richLinks } from '../../../parts/rich-text/parse-rich-text.server.ts';
import { sitePageMeta } from '../../../parts/seo/page-meta.server.ts';
import type { PageMeta } from '../../../parts/seo/page-meta.ts';
import { CARD_PICTURES } from '../../../parts/series/load-series.server.ts';
import { type SeriesCardModel, seriesCardModel } from '../../../parts/series/series-card-model.server.ts';
import { doneStep, type EventStep, eventNotice } from './event-action.server.ts';
import '../../../server/site-context.ts';

/** An event as this reader sees it. */
export interface ShownEvent extends EventModel {
  kind: 'shown';
  body: RichNode[];
  series: SeriesCardModel[];
  part: EventPart;
  isSignedIn: boolean;
  /** Milliseconds until it begins or ends, by the server's clock; null after its end. */
  changesInMs: number | null;
  /** The idempotency key of the next form (D40). */
  requestId: string;
  /** What was just done. */
  notice: string | null;
}

/** Why this reader does not see it, and what to do. The page shows nothing of the event. */
export interface RefusedEvent {
  kind: 'refused';
  text: string;
  needsAgeCheck: boolean;
}

export interface EventDetailPage {
  meta: PageMeta;
  texts: PackedTexts;
  event: ShownEvent | RefusedEvent;
}

const EXCLUDED: ReadonlySet<RefusalCode> = new Set([
  'UNAUTHORIZED_USER',
  'UNAUTHORIZED_ADULT',
  'UNAUTHORIZED_NON_ADULT',
]);

/** `/event/{id}`: one event. The 404 page where there is none. */
export async function loader({ request, params, context: site }: LoaderFunctionArgs): Promise<EventDetailPage> {
  const id = params.id ?? '';
  const [text, texts, read, reply] = await Promise.all([
    serverText(site.locale),
    loadPageTexts(site.locale, ['event', 'benefit']),
    readServerMark(site),
    site.api.event({ id, ...CARD_PICTURES }),
  ]);
  const meta = (title: string, isIndexed: boolean) =>
    sitePageMeta(site, {
      title,
      description: text('head.event', { brand: site.platform.brand.name }),
      path: `/event/${id}`,
      type: 'article',
      isIndexed,
    });
  if (reply.ok) {
    const { image, endsAt, audience } = reply.data;
    const event = {
      ...shownEvent(reply.data, { site, text, read, done: doneStep(request) }),
      notice: eventNotice(request, reply.data, site, text),
    };
    const isIndexed = audience === 'ALL' && site.nowMs < endsAt;
    const shown = image === null ? null : { src: image.imagePath, alt: event.title, sizePx: null };
    const isForAdults = audience === 'ADULTS';
    return { meta: { ...meta(event.title, isIndexed), image: shown, isForAdults }, texts, event };
  }
  if (reply.code === 'NOT_FOUND_EVENT') {
    throw await notFound(site, { refusal: pageRefusal('event', reply.code, text) });
  }
  if (!EXCLUDED.has(reply.code)) throw await refusedPage(site, 'event', reply);
  const refusal = pageRefusal('event', reply.code, text);
  const event = { kind: 'refused', text: refusal.text, needsAgeCheck: reply.code === 'UNAUTHORIZED_ADULT' } as const;
  return { meta: meta(text('event.title'), false), texts, event };
}

function shownEvent(
  detail: EventDetail,
  {
    site,
    text,
    read,
    done,
  }: { site: AppLoadContext; text: ServerText; read: (text: string) => string; done: EventStep | null },
): Omit<ShownEvent, 'notice'> {
  const period = { startsAtMs: detail.startsAt, endsAtMs: detail.endsAt };
  const changesAtMs = nextStateChangeMs(period, site.nowMs);
  return {
    kind: 'shown',
    ...eventModel(site, text, read)(detail),
    body: parseRichText(read(detail.body), richLinks(site)),
    series: detail.contents.map(seriesCardModel(site.locale)),
    part: eventPart(detail, site, text, done === 'attend'),
    isSignedIn: site.isSignedIn,
    changesInMs: changesAtMs === null ? null : changesAtMs - site.nowMs,
    requestId: randomUUID(),
  };
}

/** What a stamp that was made just now gave, and where it is. */
interface StampGift {
  text: string;
  href: string;
  label: string;
}

/** What a reader does in an event, and what they have done. */
export type EventPart =
  | { kind: 'read' }
  | {
      kind: 'stamps';
      card: StampCardModel;
      isStampedToday: boolean;
      /** Today's stamp was made just now: its number, and what it gave besides. */
      now: { title: string; gift: StampGift | null } | null;
    }
  | { kind: 'coupon'; needsCode: boolean; isReceived: boolean }
  | {
      kind: 'ticket';
      mode: EventTicketMode;
      /** "37 of 100 tickets left". */
      remaining: string;
      isSoldOut: boolean;
      winnerCount: number | null;
      /** What a ticket gives, or a winning one; null when that is not coins, points or spins. */
      reward: string | null;
      isDrawn: boolean;
      /** The tickets that won, the reader's own named as such. */
      winners: string[];
      mine: { number: string; isWinner: boolean | null } | null;
      /** Null: no address is needed. `given`: null until there is one. */
      address: { given: EventAddress | null } | null;
    };

/** What this reader can do in an event, by its kind. */
function eventPart(
  { attendance, coupon, ticket, rewards }: EventDetail,
  site: Pick<AppLoadContext, 'platform' | 'locale'>,
  text: ServerText,
  isJustStamped: boolean,
): EventPart {
  if (attendance !== null) return stampsPart({ attendance, rewards }, site, text, isJustStamped);
  if (coupon !== null) return { kind: 'coupon', ...coupon };
  if (ticket === null) return { kind: 'read' };
  const { mode, winnerCount, isDrawn, winners, mine, needsAddress, address: given } = ticket;
  const numbers = {
    remaining: formatNumber(site.locale, ticket.remaining),
    total: formatNumber(site.locale, ticket.total),
  };
  const [reward] = rewards;
  return {
    kind: 'ticket',
    ...{ mode, winnerCount, isDrawn, isSoldOut: ticket.remaining === 0, remaining: text('event.remaining', numbers) },
    reward: reward === undefined ? null : rewardText(site, text, reward),
    winners: winners.map((no) => {
      const number = formatNumber(site.locale, no);
      return no === mine?.ticketNo ? text('event.yourNumberWon', { number }) : number;
    }),
    mine: mine === null ? null : { number: formatNumber(site.locale, mine.ticketNo), isWinner: mine.isWinner },
    address: needsAddress ? { given } : null,
  };
}

function stampsPart(
  { attendance, rewards }: { attendance: NonNullable<EventDetail['attendance']>; rewards: EventDetail['rewards'] },
  site: Pick<AppLoadContext, 'platform' | 'locale'>,
  text: ServerText,
  isJustStamped: boolean,
): EventPart {
  const { stampCount, isStampedToday } = attendance;
  const isNew = isJustStamped && isStampedToday;
  const reward = rewards.find(({ atCount }) => atCount === stampCount);
  const title = text('event.stampAdded', { number: formatNumber(site.locale, stampCount) });
  return {
    kind: 'stamps',
    card: stampCard(site, text, { stampCount, rewards, isNew }),
    isStampedToday,
    now: isNew ? { title, gift: reward === undefined ? null : stampGift(reward, site, text) } : null,
  };
}

/** The page on which a reward of each kind is seen, and its link. */
const GIFT_PLACES = {
  ROULETTE_TICKET: { href: '/roulette', key: 'event.toRoulette' },
  MILEAGE: { href: '/history/mileage', key: 'benefit.seePoints' },
  FREE_COIN: { href: '/history/charge', key: 'event.toCoins' },
} as const satisfies Record<EventReward['kind'], { href: string; key: ServerKey }>;

function stampGift(
  reward: EventReward,
  site: Pick<AppLoadContext, 'platform' | 'locale'>,
  text: ServerText,
): StampGift {
  const { href, key } = GIFT_PLACES[reward.kind];
  return { text: text('event.youGot', { rewards: rewardText(site, text, reward) }), href, label: text(key) };
}
