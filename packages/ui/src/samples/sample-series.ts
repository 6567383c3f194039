import type { EpisodeRowProps, EpisodeState } from '../detail/episode-row.tsx';
import { type Scene, sampleThumbnail } from './sample-art.ts';
import type { SampleTexts } from './sample-context.tsx';

const person = (hair: string, skin: string, coat: string, isLong: boolean) => ({ hair, skin, coat, isLong });

/** The series of the stories; titles and creators are in `sample-texts`. */
export const SAMPLE_SCENES = {
  saltCrown: {
    sky: ['#12264f', '#e8b58f'],
    light: '#fff3cf',
    far: '#27477f',
    near: '#1d3158',
    ground: '#142440',
    scenery: 'castle',
    people: [person('#d9dcea', '#f6d8c6', '#39507f', true), person('#1b1a22', '#efc9b0', '#222a3e', false)],
    particles: 'petals',
    letter: '#f7d27a',
    letterEdge: '#1b2a4d',
    isSerif: true,
  },
  gateZero: {
    sky: ['#061226', '#3fc1ee'],
    light: '#d7f6ff',
    far: '#0f3a63',
    near: '#082340',
    ground: '#041021',
    scenery: 'city',
    people: [person('#10151f', '#d8a98c', '#0d1626', false)],
    particles: 'stars',
    letter: '#6fdcff',
    letterEdge: '#04152b',
    isSerif: false,
  },
  lastTrain: {
    sky: ['#f6a5a0', '#ffe3cf'],
    light: '#fff7ea',
    far: '#e58e95',
    near: '#c9707f',
    ground: '#8d4a5c',
    scenery: 'mountains',
    people: [person('#6d3d2c', '#f7d9c8', '#f3efe8', true), person('#2a2228', '#efc9b0', '#4a4258', false)],
    particles: 'petals',
    letter: '#ffffff',
    letterEdge: '#a34a63',
    isSerif: true,
  },
  ninthTail: {
    sky: ['#3a0d22', '#f2a65e'],
    light: '#ffe7a8',
    far: '#7b1f35',
    near: '#55122a',
    ground: '#2f0a1b',
    scenery: 'trees',
    people: [person('#f4f0f2', '#f7dccb', '#8f1f37', true)],
    particles: 'petals',
    letter: '#ffd98a',
    letterEdge: '#3a0d22',
    isSerif: true,
  },
  midnightKitchen: {
    sky: ['#241a38', '#c96b3e'],
    light: '#ffd58a',
    far: '#4a2d4b',
    near: '#33203b',
    ground: '#1d1427',
    scenery: 'city',
    people: [person('#c05a2e', '#f6d3bb', '#f2ead8', true), person('#251d20', '#eec6a8', '#3b3b45', false)],
    particles: 'none',
    letter: '#fff1d0',
    letterEdge: '#5a2410',
    isSerif: false,
  },
  duneTea: {
    sky: ['#2f6f86', '#f7d9a0'],
    light: '#fff4d6',
    far: '#dfa15d',
    near: '#b97539',
    ground: '#7d4a22',
    scenery: 'dunes',
    people: [person('#2b1b18', '#c98d66', '#2f7f7a', true)],
    particles: 'none',
    letter: '#fff5df',
    letterEdge: '#6a3a17',
    isSerif: true,
  },
  secondServe: {
    sky: ['#1590c9', '#ffdf5c'],
    light: '#fff8d0',
    far: '#f08a24',
    near: '#d9622b',
    ground: '#8f3417',
    scenery: 'mountains',
    people: [person('#e06a1f', '#f7d3b4', '#ffffff', false), person('#231a17', '#9c6a4a', '#1f5fa8', false)],
    particles: 'none',
    letter: '#ffffff',
    letterEdge: '#1b4f9c',
    isSerif: false,
  },
  moonLibrary: {
    sky: ['#141a3c', '#5a5fa8'],
    light: '#f4efff',
    far: '#2c2f66',
    near: '#1d2050',
    ground: '#0f1233',
    scenery: 'books',
    people: [person('#2a2f4d', '#f0d6c8', '#5a3f7a', true)],
    particles: 'stars',
    letter: '#efe6ff',
    letterEdge: '#1a1f4a',
    isSerif: true,
  },
  rainContract: {
    sky: ['#2b3347', '#7f8fae'],
    light: '#dfe8f5',
    far: '#3d4a66',
    near: '#2a3349',
    ground: '#191f2e',
    scenery: 'city',
    people: [person('#3a2019', '#f4d4c2', '#b3263a', true), person('#15161c', '#ebc5ae', '#20242f', false)],
    particles: 'rain',
    letter: '#ffffff',
    letterEdge: '#8f1d30',
    isSerif: true,
  },
} as const satisfies Record<string, Scene>;

export type SampleSeriesKey = keyof typeof SAMPLE_SCENES;

export const SAMPLE_KEYS = Object.keys(SAMPLE_SCENES).filter((key): key is SampleSeriesKey => key in SAMPLE_SCENES);

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
function sampleStates({ states }: SampleTexts): [EpisodeState, string][] {
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
