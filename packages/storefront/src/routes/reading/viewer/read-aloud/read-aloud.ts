import type { TextRange } from '@longstrip/core';
import { sentenceAt } from './sentences.ts';
import type { SpeechEngine } from './speech-engine.ts';

/** How the text is read. */
export interface ReadingVoice {
  /** BCP 47. */
  language: string;
  rate: number;
  voiceId: string | null;
}

export interface ReadAloudState {
  /** Of the sentence that is read, or was when the reader paused. */
  index: number;
  isPlaying: boolean;
}

interface ReadAloudOptions {
  engine: SpeechEngine;
  text: string;
  sentences: readonly TextRange[];
  voice: ReadingVoice;
  onChange: (state: ReadAloudState) => void;
  /** The voice has come to a place of the text. */
  onReached: (index: number) => void;
  /** The last sentence is read, or the device cannot read. */
  onEnd: (hasFailed: boolean) => void;
}

export interface ReadAloud {
  /** Goes to a place of the text, and reads on from there unless `isPlaying` is false. */
  from: (place: number, isPlaying?: boolean) => void;
  toggle: () => void;
  /** Goes to the next or previous sentence, and reads it unless the reader has paused. */
  step: (by: 1 | -1) => void;
  /** Reads the sentence again in another voice or speed. */
  setVoice: (voice: ReadingVoice) => void;
  stop: () => void;
}

/** Reads sentences aloud, one after another. */
export function createReadAloud(options: ReadAloudOptions): ReadAloud {
  const { engine, text, sentences, onChange, onReached, onEnd } = options;
  let { voice } = options;
  let state: ReadAloudState = { index: 0, isPlaying: false };
  const show = (next: ReadAloudState) => {
    state = next;
    onChange(state);
  };
  const play = (index: number) => {
    const sentence = sentences[index];
    if (sentence === undefined) {
      stop();
      onEnd(false);
      return;
    }
    show({ index, isPlaying: true });
    onReached(sentence.start);
    engine.speak({
      ...voice,
      text: text.slice(sentence.start, sentence.end).replaceAll(/\s/gu, ' '),
      onReached: (character) => onReached(sentence.start + character),
      onEnd: (hasFailed) => {
        if (!hasFailed) {
          play(index + 1);
          return;
        }
        stop();
        onEnd(true);
      },
    });
  };
  const stop = () => {
    engine.stop();
    show({ ...state, isPlaying: false });
  };
  return {
    from(place, isPlaying = true) {
      const index = sentenceAt(sentences, place);
      if (isPlaying) play(index === -1 ? sentences.length : index);
      else show({ index: Math.max(0, index), isPlaying });
    },
    toggle() {
      if (state.isPlaying) stop();
      else play(state.index);
    },
    step(by) {
      const index = Math.min(Math.max(state.index + by, 0), sentences.length - 1);
      if (state.isPlaying) play(index);
      else {
        show({ index, isPlaying: false });
        onReached(sentences[index]?.start ?? 0);
      }
    },
    setVoice(next) {
      voice = next;
      if (state.isPlaying) play(state.index);
    },
    stop,
  };
}
