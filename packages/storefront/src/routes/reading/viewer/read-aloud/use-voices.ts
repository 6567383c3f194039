import { useEffect, useState } from 'react';
import { browserSpeech, type SpeechEngine, type SpeechVoice } from './speech-engine.ts';

/** The voice of this device, and its voices for a language: none until the browser has loaded them. */
export function useVoices(language: string): { engine: SpeechEngine | null; voices: readonly SpeechVoice[] } {
  const [engine] = useState(() => browserSpeech(window));
  const [voices, setVoices] = useState<readonly SpeechVoice[]>([]);
  useEffect(() => {
    if (engine === null) return;
    const read = () => setVoices(engine.voices(language));
    read();
    return engine.onVoices(read);
  }, [engine, language]);
  return { engine, voices };
}
