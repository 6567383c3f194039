import { expect, test } from 'vitest';
import { speakingWindow } from '../../../../testing/speaking-window.ts';
import { browserSpeech } from './speech-engine.ts';

test.each([
  ['en', ['de-DE', 'en-GB'], ['en-GB']],
  ['en-US', ['en-GB', 'en_US'], ['en_US', 'en-GB']],
  ['zh-Hant', ['zh-CN', 'zh-TW'], ['zh-TW', 'zh-CN']],
  ['ar', ['en-US'], []],
  ['de', [], []],
  // Capitals: the browser's usual voice.
  ['en', ['en-GB', 'EN-AU'], ['EN-AU', 'en-GB']],
  ['en-GB', ['EN-AU', 'en-GB'], ['en-GB', 'EN-AU']],
])('the voices for %s among %j are %j', (language, tags, expected) => {
  const voices = browserSpeech(speakingWindow(tags).window)?.voices(language);
  expect(voices?.map(({ name }) => name)).toEqual(expected);
});

test('a browser without a voice has none', () => {
  expect(browserSpeech({})).toBeNull();
});
