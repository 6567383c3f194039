import { describe, expect, test } from 'vitest';
import { CONTENT_NOTES, contentNoteOf, contentNotesAmong } from './content-notes.ts';
import { genreOf } from './genre-words.ts';

/** The usual word for each note in a language, in the order of CONTENT_NOTES. */
const WORDS: Readonly<Record<string, string>> = {
  en: 'Violence, Blood, Self-harm, Sexual content, Strong language, Drugs',
  ja: '暴力, 流血, 自傷, 性描写, 暴言, 薬物',
  th: 'ความรุนแรง, เลือด, ทำร้ายตัวเอง, เนื้อหาทางเพศ, คำหยาบ, ยาเสพติด',
  'zh-Hant': '暴力, 血腥, 自傷, 性描寫, 粗話, 毒品',
  ar: 'عنف, دماء, إيذاء النفس, محتوى جنسي, ألفاظ نابية, مخدرات',
  ko: '폭력, 유혈, 자해, 선정성, 욕설, 약물',
  de: 'Gewalt, Blut, Selbstverletzung, Sexuelle Inhalte, Derbe Sprache, Drogen',
  fr: 'Violence, Sang, Automutilation, Contenu sexuel, Langage grossier, Drogues',
};

describe.each(Object.entries(WORDS))('in %s', (_, words) => {
  test.each(words.split(', ').map((word, index) => [word, CONTENT_NOTES[index]]))('%s is %s', (word, note) => {
    expect(contentNoteOf(word)).toBe(note);
    expect(genreOf(word)).toBeNull();
  });
});

test.each(['', 'Action', 'blood type', 'Romance'])('%j is no note', (word) => {
  expect(contentNoteOf(word)).toBeNull();
});

test('the notes among tags come once, the heaviest first', () => {
  expect(contentNotesAmong(['drugs', 'Horror', 'GORE', 'Blut', 'violence'])).toEqual(['VIOLENCE', 'BLOOD', 'DRUGS']);
  expect(contentNotesAmong([])).toEqual([]);
});
