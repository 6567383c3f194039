import { describe, expect, it } from 'vitest';
import { WORKS } from '../works/catalogue.ts';
import type { NovelEpisode, NovelWork } from '../works/work.ts';
import { htmlOf, plainText } from './html.ts';

const novels = WORKS.filter((work): work is NovelWork => work.kind === 'novel');
const bodyOf = (episode: NovelEpisode) => episode.paragraphs.map(plainText).join('\n');
const textsIn = (language: 'en' | 'ja') =>
  novels.map((work) => ({ key: work.key, episodes: work.texts[language] ?? [] }));

/** Sentences of a text, without marks around them; "he asked" after a quotation belongs to it. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?]["”’]*)\s+(?=[^\p{Ll}])|(?<=[。！？][」』]*)(?![」』])|\n/u)
    .map((sentence) => sentence.replace(/[“”"‘’「」『』\s]+/g, ' ').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));

describe('the novels', () => {
  it('are two in English and two in Japanese, of eight episodes or more', () => {
    for (const language of ['en', 'ja'] as const) {
      const written = textsIn(language).filter((novel) => novel.episodes.length >= 8);
      expect(written.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('have at least 250 English words in an episode', () => {
    for (const { key, episodes } of textsIn('en'))
      for (const episode of episodes) {
        const words = bodyOf(episode).match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];
        expect(words.length, `${key}: ${episode.title}`).toBeGreaterThanOrEqual(250);
      }
  });

  it('have at least 500 Japanese characters in an episode, readings not counted', () => {
    for (const { key, episodes } of textsIn('ja'))
      for (const episode of episodes)
        expect(bodyOf(episode).replace(/\s/g, '').length, `${key}: ${episode.title}`).toBeGreaterThanOrEqual(500);
  });

  it('say no sentence twice', () => {
    for (const language of ['en', 'ja'] as const) {
      const seen = new Set<string>();
      const twice: string[] = [];
      for (const { episodes } of textsIn(language))
        for (const sentence of episodes.flatMap((episode) => sentencesOf(bodyOf(episode)))) {
          if (seen.has(sentence)) twice.push(sentence);
          seen.add(sentence);
        }
      expect(seen.size).toBeGreaterThan(250);
      expect(twice).toEqual([]);
    }
  });

  it('become paragraphs and ruby and nothing else', () => {
    expect(htmlOf(['{灯芯|とうしん}を <上げる> & "待つ"'])).toBe(
      '<p><ruby>灯芯<rt>とうしん</rt></ruby>を &lt;上げる&gt; &amp; &quot;待つ&quot;</p>',
    );
    for (const language of ['en', 'ja'] as const)
      for (const { episodes } of textsIn(language))
        for (const episode of episodes) {
          const html = htmlOf(episode.paragraphs);
          expect(html.replace(/<\/?(?:p|ruby|rt)>/g, '')).not.toMatch(/[<>{}|]/);
        }
  });

  it('have a Japanese one in columns with readings', () => {
    const vertical = novels.filter((work) => work.verticalIn.includes('ja'));
    expect(vertical.length).toBeGreaterThan(0);
    for (const work of vertical)
      for (const episode of work.texts.ja ?? []) expect(htmlOf(episode.paragraphs)).toContain('<rt>');
  });
});
