import type { EpisodeRowProps, EpisodeState } from '@longstrip/ui';
import { useMemo } from 'react';
import { type TextLookup, useText } from '../../i18n/use-text.ts';
import { READ_SHARE, type SeriesRecord } from '../reading/reading-record.ts';
import type { EpisodeAccess, EpisodeModel } from './episode-model.ts';

/** What is written in the state column, and the same said aloud. */
interface StateWords {
  state: EpisodeState;
  spoken: string;
}

/**
 * Rows of ui for a series' episodes, with this browser's reading laid over what the api says. They stay the same objects
 * until something they say changes: turning a list of 500 round draws none of them anew.
 */
export function useEpisodeRows(
  seriesAlias: string,
  episodes: readonly EpisodeModel[],
  record: SeriesRecord | null,
): EpisodeRowProps[] {
  const text = useText();
  return useMemo(() => episodeRows(seriesAlias, episodes, record, text), [seriesAlias, episodes, record, text]);
}

function episodeRows(
  seriesAlias: string,
  episodes: readonly EpisodeModel[],
  record: SeriesRecord | null,
  text: TextLookup,
): EpisodeRowProps[] {
  const read = new Set(record?.read);
  return episodes.map((episode) => {
    const share = record?.place.episodeAlias === episode.alias ? record.place.share : null;
    const { state, spoken } = stateWords(episode.access, { share, isRead: read.has(episode.alias) }, text);
    return {
      href: `/viewer/${seriesAlias}/${episode.alias}`,
      title: episode.title,
      date: episode.date,
      number: episode.number,
      state,
      sentence: sentence(episode, spoken, text),
      ...(episode.isUp ? { fresh: text('series.badgeUp') } : {}),
      ...(episode.thumbnail === null ? {} : { thumbnail: episode.thumbnail }),
    };
  });
}

function sentence({ title, date }: EpisodeModel, state: string, text: TextLookup): string {
  return date === ''
    ? text('episode.sentenceUndated', { title, state })
    : text('episode.sentence', { title, date, state });
}

/** The words of a state. An episode in hand shows how far its reading is; a locked one shows what it takes. */
function stateWords(
  access: EpisodeAccess,
  reading: { share: number | null; isRead: boolean },
  text: TextLookup,
): StateWords {
  const isOpen = access.kind === 'free' || access.kind === 'owned' || access.kind === 'rented';
  if (isOpen && reading.share !== null && reading.share < READ_SHARE) {
    return {
      state: { kind: 'reading', label: text('episode.reading'), readShare: reading.share },
      spoken: text('episode.spokenReading', { percent: Math.round(reading.share * 100) }),
    };
  }
  if (isOpen && reading.isRead) {
    return { state: { kind: 'read', label: text('episode.read') }, spoken: text('episode.spokenRead') };
  }
  switch (access.kind) {
    case 'free':
      return { state: { kind: 'free', label: text('episode.free') }, spoken: text('episode.spokenFree') };
    case 'login':
      return { state: { kind: 'locked', label: text('episode.login') }, spoken: text('episode.spokenLogin') };
    case 'owned':
      return { state: { kind: 'owned', label: text('episode.owned') }, spoken: text('episode.spokenOwned') };
    case 'soon':
      return { state: { kind: 'soon', label: text('episode.soon') }, spoken: text('episode.spokenSoon') };
    case 'rented':
      return rentedWords(access.minutesLeft, text);
    case 'priced':
      return pricedWords(access, text);
  }
}

const MINUTES_AN_HOUR = 60;
const MINUTES_A_DAY = 24 * MINUTES_AN_HOUR;

/** Time left is told in days only past three of them: "41 h" says more than "1 day". */
function rentedWords(minutesLeft: number, text: TextLookup): StateWords {
  if (minutesLeft > 3 * MINUTES_A_DAY) {
    const count = Math.floor(minutesLeft / MINUTES_A_DAY);
    return {
      state: { kind: 'rented', timeLeft: text('episode.daysLeft', { count }) },
      spoken: text('episode.spokenRentedDays', { count }),
    };
  }
  if (minutesLeft >= MINUTES_AN_HOUR) {
    const count = Math.floor(minutesLeft / MINUTES_AN_HOUR);
    return {
      state: { kind: 'rented', timeLeft: text('episode.hoursLeft', { count }) },
      spoken: text('episode.spokenRentedHours', { count }),
    };
  }
  return {
    state: { kind: 'rented', timeLeft: text('episode.minutesLeft', { count: minutesLeft }) },
    spoken: text('episode.spokenRentedMinutes', { count: minutesLeft }),
  };
}

function pricedWords(
  { rentCoins, ownCoins }: Extract<EpisodeAccess, { kind: 'priced' }>,
  text: TextLookup,
): StateWords {
  const rent = rentCoins === null ? null : text('common.coins', { count: rentCoins });
  const own = ownCoins === null ? null : text('common.coins', { count: ownCoins });
  const state: EpisodeState = {
    kind: 'priced',
    ...(rentCoins === null ? {} : { rent: { label: text('episode.rent'), amount: String(rentCoins) } }),
    ...(ownCoins === null ? {} : { own: { label: text('episode.own'), amount: String(ownCoins) } }),
  };
  if (rent !== null && own !== null) return { state, spoken: text('episode.spokenRentOrOwn', { rent, own }) };
  if (rent !== null) return { state, spoken: text('episode.spokenRent', { rent }) };
  if (own !== null) return { state, spoken: text('episode.spokenOwn', { own }) };
  return { state: { kind: 'soon', label: text('episode.notForSale') }, spoken: text('episode.spokenNotForSale') };
}
