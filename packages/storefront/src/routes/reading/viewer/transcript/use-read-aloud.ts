import { useCallback, useEffect, useRef, useState } from 'react';
import { readingVoice } from '../read-aloud/reading-voice.ts';
import { useVoices } from '../read-aloud/use-voices.ts';
import { createPanelReader, type PanelReader, type PanelReading } from './read-panels.ts';
import type { TranscriptPanel } from './transcript.ts';

export interface ReadAloud extends PanelReading {
  /** Whether the device has a voice for the language. */
  canRead: boolean;
  /** Reads from a panel on. */
  readFrom: (panel: number) => void;
  /** Stops; the panel stays the one where reading goes on. */
  pause: () => void;
}

/**
 * Reads panels aloud one after another, until the last one or until the component is gone, in the voice and with the speed that
 * the reader chose in novels on this device.
 */
export function useReadAloud(
  panels: readonly TranscriptPanel[],
  language: string,
  onPanel: (panel: TranscriptPanel) => void,
): ReadAloud {
  const { engine, voices } = useVoices(language);
  const [reading, setReading] = useState<PanelReading>({ panel: null, isReading: false });
  const reader = useRef<PanelReader | null>(null);
  const pause = useCallback(() => reader.current?.stop(), []);
  const readFrom = useCallback(
    (panel: number) => {
      if (engine === null) return;
      pause();
      const voice = readingVoice(language);
      reader.current = createPanelReader({ engine, panels, voice, onChange: setReading, onPanel });
      reader.current.readFrom(panel);
    },
    [engine, panels, language, onPanel, pause],
  );
  useEffect(() => {
    window.addEventListener('pagehide', pause);
    return () => {
      pause();
      window.removeEventListener('pagehide', pause);
    };
  }, [pause]);
  return { ...reading, canRead: voices.length > 0, readFrom, pause };
}
