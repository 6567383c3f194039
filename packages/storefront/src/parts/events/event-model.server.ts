import type { EventItem, EventReward } from '@longstrip/api-contract';
import type { EventState } from '@longstrip/core';
import type { ServerKey } from '@longstrip/messages';
import type { EventMotif, PictureSource } from '@longstrip/ui';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { DateTime } from 'luxon';
import { formatDay } from '../../i18n/format.server.ts';
import { phraseBreaks } from '../../i18n/phrase-breaks.server.ts';
import type { ServerText } from '../../i18n/server-text.server.ts';
import { COLUMN_WIDTHS_PX, pictureModel } from '../picture/picture-model.ts';
import { pointsText } from '../wallet/wallet.server.ts';

const PICTURE_RATIO = 720 / 330;
/** Up to so many days are counted; further away, the date says more. */
const DAYS_COUNTED = 30;

/** An event in a list, and the head of its page. */
export interface EventModel {
  id: string;
  title: string;
  titleBreaks: number[];
  line: string;
  lineBreaks: number[];
  state: EventState;
  stateText: string;
  /** "Younger readers only"; null: for all readers. */
  audience: string | null;
  from: EventDate;
  until: EventDate;
  /** "3 days left"; null where the dates say enough. */
  away: string | null;
  picture: PictureSource | null;
  /** What is drawn beside the picture; null: the picture was made for the event. */
  motif: EventMotif | null;
}

/** A moment as it is shown, and in ISO 8601. */
export interface EventDate {
  text: string;
  iso: string;
}

type Site = Pick<AppLoadContext, 'platform' | 'locale' | 'nowMs'>;

const STATE_KEYS = {
  RUNNING: 'event.running',
  SOON: 'event.soon',
  ENDED: 'event.ended',
} as const satisfies Record<EventState, ServerKey>;

const AUDIENCE_KEYS = {
  ALL: null,
  ADULTS: 'event.adultsOnly',
  MINORS: 'event.minorsOnly',
} as const satisfies Record<EventItem['audience'], ServerKey | null>;

const MOTIFS = {
  ATTENDANCE: 'stamps',
  COUPON: 'coupon',
  TICKET: 'prize',
  BANNER: 'stories',
} as const satisfies Record<EventItem['kind'], EventMotif>;

/** Makes models of the api's events for a page. */
export function eventModel(site: Site, text: ServerText, read: (text: string) => string) {
  return (item: EventItem): EventModel => {
    const audienceKey = AUDIENCE_KEYS[item.audience];
    const [title, line] = [read(item.title), read(item.line)];
    return {
      id: item.id,
      ...{ title, titleBreaks: phraseBreaks(title, site.locale), line, lineBreaks: phraseBreaks(line, site.locale) },
      state: item.state,
      stateText: text(STATE_KEYS[item.state]),
      audience: audienceKey === null ? null : text(audienceKey),
      from: momentOf(site, item.startsAt),
      // The end is exclusive: the page shows the last minute of it.
      until: momentOf(site, item.endsAt - 1),
      away: awayText(site, text, item),
      motif: item.isOwnImage ? null : MOTIFS[item.kind],
      picture: item.image === null ? null : pictureModel(item.image, COLUMN_WIDTHS_PX, PICTURE_RATIO),
    };
  };
}

/** A day; with its time of day unless that is midnight. */
function momentOf({ platform, locale }: Site, timeMs: number): EventDate {
  const time = DateTime.fromMillis(timeMs, { zone: platform.timeZone, numberingSystem: 'latn' }).toFormat('HH:mm');
  const day = formatDay(platform, locale, timeMs);
  return { text: time === '00:00' ? day : `${day} ${time}`, iso: new Date(timeMs).toISOString() };
}

function awayText(site: Site, text: ServerText, { state, startsAt, endsAt }: EventItem): string | null {
  if (state === 'ENDED') return null;
  const days = daysUntil(site, state === 'SOON' ? startsAt : endsAt - 1);
  if (days > DAYS_COUNTED) return null;
  if (state === 'SOON') return days === 0 ? text('event.startsToday') : text('event.startsIn', { count: days });
  return days === 0 ? text('event.lastDay') : text('event.daysLeft', { count: days });
}

/** Days from today to the day of a moment, in the platform's calendar. */
function daysUntil({ platform, nowMs }: Site, timeMs: number): number {
  const dayOf = (ms: number) => DateTime.fromMillis(ms, { zone: platform.timeZone }).startOf('day');
  return Math.round(dayOf(timeMs).diff(dayOf(nowMs), 'days').days);
}

/** "5 free coins", "100 M" or "1 spin". */
export function rewardText(
  site: Pick<AppLoadContext, 'platform' | 'locale'>,
  text: ServerText,
  { kind, amount }: Pick<EventReward, 'kind' | 'amount'>,
): string {
  switch (kind) {
    case 'FREE_COIN':
      return text('benefit.freeCoins', { count: amount });
    case 'MILEAGE':
      return pointsText(site, amount);
    case 'ROULETTE_TICKET':
      return text('benefit.spins', { count: amount });
  }
}
