import { sample, sampleTitle } from '@longstrip/test-kit/sample';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../strip/director.ts';
import { inLanguage } from '../strip/words.ts';
import { WORKS } from '../works/catalogue.ts';
import { DEMO_LANGUAGES, type DemoLanguage } from '../works/language.ts';
import type { Work } from '../works/work.ts';
import { balancedLines, pieces } from './breaking.ts';
import { openFontBook } from './faces.ts';
import { setColumns, setParagraph } from './paragraph.ts';
import { shapeLine } from './shape.ts';
import { VOICES, type Voice } from './voices.ts';

const ONE_IN = 10;

const PROOF: Record<DemoLanguage, string> = {
  en: 'Quick — “fox”… café?! It’s 10:30 & over.',
  ja: '「雨」あがりのパン屋さん、ドキッ！？……三〇〇円ーっ',
  'zh-Hant': '「等一下！」聲音，被淹沒了…：',
  th: 'ผู้ใหญ่ที่นี่ ปั๊มน้ำ กตัญญู! 10',
  ar: 'لَا تَذْهَبْ! الله، ١٠:٣٠ …؟',
};

/** Everything of a work that is lettered in a language, in each voice it may have. */
function textsOf(work: Work, language: DemoLanguage): { text: string; language: DemoLanguage; voice: Voice }[] {
  const edition = work.editions[language];
  if (!edition) return [];
  const capitals = (text: string, isWanted: boolean | undefined) =>
    (isWanted && language === 'en' ? text.toLocaleUpperCase('en') : text).replaceAll('\n', ' ');
  const title = { text: capitals(edition.coverTitle, work.title.capitals), language, voice: work.title.voice };
  if (work.kind !== 'comic') return [title];
  const { balloons } = work;
  const lines = work.episodes.flatMap(linesOf).flatMap((letters) => {
    const text = inLanguage(letters, language).replaceAll('\n', ' ');
    return (['shout', balloons.speech, balloons.caption] as const).map((voice) => ({
      ...{ text: balloons.capitals ? text.toLocaleUpperCase('en') : text, language, voice },
    }));
  });
  return [title, ...lines];
}

describe('lettering', () => {
  it('has a glyph for everything, in every language and voice', async () => {
    const book = await openFontBook();
    for (const language of DEMO_LANGUAGES)
      for (const voice of VOICES)
        expect(shapeLine(book, PROOF[language], language, voice, 40).missing, `${language} ${voice}`).toEqual([]);
    expect(shapeLine(book, 'か𓀀', 'ja', 'speech', 40).missing).toEqual(['𓀀']);
  });

  it(sampleTitle(
    'has a glyph for every line, sound and title of every work, in the voices it is lettered in',
    ONE_IN,
  ), async () => {
    const book = await openFontBook();
    const texts = WORKS.flatMap((work) => DEMO_LANGUAGES.flatMap((language) => textsOf(work, language)));
    expect(texts.length).toBeGreaterThan(10_000);
    for (const { text, language, voice } of sample(texts, ONE_IN))
      expect(shapeLine(book, text, language, voice, 40).missing, text).toEqual([]);
  }, 120_000);

  it('sets Arabic from the right and its numbers from the left', async () => {
    const book = await openFontBook();
    const line = shapeLine(book, 'أ ١٢', 'ar', 'speech', 100);
    const first = shapeLine(book, 'أ', 'ar', 'speech', 100);
    const alef = line.glyphs.find((glyph) => glyph.outline === first.glyphs[0]?.outline);
    expect(alef?.x).toBeGreaterThan(line.lengthPx / 2);
  });

  it('never begins a Japanese line with a mark that may not begin one, nor ends it with an opening bracket', () => {
    const text = '「待って」、と彼女は言った。でも（たぶん）、もう遅い……！';
    const lines = balancedLines(pieces(text, 'ja'), 7, (part) => part.length);
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.join('')).toBe(text);
    for (const line of lines) {
      expect(line).not.toMatch(/^[、。」）…！]/);
      expect(line).not.toMatch(/[「（]$/);
    }
  });

  it('breaks into the fewest lines and makes them even', () => {
    const lines = balancedLines(pieces('one two three four five six', 'en'), 20, (part) => part.length);
    expect(lines).toEqual(['one two three', 'four five six']);
  });

  it('keeps a paragraph within its limit, making it smaller for a word that is wider', async () => {
    const book = await openFontBook();
    const wide = setParagraph(book, 'Incomprehensibilities', 'en', 'speech', 60, 200);
    expect(wide.widthPx).toBeLessThanOrEqual(201);
    expect(wide.sizePx).toBeLessThan(60);
  });

  it('sets Japanese in columns with the upright forms of its marks', async () => {
    const book = await openFontBook();
    const columns = setColumns(book, 'ちょっと、待ってー', 'manga', 40, 220);
    expect(columns.missing).toEqual([]);
    expect(columns.heightPx).toBeGreaterThan(columns.widthPx);
    const level = shapeLine(book, 'ー', 'ja', 'manga', 40).glyphs[0]?.outline;
    const upright = shapeLine(book, 'ー', 'ja', 'manga', 40, { vertical: true }).glyphs[0]?.outline;
    expect(upright).toBeDefined();
    expect(upright).not.toBe(level);
  });
});
