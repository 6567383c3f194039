import { BLOCK_END } from '../block-end.ts';
import { regionText } from '../page/region-words.ts';
import { createReadAloud, type ReadingVoice } from '../read-aloud/read-aloud.ts';
import { sentencesOf } from '../read-aloud/sentences.ts';
import type { SpeechEngine } from '../read-aloud/speech-engine.ts';
import type { TranscriptPanel } from './transcript.ts';

/** What is read aloud of a transcript. */
export interface PanelReading {
  /** Index of the panel that is read, or where reading was paused; null before and after. */
  panel: number | null;
  isReading: boolean;
}

interface PanelReaderOptions {
  engine: SpeechEngine;
  panels: readonly TranscriptPanel[];
  voice: ReadingVoice;
  onChange: (reading: PanelReading) => void;
  /** The voice has come to a panel. */
  onPanel: (panel: TranscriptPanel) => void;
}

export interface PanelReader {
  /** Reads from the beginning of a panel to the end of the transcript. */
  readFrom: (panel: number) => void;
  /** Stops; the panel stays. */
  stop: () => void;
}

/** Reads panels aloud, sentence by sentence; each balloon is read for itself. Panels without letters are passed over. */
export function createPanelReader({ engine, panels, voice, onChange, onPanel }: PanelReaderOptions): PanelReader {
  const starts: number[] = [];
  let text = '';
  for (const panel of panels) {
    starts.push(text.length);
    text += regionText(panel).replaceAll('\n', BLOCK_END) + BLOCK_END;
  }
  let reading: PanelReading = { panel: null, isReading: false };
  const show = (changed: Partial<PanelReading>) => {
    reading = { ...reading, ...changed };
    onChange(reading);
  };
  const { from, stop } = createReadAloud({
    ...{ engine, text, voice },
    sentences: sentencesOf({ text }, voice.language),
    onChange: ({ isPlaying }) => show({ isReading: isPlaying }),
    onReached(place) {
      const panel = starts.findLastIndex((start) => start <= place);
      const reached = panels[panel];
      if (panel === reading.panel || reached === undefined) return;
      show({ panel });
      onPanel(reached);
    },
    onEnd: (hasFailed) => {
      if (!hasFailed) show({ panel: null });
    },
  });
  return { readFrom: (panel) => from(starts[panel] ?? text.length), stop };
}
