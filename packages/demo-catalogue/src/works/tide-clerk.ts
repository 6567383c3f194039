import { EPISODES as ENGLISH } from '../novels/tide-clerk.en.ts';
import { EPISODES as JAPANESE } from '../novels/tide-clerk.ja.ts';
import { palette } from '../scenery/palette.ts';
import type { NovelWork } from './work.ts';

/** A novel: a harbour office where the sea hands back what people lost. */
export const TIDE_CLERK: NovelWork = {
  key: 'tide-clerk',
  kind: 'novel',
  verticalIn: ['ja'],
  depth: 0.34,
  manner: { eyes: 'sharp', pen: 0.9, ink: 'tinted', shading: 'soft' },
  hours: {
    tide: palette('#0f2a3c', '#2f6a7a', '#b8d8c0', '#28566a', '#0c2030', '#ffe6a0', '#07141f', '#e08a4a', '#f4f2e4'),
    office: palette('#3a4a4a', '#7a8a7a', '#e8d8a8', '#5a6458', '#232c2a', '#ffdc8a', '#121a18', '#c8643a', '#f8f0dc'),
    dawn: palette('#7aa8b8', '#d8d8c8', '#fde8c8', '#84a0a0', '#3a5058', '#fff0c0', '#1a2a30', '#e0784a', '#fffaf0'),
  },
  cast: {
    noa: {
      seed: 'noa',
      build: 'f',
      hair: 'bob',
      hairColour: '#2a3a44',
      eyeColour: '#4a8a8a',
      skin: '#f4d4bc',
      top: 'coat',
      bottom: 'longskirt',
      topColour: '#2f5a66',
      accentColour: '#f0dcae',
      bottomColour: '#33424a',
    },
    osk: {
      seed: 'osk',
      build: 'm',
      hair: 'crop',
      hairColour: '#c4c0b8',
      eyeColour: '#5a5a50',
      skin: '#e4c0a0',
      top: 'coat',
      bottom: 'trousers',
      topColour: '#4a4438',
      accentColour: '#d8c8a0',
      bottomColour: '#33302a',
      aged: true,
      beard: true,
    },
  },
  title: { voice: 'elegant', treatment: 'ribbon' },
  cover: { layout: 'portrait', scene: 'harbour', hour: 'tide', weather: 'motes', cast: [{ who: 'noa', mood: 'calm' }] },
  offer: {
    status: 'COMPLETED',
    scheduleDays: ['TUESDAY'],
    freeEpisodeCount: 2,
    rentCoin: null,
    possessionCoin: 2,
    freetimeEnabled: true,
    isAdult: false,
    newestDaysAgo: 9,
  },
  editions: {
    en: {
      title: 'The Tide Clerk',
      coverTitle: 'The Tide\nClerk',
      alias: 'the-tide-clerk',
      synopsis: 'On every eleventh night the sea at Carrow gives something back, and somebody has to write it down. Noa Verrin takes the post without asking what it pays, and finds that some of the things that rise to the hatch are waiting for her.',
      creators: [{ name: 'Rowan Castell', role: 'AUTHOR' }],
      genres: ['Mystery', 'Fantasy'],
      tags: ['Sea', 'Ledgers'],
    },
    ja: {
      title: '潮の記録係',
      coverTitle: '潮の\n記録係',
      alias: 'shio-no-kirokugakari',
      synopsis: '十一日目の夜ごとに、カロウの海は失われたものをひとつ返してよこす。誰かが、それを書きとめなくてはならない。給金も訊かずにその職についたノアは、やがて水面に上がってくるものの中に、自分を待つものがあることを知る。',
      creators: [{ name: '城戸ろわん', role: 'AUTHOR' }],
      genres: ['ミステリー', 'ファンタジー'],
      tags: ['海', '帳簿'],
    },
  },
  texts: { en: ENGLISH, ja: JAPANESE },
};
