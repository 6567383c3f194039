/** A voice of the device. */
export interface SpeechVoice {
  id: string;
  name: string;
}

export interface Speech {
  text: string;
  /** BCP 47. */
  language: string;
  /** 1 is the usual speed. */
  rate: number;
  /** Null: the first voice of the language. */
  voiceId: string | null;
  /** The voice has come to a character of the text. */
  onReached: (character: number) => void;
  /** The text is spoken, or could not be. Never for one that was stopped. */
  onEnd: (hasFailed: boolean) => void;
}

/** The voice of a device: it speaks one text at a time. */
export interface SpeechEngine {
  /** The voices for a language, the best first. Browsers load them late. */
  voices(language: string): SpeechVoice[];
  /** Calls when the voices have changed. Returns a function that stops. */
  onVoices(listener: () => void): () => void;
  /** Stops what is spoken and speaks a text. */
  speak(speech: Speech): void;
  stop(): void;
}

/** The used parts of a window. */
export type SpeakingWindow = Pick<Window & typeof globalThis, 'speechSynthesis' | 'SpeechSynthesisUtterance'>;

/** The voice of a browser (Web Speech API); null where there is none. */
export function browserSpeech(window: Partial<SpeakingWindow>): SpeechEngine | null {
  const { speechSynthesis: synthesis, SpeechSynthesisUtterance: Utterance } = window;
  if (synthesis === undefined || Utterance === undefined) return null;
  /** Referred to until its end: browsers drop one that nothing refers to, and its events. */
  let current: SpeechSynthesisUtterance | null = null;
  const ofLanguage = (language: string) => voicesFor(synthesis.getVoices(), language);
  return {
    voices: (language) => ofLanguage(language).map(({ voiceURI, name }) => ({ id: voiceURI, name })),
    onVoices(listener) {
      synthesis.addEventListener?.('voiceschanged', listener);
      return () => synthesis.removeEventListener?.('voiceschanged', listener);
    },
    speak({ text, language, rate, voiceId, onReached, onEnd }) {
      const voices = ofLanguage(language);
      const utterance = new Utterance(text);
      const voice = voices.find(({ voiceURI }) => voiceURI === voiceId) ?? voices[0];
      if (voice !== undefined) utterance.voice = voice;
      Object.assign(utterance, { lang: voice?.lang ?? language, rate });
      // Events of one that was stopped come late, and an error as well.
      const end = (hasFailed: boolean) => {
        if (current !== utterance) return;
        current = null;
        onEnd(hasFailed);
      };
      utterance.addEventListener('end', () => end(false));
      utterance.addEventListener('error', () => end(true));
      utterance.addEventListener('boundary', ({ charIndex }) => {
        if (current === utterance) onReached(charIndex);
      });
      current = utterance;
      synthesis.cancel();
      synthesis.resume();
      synthesis.speak(utterance);
    },
    stop() {
      current = null;
      synthesis.cancel();
    },
  };
}

/** The voices for a language (BCP 47): those of the same region before others, and the browser's usual one before others. */
function voicesFor(voices: readonly SpeechSynthesisVoice[], language: string): SpeechSynthesisVoice[] {
  // Some browsers write `en_US`.
  const tagOf = (tag: string) => tag.toLowerCase().replaceAll('_', '-');
  const wanted = tagOf(language);
  const baseOf = (tag: string) => tag.split('-')[0];
  const fitting = voices.filter(({ lang }) => baseOf(tagOf(lang)) === baseOf(wanted));
  const rank = ({ lang, default: isUsual }: SpeechSynthesisVoice) => {
    const tag = tagOf(lang);
    const isSame = tag === wanted || WRITTEN_IN[wanted]?.includes(tag) === true;
    return (isSame ? 2 : 0) + (isUsual ? 1 : 0);
  };
  return fitting.toSorted((one, other) => rank(other) - rank(one));
}

/** Voices name the country, and works the script. */
const WRITTEN_IN: Readonly<Record<string, readonly string[]>> = {
  'zh-hant': ['zh-tw', 'zh-hk'],
  'zh-hans': ['zh-cn', 'zh-sg'],
};
