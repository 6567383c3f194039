/** The voice of a browser, as far as it is used here. */
export type Synthesis = Pick<
  SpeechSynthesis,
  'addEventListener' | 'cancel' | 'getVoices' | 'removeEventListener' | 'speak'
>;

/** The browser's own voice; null where it has none, and on the server. */
export function browserSynthesis(): Synthesis | null {
  return typeof window !== 'undefined' && 'speechSynthesis' in window ? window.speechSynthesis : null;
}

/**
 * The voice for a language (BCP 47), the first of `voicesFor`. Null if there is none: another language's voice would be read as
 * noise.
 */
export function voiceFor(voices: readonly SpeechSynthesisVoice[], language: string): SpeechSynthesisVoice | null {
  return voicesFor(voices, language)[0] ?? null;
}

/** The voices for a language (BCP 47): those of the same region before others, and the browser's usual one before others. */
export function voicesFor(voices: readonly SpeechSynthesisVoice[], language: string): SpeechSynthesisVoice[] {
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

/** Reports when the voices of a browser change: many load them a moment after the page. Returns a function that stops it. */
export function onVoicesChange(synthesis: Synthesis, listener: () => void): () => void {
  synthesis.addEventListener('voiceschanged', listener);
  return () => synthesis.removeEventListener('voiceschanged', listener);
}

/** Ends what is being read, without a report. */
let endLast = () => {};

/**
 * Reads a text aloud, instead of what is being read. `onEnd` is called when it was read to its end, `onError` when it cannot be
 * read; neither when it was stopped, or when another text is read instead.
 * @param language BCP 47, of the text
 * @returns stops it
 */
export function speak(text: string, language: string, options: SpeakOptions): () => void {
  const { onEnd, onError = onEnd, synthesis = browserSynthesis() } = options;
  endLast();
  let isOver = false;
  const finish = (report: () => void) => () => {
    if (isOver) return;
    isOver = true;
    report();
  };
  if (synthesis === null) {
    onError();
    return () => {};
  }
  const stop = finish(() => synthesis.cancel());
  const spoken = new SpeechSynthesisUtterance(text);
  const voice = voiceFor(synthesis.getVoices(), language);
  spoken.lang = voice?.lang ?? language;
  if (voice !== null) spoken.voice = voice;
  spoken.onend = finish(onEnd);
  spoken.onerror = finish(onError);
  endLast = stop;
  synthesis.speak(spoken);
  return stop;
}

interface SpeakOptions {
  onEnd: () => void;
  /** The same as `onEnd` if it is left out. */
  onError?: () => void;
  /** That of the browser if it is left out. */
  synthesis?: Synthesis | null;
}
