import type { Benefit, EventDetail, EventItem, EventPage, SeriesThumbnail } from '@longstrip/api-contract';
import {
  type Decision,
  decideEventView,
  type EventState,
  type EventViewRefusal,
  eventStateOf,
  grant,
  type ImageWidthPx,
  refuse,
  type SeriesThumbnailType,
} from '@longstrip/core';
import {
  cleanRichLabel,
  findInReadersLanguage,
  findPictures,
  listFilterOf,
  listItems,
  listItemsOf,
  readerLocales,
  wirePicture,
} from '../../catalogue/index.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import { pageOf } from '../../http/page-of.ts';
import type { MoneyParts } from '../services.ts';
import {
  countEvents,
  type EventRewardRow,
  type EventRow,
  type EventTextRow,
  findEvent,
  listEventSeries,
  listEvents,
  listEventTexts,
  listRewards,
} from './event.repository.ts';
import { eventViewerOf, readOwnOf } from './event-reader.ts';

type Parts = Pick<MoneyParts, 'db' | 'services'>;

const PICTURE_PX: ImageWidthPx = 828;
/** The series picture that is shown for an event without its own picture. */
const ART: SeriesThumbnailType = 'DETAIL';

/** `GET event`: what the caller may see, paged. */
export async function readEvents(
  parts: Parts,
  of: { state: EventState | undefined; guestSaysAdult: boolean; page: number; size: number },
  call: EndpointCall,
): Promise<EventPage> {
  const { platform, nowMs } = call;
  const filter = {
    ...{ platformId: platform.id, nowMs, locales: readerLocales(call), state: of.state },
    ...eventViewerOf(call, of.guestSaysAdult),
  };
  const page = { number: of.page, size: of.size };
  const [rows, totalElements] = await Promise.all([
    listEvents(parts.db.orm, filter, page),
    countEvents(parts.db.orm, filter),
  ]);
  const content = await wireEvents(parts, rows, of.guestSaysAdult, call);
  return pageOf(
    content.map(({ item }) => item),
    { ...page, totalElements },
  );
}

/** `GET event/{id}`: one event, with the reader's own state in it. */
export async function readEvent(
  parts: Parts,
  of: { id: string; guestSaysAdult: boolean; thumbnailTypes: readonly SeriesThumbnailType[] },
  call: EndpointCall,
): Promise<Decision<EventDetail, 'NOT_FOUND_EVENT' | EventViewRefusal>> {
  const { platform, caller } = call;
  const row = await findEvent(parts.db.orm, platform.id, of.id);
  if (row === null) return refuse('NOT_FOUND_EVENT');
  const shown = decideEventView(row, eventViewerOf(call, of.guestSaysAdult));
  if (!shown.ok) return shown;
  const [wired] = await wireEvents(parts, [row], of.guestSaysAdult, call);
  if (wired === undefined) return refuse('NOT_FOUND_EVENT');
  const filter = listFilterOf({ type: 'ALL', guestSaysAdult: of.guestSaysAdult, adultToggle: true }, call);
  const [contents, rewards, own] = await Promise.all([
    listItemsOf(parts, wired.seriesIds, { filter, thumbnailTypes: of.thumbnailTypes }, call),
    listRewards(parts.db.orm, platform.id, row.id),
    readOwnOf(parts.db.orm, row, { scope: caller.kind === 'user' ? caller.scope : null, call }),
  ]);
  return grant({
    ...wired.item,
    body: cleanRichLabel(wired.text.body),
    contents,
    rewards: rewards.map(wireReward),
    ...own,
  });
}

/** The attendance check that runs now for a reader, with their stamps; null: none runs for them. */
export async function readRunningStamps(
  parts: Parts,
  call: EndpointCall<SignedInCaller>,
): Promise<NonNullable<Benefit['stamps']> | null> {
  const { platform, nowMs, caller } = call;
  const { orm } = parts.db;
  const filter = { platformId: platform.id, nowMs, locales: readerLocales(call), ...eventViewerOf(call, false) };
  const of = { ...filter, state: 'RUNNING', kind: 'ATTENDANCE' } as const;
  const [row] = await listEvents(orm, of, { number: 0, size: 1 });
  if (row === undefined) return null;
  const [[wired], rewards, { attendance }] = await Promise.all([
    wireEvents(parts, [row], false, call),
    listRewards(orm, platform.id, row.id),
    readOwnOf(orm, row, { scope: caller.scope, call }),
  ]);
  if (wired === undefined || attendance === null) return null;
  const { stampCount, isStampedToday } = attendance;
  return { event: wired.item, stampCount, isStampedToday, rewards: rewards.map(wireReward) };
}

interface WiredEvent {
  readonly item: EventItem;
  readonly text: EventTextRow;
  readonly seriesIds: readonly number[];
}

/** Events in the reader's locale, else in the platform's first; one without a text in either is left out. */
export async function wireEvents(
  parts: Parts,
  rows: readonly EventRow[],
  guestSaysAdult: boolean,
  call: EndpointCall,
): Promise<WiredEvent[]> {
  const { platform, nowMs } = call;
  const { orm } = parts.db;
  const platformId = platform.id;
  const locales = readerLocales(call);
  const eventIds = rows.map(({ id }) => id);
  const [texts, ofSeries, pictures] = await Promise.all([
    listEventTexts(orm, { platformId, eventIds, locales }),
    listEventSeries(orm, platformId, eventIds),
    findPictures(
      orm,
      rows.flatMap(({ assetId }) => assetId ?? []),
    ),
  ]);
  const filter = listFilterOf({ type: 'ALL', guestSaysAdult, adultToggle: true }, call);
  const shownOf = await findInReadersLanguage(
    orm,
    filter,
    ofSeries.map(({ seriesId }) => seriesId),
  );
  const art = await listItems(parts, [...shownOf.values()], { filter, thumbnailTypes: [ART] }, call);
  return rows.flatMap((row) => {
    const text = locales
      .map((locale) => texts.find((each) => each.eventId === row.id && each.locale === locale))
      .find((found) => found !== undefined);
    if (text === undefined) return [];
    const shown = ofSeries.filter(({ eventId }) => eventId === row.id).map(({ seriesId }) => shownOf.get(seriesId));
    const seriesIds = shown.flatMap((each) => each?.series.id ?? []);
    const own = pictures.get(row.assetId ?? '');
    const [lent] = art.find(({ id }) => id === seriesIds[0])?.thumbnails ?? [];
    const image =
      own === undefined ? withoutType(lent) : wirePicture(parts.services.images, platformId, own, PICTURE_PX);
    return [{ item: wireEvent(row, { text, image, isOwnImage: own !== undefined, nowMs }), text, seriesIds }];
  });
}

const wireReward = ({ atCount, kind, amount }: EventRewardRow) => ({ atCount, kind, amount });

function withoutType(picture: SeriesThumbnail | undefined): EventItem['image'] {
  if (picture === undefined) return null;
  const { type: _, ...image } = picture;
  return image;
}

function wireEvent(
  { id, kind, audience, startsAtMs, endsAtMs }: EventRow,
  of: { text: EventTextRow; image: EventItem['image']; isOwnImage: boolean; nowMs: number },
): EventItem {
  const { image, isOwnImage } = of;
  const { title, line } = of.text;
  const state = eventStateOf({ startsAtMs, endsAtMs }, of.nowMs);
  return { id, kind, audience, title, line, state, startsAt: startsAtMs, endsAt: endsAtMs, image, isOwnImage };
}
