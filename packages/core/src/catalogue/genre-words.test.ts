import { describe, expect, test } from 'vitest';
import { genreOf, genresAmong } from './genre-words.ts';
import { GENRES } from './genres.ts';

/** The usual word for each genre in a language, in the order of GENRES. */
const WORDS: Readonly<Record<string, string>> = {
  en: 'Romance, Action, BL, Fantasy, Drama, Comedy, Thriller, Horror, Mystery, Science fiction, Slice of life, Sports, Historical, School, Adventure, Crime',
  ja: '恋愛, アクション, BL, ファンタジー, ドラマ, コメディ, サスペンス, ホラー, ミステリー, SF, 日常, スポーツ, 歴史, 学園, 冒険, クライム',
  th: 'โรแมนติก, แอ็กชัน, BL, แฟนตาซี, ดราม่า, คอมเมดี้, ระทึกขวัญ, สยองขวัญ, ลึกลับ, ไซไฟ, ชีวิตประจำวัน, กีฬา, ย้อนยุค, วัยเรียน, ผจญภัย, อาชญากรรม',
  'zh-Hant': '戀愛, 動作, BL, 奇幻, 劇情, 喜劇, 驚悚, 恐怖, 懸疑, 科幻, 日常, 運動, 歷史, 校園, 冒險, 犯罪',
  ar: 'رومانسية, أكشن, BL, خيال, دراما, كوميديا, تشويق, رعب, غموض, خيال علمي, شريحة من الحياة, رياضة, تاريخي, مدرسي, مغامرة, جريمة',
  ko: '로맨스, 액션, BL, 판타지, 드라마, 코미디, 스릴러, 호러, 미스터리, SF, 일상, 스포츠, 역사, 학원, 모험, 범죄',
  de: 'Liebe, Action, BL, Fantasy, Drama, Komödie, Thriller, Horror, Mystery, Science-Fiction, Alltag, Sport, Historisch, Schule, Abenteuer, Krimi',
  fr: 'Romance, Action, BL, Fantastique, Drame, Comédie, Thriller, Horreur, Mystère, Science-fiction, Tranche de vie, Sport, Historique, École, Aventure, Policier',
};

describe.each(Object.entries(WORDS))('in %s', (_, words) => {
  test.each(words.split(', ').map((word, index) => [word, GENRES[index]]))('%s is %s', (word, genre) => {
    expect(genreOf(word)).toBe(genre);
  });
});

test.each([
  ['Romantasy', 'ROMANCE'],
  ['Yaoi', 'BL'],
  ["Boys' Love", 'BL'],
  ['BOYS’ LOVE', 'BL'],
  ['ボーイズラブ', 'BL'],
  ['耽美', 'BL'],
  ['ＢＬ', 'BL'],
  ['Romanze', 'ROMANCE'],
  [' comedie ', 'COMEDY'],
  ['sci fi', 'SCIENCE_FICTION'],
  ['SCIENCE_FICTION', 'SCIENCE_FICTION'],
  ['slice-of-life', 'SLICE_OF_LIFE'],
])('%s is %s, whatever its case, width, accents and joints', (word, genre) => {
  expect(genreOf(word)).toBe(genre);
});

test.each(['', '!', 'office', 'slow burn', 'Romance in Paris', '오피스'])('%j is a tag and no genre', (word) => {
  expect(genreOf(word)).toBeNull();
});

test('the genres among tags come once, in their order', () => {
  expect(genresAmong(['slow burn', 'Yaoi', 'Romance', 'ロマンス', 'BL'])).toEqual(['BL', 'ROMANCE']);
  expect(genresAmong([])).toEqual([]);
});
