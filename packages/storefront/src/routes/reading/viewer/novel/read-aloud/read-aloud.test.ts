import { expect, test, vi } from 'vitest';
import { createReadAloud } from './read-aloud.ts';
import { sentencesOf } from './sentences.ts';
import { browserSpeech, type SpeakingWindow } from './speech-engine.ts';

/** A browser's voices: events come as in browsers, for a cancelled text an error, and none at once. */
function speakingWindow(languages = ['en-GB', 'en_US', 'de-DE']) {
  const queue: FakeUtterance[] = [];
  class FakeUtterance extends EventTarget {
    lang = '';
    rate = 1;
    voice: SpeechSynthesisVoice | null = null;
    constructor(readonly text: string) {
      super();
    }
  }
  const fire = (utterance: FakeUtterance | undefined, type: string, more: object = {}) =>
    utterance?.dispatchEvent(Object.assign(new Event(type), more));
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () =>
      languages.map((lang) => ({ lang, voiceURI: `voice ${lang}`, name: lang, localService: true, default: false })),
    speak: (utterance: FakeUtterance) => void queue.push(utterance),
    cancel: () => {
      for (const utterance of queue.splice(0)) queueMicrotask(() => fire(utterance, 'error', { error: 'canceled' }));
    },
    resume: () => {},
  });
  const window = { speechSynthesis: synthesis, SpeechSynthesisUtterance: FakeUtterance };
  return {
    window: window as unknown as SpeakingWindow,
    spoken: () => queue[0],
    reach: (charIndex: number) => fire(queue[0], 'boundary', { charIndex }),
    end: () => fire(queue.shift(), 'end'),
    fail: () => fire(queue.shift(), 'error', { error: 'synthesis-failed' }),
  };
}

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

test('voices are those of the language, that of the region first', () => {
  const engine = browserSpeech(speakingWindow().window);
  expect(engine?.voices('en-US').map(({ name }) => name)).toEqual(['en_US', 'en-GB']);
  expect(engine?.voices('ja')).toEqual([]);
  expect(browserSpeech({})).toBeNull();
});
