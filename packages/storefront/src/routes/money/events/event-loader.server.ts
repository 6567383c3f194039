import { randomUUID } from 'node:crypto';
import type { EventDetail } from '@longstrip/api-contract';
import { nextStateChangeMs, type RefusalCode } from '@longstrip/core';
import type { Messages } from '@longstrip/messages';
import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { loadPageTexts } from '../../../i18n/page-texts.server.ts';
import { readServerMark } from '../../../i18n/server-mark.server.ts';
import { type ServerText, serverText } from '../../../i18n/server-text.server.ts';
import { notFound } from '../../../parts/refusals/not-found.server.ts';
import { pageRefusal, refusedPage } from '../../../parts/refusals/refused-page.server.ts';
import { parseRichText } from '../../../parts/rich-text/parse-rich-text.server.ts';
import { richLinks } from '../../../parts/rich-text/rich-links.server.ts';
import type { RichNode } from '../../../parts/rich-text/rich-text-model.ts';
import type { PageMeta } from '../../../parts/seo/page-meta.ts';
import { sitePageMeta } from '../../../parts/seo/site-page-meta.server.ts';
import { CARD_PICTURES } from '../../../parts/series/api-series.server.ts';
import { type SeriesCardModel, seriesCardModel } from '../../../parts/series/series-card-model.ts';
import { type EventModel, eventModel } from './event-model.server.ts';
import { eventNotice } from './event-notice.server.ts';
import { type EventPart, eventPart } from './event-part.server.ts';
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
  /** Names what is sent next (D40). */
  requestId: string;
  /** What was just done. */
  notice: string | null;
}

/** Why this reader does not see it, and how they might. Nothing of it is told. */
export interface RefusedEvent {
  kind: 'refused';
  text: string;
  needsAgeCheck: boolean;
}

export interface EventDetailPage {
  meta: PageMeta;
  texts: Messages;
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
      ...shownEvent(reply.data, { site, text, read }),
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
  { site, text, read }: { site: AppLoadContext; text: ServerText; read: (text: string) => string },
): Omit<ShownEvent, 'notice'> {
  const period = { startsAtMs: detail.startsAt, endsAtMs: detail.endsAt };
  const changesAtMs = nextStateChangeMs(period, site.nowMs);
  return {
    kind: 'shown',
    ...eventModel(site, text, read)(detail),
    body: parseRichText(read(detail.body), richLinks(site)),
    series: detail.contents.map(seriesCardModel(site.locale)),
    part: eventPart(detail, site, text),
    isSignedIn: site.isSignedIn,
    changesInMs: changesAtMs === null ? null : changesAtMs - site.nowMs,
    requestId: randomUUID(),
  };
}
