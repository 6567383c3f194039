import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demoCatalogue } from '../demo-catalogue.ts';
import { WORKS } from '../works/catalogue.ts';
import { DEMO_LANGUAGES, type DemoLanguage, PLATFORM_LANGUAGES } from '../works/language.ts';
import type { NovelEpisode, NovelWork } from '../works/work.ts';
import { chaptersOf, htmlOf, plainText } from './chapters.ts';

const novels = WORKS.filter((work): work is NovelWork => work.kind === 'novel');
const bodyOf = (episode: NovelEpisode) => episode.paragraphs.map(plainText).join('\n');
const keyOf = ({ key }: NovelWork) => key;
const textsIn = (language: DemoLanguage) =>
  novels.map((work) => ({ key: work.key, episodes: work.texts[language] ?? [] }));

const WESTERN = /(?<=[.!?]["”’]*)\s+(?=[^\p{Ll}])|\n/u;
const JAPANESE = /(?<=[。！？][」』]*)(?![」』])|\n/u;
const CHINESE = /(?<=[。！？])(?![」』])|(?<=[。！？][」』]+)(?=「)|\n/u;

/** Where a sentence ends. Thai has no mark for it: a space, a quotation mark or the line does. */
const SENTENCE_ENDS: Record<DemoLanguage, RegExp> = {
  en: WESTERN,
  ja: JAPANESE,
  th: /[“”"]|\s+|\n/u,
  'zh-Hant': CHINESE,
  ar: /(?<=[.!؟…][»"]*)\s+|\n/u,
};

/** Thai phrases this short are the stuff of sentences, not sentences. */
const THAI_PHRASE_LETTERS = 12;

/** Sentences of a text, without marks around them; "he asked" after a quotation belongs to it. */
const sentencesOf = (text: string, language: DemoLanguage): string[] =>
  text
    .split(SENTENCE_ENDS[language])
    .map((sentence) => sentence.replace(/[“”"‘’「」『』«»\s]+/g, ' ').trim())
    .filter((sentence) => language !== 'th' || sentence.length > THAI_PHRASE_LETTERS)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));

/** Words as a reader of the language counts them. */
const wordsOf = (text: string, language: DemoLanguage): number =>
  [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].filter((part) => part.isWordLike).length;

describe('the novels', () => {
  it.each(DEMO_LANGUAGES)('are two in %s, of eight episodes or more', (language) => {
    const written = textsIn(language).filter((novel) => novel.episodes.length >= 8);
    expect(written.length).toBeGreaterThanOrEqual(2);
  });

  it('have a file for every edition and an edition for every file', () => {
    const files = readdirSync(new URL('../../novels', import.meta.url));
    const editions = novels.flatMap(({ key, editions }) => Object.keys(editions).map((each) => `${key}.${each}.md`));
    expect(files.toSorted()).toEqual(editions.toSorted());
  });

  it('are read as chapters: a heading, and paragraphs between empty lines', () => {
    expect(chaptersOf('# One\n\nA. # B.\n\nC.\n\n# Two\n\nD.\n')).toEqual([
      { title: 'One', paragraphs: ['A. # B.', 'C.'] },
      { title: 'Two', paragraphs: ['D.'] },
    ]);
    for (const language of DEMO_LANGUAGES)
      for (const { key, episodes } of textsIn(language))
        for (const { title, paragraphs } of episodes)
          for (const line of [title, ...paragraphs]) expect(line, `${key}: ${title}`).toMatch(/^\S.*\S$/);
  });

  it('have as many episodes in one language as in another, eight or more', () => {
    for (const work of novels) {
      const counts = Object.values(work.texts).map((episodes) => episodes.length);
      expect(new Set(counts).size, work.key).toBe(1);
      expect(counts[0], work.key).toBeGreaterThanOrEqual(8);
    }
  });

  it('are offered only where their language is read', () => {
    for (const [platform, languages] of Object.entries(PLATFORM_LANGUAGES)) {
      const shown = demoCatalogue(platform).filter((series) => series.type === 'NOVEL');
      for (const language of DEMO_LANGUAGES)
        expect(
          shown.filter((series) => series.language === language).map((series) => series.workKey),
          `${platform} in ${language}`,
        ).toEqual(languages.includes(language) ? novels.filter((work) => work.texts[language]).map(keyOf) : []);
    }
  });

  it.each(['en', 'th', 'zh-Hant', 'ar'] as const)('have at least 250 words in an episode in %s', (language) => {
    for (const { key, episodes } of textsIn(language))
      for (const episode of episodes)
        expect(wordsOf(bodyOf(episode), language), `${key}: ${episode.title}`).toBeGreaterThanOrEqual(250);
  });

  it.each([
    ['ja', 500],
    ['zh-Hant', 450],
  ] as const)('in %s have at least %i characters in an episode, readings not counted', (language, least) => {
    for (const { key, episodes } of textsIn(language))
      for (const episode of episodes)
        expect(bodyOf(episode).replace(/\s/g, '').length, `${key}: ${episode.title}`).toBeGreaterThanOrEqual(least);
  });

  it.each(DEMO_LANGUAGES)('say no sentence twice in %s', (language) => {
    const seen = new Set<string>();
    const twice: string[] = [];
    for (const { episodes } of textsIn(language))
      for (const sentence of episodes.flatMap((episode) => sentencesOf(bodyOf(episode), language))) {
        if (seen.has(sentence)) twice.push(sentence);
        seen.add(sentence);
      }
    expect(seen.size).toBeGreaterThan(250);
    expect(twice).toEqual([]);
  });

  it('become paragraphs and ruby and nothing else', () => {
    expect(htmlOf(['{灯芯|とうしん}を <上げる> & "待つ"'], 'en')).toBe(
      '<p><ruby>灯芯<rt>とうしん</rt></ruby>を &lt;上げる&gt; &amp; &quot;待つ&quot;</p>',
    );
    for (const language of DEMO_LANGUAGES)
      for (const { episodes } of textsIn(language))
        for (const episode of episodes) {
          const html = htmlOf(episode.paragraphs, language);
          expect(html.replace(/<\/?(?:p|ruby|rt)>/g, '')).not.toMatch(/[<>{}|]/);
        }
  });

  it('begin as books of the language do', () => {
    expect(htmlOf(['夜だった。', '「誰だ」'], 'ja')).toBe('<p>　夜だった。</p>\n<p>「誰だ」</p>');
    expect(htmlOf(['天黑了。'], 'zh-Hant')).toBe('<p>　　天黑了。</p>');
  });

  it('have a Japanese one in columns with readings', () => {
    const vertical = novels.filter((work) => work.verticalIn.includes('ja'));
    expect(vertical.length).toBeGreaterThan(0);
    for (const work of vertical)
      for (const episode of work.texts.ja ?? []) expect(htmlOf(episode.paragraphs, 'ja')).toContain('<rt>');
  });
});
