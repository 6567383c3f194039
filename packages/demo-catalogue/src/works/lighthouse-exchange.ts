import { LIGHTHOUSE_EXCHANGE_EN } from '../novels/lighthouse-exchange.en.ts';
import { LIGHTHOUSE_EXCHANGE_JA } from '../novels/lighthouse-exchange.ja.ts';
import { palette } from '../scenery/palette.ts';
import type { NovelWork } from './work.ts';

/** A novel: a telephone exchange in a lighthouse, and the winter in which the cable broke. */
export const LIGHTHOUSE_EXCHANGE: NovelWork = {
  key: 'lighthouse-exchange',
  kind: 'novel',
  verticalIn: [],
  depth: 0.3,
  manner: { eyes: 'sharp', pen: 0.9, ink: 'tinted', shading: 'soft' },
  hours: {
    storm: palette('#24384e', '#5a7488', '#c0ccd0', '#4a6274', '#1c2a38', '#ffe0a0', '#0f1822', '#c8503c', '#f4f2ec'),
    lamp: palette('#1a2a4a', '#4a5a86', '#e8a878', '#3a4468', '#141c34', '#ffdc8a', '#0a1020', '#e0603a', '#fdf2e0'),
    thaw: palette('#9ac4d8', '#d4e4e4', '#fdf0d8', '#94aab0', '#4a5e68', '#fff2c0', '#20303a', '#d8644a', '#fffaf0'),
  },
  cast: {
    mirren: {
      seed: 'mirren',
      build: 'f',
      hair: 'wavy',
      hairColour: '#7a3a24',
      eyeColour: '#5a7a8a',
      skin: '#fbe0d0',
      top: 'coat',
      bottom: 'longskirt',
      topColour: '#d8a83a',
      accentColour: '#f4ecd8',
      bottomColour: '#3a4a5a',
    },
    tobias: {
      seed: 'tobias',
      build: 'm',
      hair: 'sidepart',
      hairColour: '#3a302a',
      eyeColour: '#6a5a4a',
      skin: '#f0d0b8',
      top: 'coat',
      bottom: 'trousers',
      topColour: '#3a4450',
      accentColour: '#c8503c',
      bottomColour: '#2a3038',
    },
  },
  title: { voice: 'typed', treatment: 'plain' },
  cover: {
    layout: 'expose',
    scene: 'harbour',
    hour: 'storm',
    weather: 'snow',
    cast: [
      { who: 'mirren', mood: 'calm' },
      { who: 'tobias', mood: 'calm' },
    ],
  },
  offer: {
    status: 'COMPLETED',
    scheduleDays: ['MONDAY'],
    freeEpisodeCount: 2,
    rentCoin: null,
    possessionCoin: 2,
    freetimeEnabled: true,
    isAdult: false,
    newestDaysAgo: 15,
  },
  editions: {
    en: {
      title: 'Letters from the Lighthouse Exchange',
      coverTitle: 'Letters from the\nLighthouse Exchange',
      alias: 'letters-from-the-lighthouse-exchange',
      synopsis: 'All forty-two telephones of the island of Skarra ring in the lighthouse first, where Mirren puts them through and never repeats a word. When the sea cable breaks in a winter storm, somebody on the mainland begins to tap. A complete short novel in eight chapters.',
      creators: [{ name: 'Isla Fennimore', role: 'AUTHOR' }],
      genres: ['Romance', 'Drama'],
      tags: ['Island', 'Letters'],
    },
    ja: {
      title: '灯台電話局からの手紙',
      coverTitle: '灯台電話局\nからの手紙',
      alias: 'todai-denwakyoku-kara-no-tegami',
      synopsis: 'スカラ島の四十二台の電話は、どれもまず灯台で鳴る。交換手のミレンは、聞いたことをひとことも洩らさない。冬の嵐で海底線が切れた夜、本土の誰かが、切れた線を叩きはじめた。全八章、完結。',
      creators: [{ name: '船越あいら', role: 'AUTHOR' }],
      genres: ['恋愛', 'ドラマ'],
      tags: ['島', '手紙'],
    },
  },
  texts: { en: LIGHTHOUSE_EXCHANGE_EN, ja: LIGHTHOUSE_EXCHANGE_JA },
};
