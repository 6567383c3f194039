import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Synthesis, speak, voiceFor } from './speech.ts';

const voice = (lang: string, isUsual = false) => ({ lang, default: isUsual, name: lang }) as SpeechSynthesisVoice;

describe('the voice for a language', () => {
  test.each([
    ['en', ['de-DE', 'en-GB'], 'en-GB'],
    ['en-US', ['en-GB', 'en_US'], 'en_US'],
    ['zh-Hant', ['zh-CN', 'zh-TW'], 'zh-TW'],
    ['ar', ['en-US'], null],
    ['de', [], null],
  ])('%s among %j is %s', (language, tags, expected) => {
    expect(
      voiceFor(
        tags.map((tag) => voice(tag)),
        language,
      )?.lang ?? null,
    ).toBe(expected);
  });

  test('is the usual one among equals', () => {
    expect(voiceFor([voice('en-GB'), voice('en-AU', true)], 'en')?.lang).toBe('en-AU');
  });
});

describe('reading aloud', () => {
  /** A browser's voice that says nothing: what it was asked for. */
  const spoken: SpeechSynthesisUtterance[] = [];
  const cancel = vi.fn();
  const synthesis: Synthesis = {
    ...{ addEventListener: vi.fn(), removeEventListener: vi.fn(), cancel },
    getVoices: () => [voice('ja-JP')],
    speak: (utterance) => spoken.push(utterance),
  };
  const onEnd = vi.fn();
  const onError = vi.fn();

  beforeEach(() => {
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        constructor(readonly text: string) {}
      },
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.clearAllMocks();
    spoken.length = 0;
  });
  const end = (index: number) => spoken[index]?.onend?.call(spoken[index], {} as SpeechSynthesisEvent);
  const fail = (index: number) => spoken[index]?.onerror?.call(spoken[index], {} as SpeechSynthesisErrorEvent);

  test('is in the language of the text, with its voice', () => {
    speak('はい', 'ja', { onEnd, synthesis });
    expect(spoken[0]).toMatchObject({ text: 'はい', lang: 'ja-JP', voice: { lang: 'ja-JP' } });
    end(0);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  test('that is stopped reports no end', () => {
    const stop = speak('a', 'ja', { onEnd, onError, synthesis });
    stop();
    expect(cancel).toHaveBeenCalledTimes(1);
    // Browsers report what is cancelled as ended or failed.
    fail(0);
    end(0);
    expect([onEnd, onError].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  test('ends what was read before, without a report', () => {
    speak('a', 'ja', { onEnd, synthesis });
    speak('b', 'ja', { onEnd: onError, synthesis });
    end(0);
    expect(cancel).toHaveBeenCalledTimes(1);
    expect(onEnd).not.toHaveBeenCalled();
    end(1);
    expect(onError).toHaveBeenCalledTimes(1);
  });

  test('that fails is no end', () => {
    speak('a', 'ja', { onEnd, onError, synthesis });
    fail(0);
    expect([onEnd, onError].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  });
});
