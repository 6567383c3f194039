import type { EpisodeRowProps } from '../detail/episode-row.tsx';
import type { EpisodeState } from '../detail/episode-state.tsx';
import { sampleThumbnail } from './sample-art.ts';
import { SAMPLE_SCENES } from './sample-series.ts';
import type { SampleTexts } from './sample-texts.ts';

const DATES = [
  '2026.11.21',
  '2026.11.18',
  '2026.11.14',
  '2026.11.11',
  '2026.11.07',
  '2026.11.04',
  '2026.10.14',
  '2026.10.10',
  '2026.10.07',
];

/** One state of each kind, in the words of a locale, with the words that a screen reader hears. */
export function sampleStates({ states }: SampleTexts): [EpisodeState, string][] {
  const rent = { label: states.rent, amount: '3' };
  const own = { label: states.own, amount: '5' };
  return [
    [{ kind: 'priced', rent, own }, `${states.rent} 3, ${states.own} 5`],
    [{ kind: 'priced', rent }, `${states.rent} 3`],
    [{ kind: 'reading', label: states.reading, readShare: 0.62 }, states.reading],
    [{ kind: 'rented', timeLeft: states.left }, states.left],
    [{ kind: 'owned', label: states.owned }, states.owned],
    [{ kind: 'waitFree', label: states.wait }, states.wait],
    [{ kind: 'locked', label: states.locked }, states.locked],
    [{ kind: 'read', label: states.read }, states.read],
    [{ kind: 'free', label: states.free }, states.free],
  ];
}

/** Nine episodes of Salt Crown, one in each state. */
export function sampleEpisodes(texts: SampleTexts): EpisodeRowProps[] {
  const { detail, badges } = texts;
  return sampleStates(texts).map(([state, spoken], index) => {
    const number = 14 - index;
    const title = `${detail.episode(number)} ${detail.episodeTitles[index] ?? ''}`;
    const date = DATES[index] ?? '';
    return {
      href: `#ep-${number}`,
      title,
      date,
      number: String(number),
      ...(index === 0 ? { fresh: badges.up } : {}),
      thumbnail: sampleThumbnail(SAMPLE_SCENES.saltCrown, index),
      state,
      sentence: `${title}, ${date}, ${spoken}`,
    };
  });
}
