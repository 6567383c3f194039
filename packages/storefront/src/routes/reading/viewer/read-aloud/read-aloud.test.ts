import { expect, test, vi } from 'vitest';
import { speakingWindow } from '../../../../testing/speaking-window.ts';
import { createReadAloud } from './read-aloud.ts';
import { sentencesOf } from './sentences.ts';
import { browserSpeech } from './speech-engine.ts';

function reading(text = 'One two. Three. Four.') {
  const browser = speakingWindow();
  const engine = browserSpeech(browser.window);
  if (engine === null) throw new Error('no voice');
  const calls = { onChange: vi.fn(), onReached: vi.fn(), onEnd: vi.fn() };
  const voice = { language: 'en-US', rate: 1, voiceId: null };
  const aloud = createReadAloud({ engine, text, sentences: sentencesOf({ text, notes: [] }, 'en'), voice, ...calls });
  return { ...browser, ...calls, aloud, voice, state: () => calls.onChange.mock.lastCall?.[0] };
}

test('sentences follow each other from a place to the end', () => {
  const { aloud, spoken, reach, end, onReached, onEnd, state } = reading();
  aloud.from(10);
  expect(spoken()?.text).toBe('Three.');
  expect(spoken()).toMatchObject({ lang: 'en_US', voice: { voiceURI: 'voice en_US' } });
  reach(2);
  expect(onReached.mock.calls).toEqual([[9], [11]]);
  end();
  expect([spoken()?.text, state()]).toEqual(['Four.', { index: 2, isPlaying: true }]);
  expect(onEnd).not.toHaveBeenCalled();
  end();
  expect(onEnd.mock.calls).toEqual([[false]]);
  expect(state()).toEqual({ index: 2, isPlaying: false });
});

test('what is cancelled tells nothing: a step, a pause and another speed read on where they should', async () => {
  const { aloud, spoken, onEnd, state, voice } = reading();
  aloud.from(0);
  aloud.step(1);
  await Promise.resolve();
  expect([spoken()?.text, state()?.index]).toEqual(['Three.', 1]);
  aloud.toggle();
  aloud.step(1);
  await Promise.resolve();
  expect([spoken(), state()]).toEqual([undefined, { index: 2, isPlaying: false }]);
  aloud.toggle();
  aloud.setVoice({ ...voice, rate: 1.5, voiceId: 'voice en-GB' });
  await Promise.resolve();
  expect(spoken()).toMatchObject({ text: 'Four.', rate: 1.5, voice: { voiceURI: 'voice en-GB' } });
  aloud.step(1);
  expect(state()).toEqual({ index: 2, isPlaying: true });
  expect(onEnd).not.toHaveBeenCalled();
});

test('a device that cannot read says so once', () => {
  const { aloud, fail, onEnd, state, spoken } = reading();
  aloud.from(0);
  fail();
  expect(onEnd.mock.calls).toEqual([[true]]);
  expect([state()?.isPlaying, spoken()]).toEqual([false, undefined]);
});
