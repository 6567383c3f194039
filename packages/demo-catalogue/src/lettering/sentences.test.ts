import { describe, expect, it } from 'vitest';
import { inTwo } from './sentences.ts';

describe('dividing what is said between two balloons', () => {
  it.each([
    ['en', 'I saw him on the stairs. He did not see me!', ['I saw him on the stairs.', 'He did not see me!']],
    ['ja', '階段で見たんだ。でも、気づかなかった！', ['階段で見たんだ。', 'でも、気づかなかった！']],
    ['zh-Hant', '我在樓梯上看見他。他沒有看見我！', ['我在樓梯上看見他。', '他沒有看見我！']],
    ['ar', 'رأيته على الدرج. لم يرني هو أبدًا!', ['رأيته على الدرج.', 'لم يرني هو أبدًا!']],
  ] as const)('after a sentence, near the middle (%s)', (language, text, halves) => {
    expect(inTwo(text, language)).toEqual(halves);
  });

  it.each([
    ['one sentence', 'en', 'I saw him on the stairs and he did not see me'],
    ['a word and much more', 'en', 'No! I saw him on the stairs and he did not see me at all that evening.'],
    ['a closing mark', 'ja', '「階段で見たんだ！？」'],
    ['a language without ends of sentences', 'th', 'ฉันเห็นเขาที่บันได เขาไม่เห็นฉัน'],
  ] as const)('but not %s', (_, language, text) => {
    expect(inTwo(text, language)).toBeNull();
  });
});
