import * as v from 'valibot';
import { createStoredValue, type StoredValue } from '../../../../parts/reading/stored-value.ts';
import type { ReadingVoice } from './read-aloud.ts';

/** More voices than languages are not remembered. */
const VOICES_MOST = 20;

const VoiceSchema = v.object({
  rate: v.pipe(v.number(), v.minValue(0.5), v.maxValue(3)),
  /** The id of the voice by language. */
  voices: v.pipe(
    v.record(v.string(), v.string()),
    v.check((voices) => Object.keys(voices).length <= VOICES_MOST),
  ),
});
type StoredVoice = v.InferOutput<typeof VoiceSchema>;

const USUAL: StoredVoice = { rate: 1, voices: {} };

let store: StoredValue<StoredVoice> | null = null;

/** The speed and the voices that a reader chose, in this browser: voices are those of the device. Not for the server. */
export function readingVoiceStore(): StoredValue<StoredVoice> {
  store ??= createStoredValue(window, {
    key: 'longstrip-reading-voice',
    empty: USUAL,
    parse: (text) => {
      const parsed = v.safeParse(VoiceSchema, JSON.parse(text ?? 'null'));
      return parsed.success ? parsed.output : USUAL;
    },
  });
  return store;
}

/** How a text in a language (BCP 47) is read on this device. */
export function readingVoice(language: string): ReadingVoice {
  const { rate, voices } = readingVoiceStore().get();
  return { language, rate, voiceId: voices[language] ?? null };
}
