import type { SpeakingWindow } from '../routes/reading/viewer/read-aloud/speech-engine.ts';

class FakeUtterance extends EventTarget {
  lang = '';
  rate = 1;
  voice: SpeechSynthesisVoice | null = null;
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

/**
 * A browser's voices: events come as in browsers, for a cancelled text an error, and none at once.
 * @param languages of its voices; one in capitals is the browser's usual voice
 */
export function speakingWindow(languages: readonly string[] = ['en-GB', 'en_US', 'de-DE']) {
  const queue: FakeUtterance[] = [];
  const fire = (utterance: FakeUtterance | undefined, type: string, more: object = {}) =>
    utterance?.dispatchEvent(Object.assign(new Event(type), more));
  const voices = languages.map((lang) => ({
    ...{ lang, voiceURI: `voice ${lang}`, name: lang, localService: true },
    default: lang === lang.toUpperCase(),
  }));
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
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
