import { EPISODES } from '../novels/endgame-for-sale.zh-hant.ts';
import { palette } from '../scenery/palette.ts';
import type { NovelWork } from './work.ts';

/** A novel, in Traditional Chinese alone: an agent for haunted houses, a game of chess left unfinished, and a kettle. */
export const ENDGAME_FOR_SALE: NovelWork = {
  key: 'endgame-for-sale',
  kind: 'novel',
  verticalIn: [],
  places: ['kitchen', 'street', 'office', 'bedroom', 'alley', 'harbour', 'bedroom', 'harbour'],
  depth: 0.36,
  manner: { eyes: 'dot', pen: 1.1, ink: '#1c2433', shading: 'soft', faceWidth: 1.04 },
  hours: {
    rain: palette('#26364f', '#4f6f88', '#a9c4bd', '#3d566b', '#18222f', '#ffd98c', '#0d141d', '#b8353a', '#f0eee0'),
    steam: palette('#3b4a4e', '#8aa39a', '#e4e2c8', '#5c6d66', '#24302f', '#ffe3a2', '#131a1a', '#c2433c', '#faf6e6'),
    dawn: palette('#6f9bb5', '#e6c9a0', '#fdebc4', '#6d8590', '#2f4350', '#fff0bd', '#18242e', '#bf3f38', '#fffaf0'),
  },
  cast: {
    xiaoman: {
      seed: 'xiaoman',
      build: 'f',
      hair: 'pixie',
      hairColour: '#2a2530',
      eyeColour: '#4a3a34',
      skin: '#f6d9c0',
      top: 'blazer',
      bottom: 'trousers',
      topColour: '#b8353a',
      accentColour: '#f0eee0',
      bottomColour: '#2a3040',
    },
    ashui: {
      seed: 'ashui',
      build: 'm',
      hair: 'tousled',
      hairColour: '#8fb3bd',
      eyeColour: '#5f93a0',
      skin: '#cfe4e2',
      top: 'jersey',
      bottom: 'shorts',
      topColour: '#7fa9b3',
      accentColour: '#dff0ec',
      bottomColour: '#6b93a0',
    },
  },
  title: { voice: 'regal', treatment: 'brush' },
  cover: {
    layout: 'window',
    scene: 'bedroom',
    hour: 'rain',
    weather: 'none',
    cast: [
      { who: 'xiaoman', mood: 'deadpan' },
      { who: 'ashui', mood: 'smile' },
    ],
  },
  offer: {
    status: 'COMPLETED',
    scheduleDays: ['SUNDAY'],
    freeEpisodeCount: 1,
    rentCoin: 2,
    possessionCoin: 4,
    freetimeEnabled: true,
    isAdult: false,
    newestDaysAgo: 11,
  },
  editions: {
    'zh-Hant': {
      title: '殘局代售',
      coverTitle: '殘局代售',
      alias: 'canju-daishou',
      synopsis: '溫小滿專賣凶宅，因為她什麼都看不到、聽不到。直到雨港哨船巷七號：沒有瓦斯的爐子，每天三點十五分準時燒開一壺水；窗邊一盤下到一半的象棋，滿盤灰塵，只有一顆黑卒亮得像剛擦過。委託期四十九天，屋裡那位先嫌她棋下得太爛。',
      creators: [{ name: '夏知雨', role: 'AUTHOR' }],
      genres: ['懸疑', '喜劇'],
      tags: ['輕靈異', '象棋', '雨港'],
    },
  },
  texts: { 'zh-Hant': EPISODES },
};
