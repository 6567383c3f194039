import type { EpisodeRowProps, EpisodeState } from '@longstrip/ui';
import { useMemo } from 'react';
import { type TextLookup, useText } from '../../i18n/use-text.ts';
import { buyAddress } from '../navigation/page-addresses.ts';
import { READ_SHARE, type SeriesRecord } from '../reading/reading-record.ts';
import type { EpisodeAccess, EpisodeModel } from './episode-model.ts';

/** The text of the state column, and the same for screen readers. */
interface StateText {
  state: EpisodeState;
  spoken: string;
}

/**
 * The rows of a series' episodes, with this browser's reading progress. With `opensPanel` a locked one opens its purchase
 * panel over the page of the series. A row stays the same object until its content changes, so that reversing a list of 500
 * renders none of them again.
 */
export function useEpisodeRows(
  seriesAlias: string,
  episodes: readonly EpisodeModel[],
  record: SeriesRecord | null,
  opensPanel = false,
): EpisodeRowProps[] {
  const text = useText();
  return useMemo(
    () => episodeRows({ seriesAlias, opensPanel }, episodes, record, text),
    [seriesAlias, opensPanel, episodes, record, text],
  );
}

function episodeRows(
  { seriesAlias, opensPanel }: { seriesAlias: string; opensPanel: boolean },
  episodes: readonly EpisodeModel[],
  record: SeriesRecord | null,
  text: TextLookup,
): EpisodeRowProps[] {
  const read = new Set(record?.read);
  return episodes.map((episode) => {
    const share = record?.place.episodeAlias === episode.alias ? record.place.share : null;
    const { state, spoken } = stateText(episode.access, { share, isRead: read.has(episode.alias) }, text);
    return {
      href:
        opensPanel && isForSale(episode.access)
          ? buyAddress(seriesAlias, episode.alias)
          : `/viewer/${seriesAlias}/${episode.alias}`,
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

function isForSale(access: EpisodeAccess): boolean {
  return access.kind === 'priced' && (access.rentCoins !== null || access.ownCoins !== null);
}

function sentence({ title, date }: EpisodeModel, state: string, text: TextLookup): string {
  return date === ''
    ? text('episode.sentenceUndated', { title, state })
    : text('episode.sentence', { title, date, state });
}

/** The text of a state. An episode being read shows its progress, and a locked one shows what it takes to open it. */
function stateText(
  access: EpisodeAccess,
  reading: { share: number | null; isRead: boolean },
  text: TextLookup,
): StateText {
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
      return rentedText(access.minutesLeft, text);
    case 'priced':
      return pricedText(access, text);
  }
}

const MINUTES_AN_HOUR = 60;
const MINUTES_A_DAY = 24 * MINUTES_AN_HOUR;

/** Remaining time is in days only if there are more than three of them: "41 h" says more than "1 day". */
function rentedText(minutesLeft: number, text: TextLookup): StateText {
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

function pricedText({ rentCoins, ownCoins }: Extract<EpisodeAccess, { kind: 'priced' }>, text: TextLookup): StateText {
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
