import { EPISODES } from '../novels/both-banks.th.ts';
import { palette } from '../scenery/palette.ts';
import type { NovelWork } from './work.ts';

/** A novel, in Thai alone: two noodle shops that face each other across a canal and have not spoken for 41 years. */
export const BOTH_BANKS: NovelWork = {
  key: 'both-banks',
  kind: 'novel',
  verticalIn: [],
  places: ['riverside', 'bridge', 'kitchen', 'riverside', 'street', 'lake', 'bridge', 'kitchen'],
  depth: 0.24,
  manner: { eyes: 'soft', pen: 1.3, ink: '#3a2318', shading: 'flat', faceWidth: 1.05, eyeSize: 1.1 },
  hours: {
    noon: palette('#5cc6c8', '#a8e2d4', '#fdf1c4', '#5aa58a', '#2d6b5c', '#fff0a8', '#33231a', '#f2703d', '#fffaf0'),
    dusk: palette('#f08a6c', '#f9bf86', '#ffe8b8', '#a8637a', '#4e3a5e', '#ffd76e', '#2c1a2c', '#1f9c92', '#fff6e2'),
    flood: palette('#3d5a78', '#7c97a6', '#cfd8c8', '#4d6a78', '#22394a', '#ffcf6a', '#101d28', '#f0803c', '#f4f4e6'),
  },
  cast: {
    baibua: {
      seed: 'baibua',
      build: 'f',
      hair: 'pony',
      hairColour: '#3a2420',
      eyeColour: '#6a4028',
      skin: '#eec39a',
      top: 'tee',
      bottom: 'shorts',
      topColour: '#f7c948',
      accentColour: '#ffffff',
      bottomColour: '#3f6f8f',
      hairpin: '#f2703d',
    },
    khem: {
      seed: 'khem',
      build: 'm',
      hair: 'sidepart',
      hairColour: '#1f1a1c',
      eyeColour: '#3a2c24',
      skin: '#d9a273',
      top: 'apron',
      bottom: 'trousers',
      topColour: '#f4efe2',
      accentColour: '#2d6b8f',
      bottomColour: '#33404c',
      glasses: true,
    },
  },
  title: { voice: 'cute', treatment: 'pop', justify: true },
  cover: {
    layout: 'split',
    scene: 'riverside',
    hour: 'noon',
    weather: 'none',
    cast: [
      { who: 'baibua', mood: 'smirk' },
      { who: 'khem', mood: 'shy' },
    ],
  },
  offer: {
    status: 'COMPLETED',
    scheduleDays: ['WEDNESDAY'],
    freeEpisodeCount: 2,
    rentCoin: 1,
    possessionCoin: 2,
    freetimeEnabled: true,
    isAdult: false,
    newestDaysAgo: 2,
  },
  editions: {
    th: {
      title: 'เจ้าเก่าสองฝั่งคลอง',
      coverTitle: 'เจ้าเก่า\nสองฝั่งคลอง',
      alias: 'jao-kao-song-fang-khlong',
      synopsis: 'ก๋วยเตี๋ยวเรือสองร้านตั้งจ้องหน้ากันคนละฝั่งคลอง ขายเส้นทั้งคู่แต่ไม่กินเส้นกันมาสี่สิบเอ็ดปี ใบบัวตกงานกลับมาช่วยยายทำสงครามป้าย แล้วพบว่าคนเขียนป้ายฝั่งโน้นตลกหน้าตาย หูแดงง่าย และน้ำซุปของเขารสเดียวกับของยายเป๊ะ',
      creators: [{ name: 'ปลายน้ำ บางกระสวย', role: 'AUTHOR' }],
      genres: ['โรแมนติก', 'คอมเมดี้'],
      tags: ['ริมคลอง', 'ของกิน', 'ฟีลกู๊ด'],
    },
  },
  texts: { th: EPISODES },
};
