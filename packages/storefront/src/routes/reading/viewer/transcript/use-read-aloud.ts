import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { browserSynthesis, onVoicesChange, speak, voiceFor } from '../speech.ts';
import type { TranscriptPanel } from './transcript.ts';

export interface ReadAloud {
  /** Whether the browser has a voice for the language. */
  canRead: boolean;
  isReading: boolean;
  /** Index of the panel that is read, or where reading was paused; null before. */
  panel: number | null;
  /** Reads from a panel on. */
  readFrom: (panel: number) => void;
  /** Stops; the panel stays the one where reading goes on. */
  pause: () => void;
}

/** Reads panels aloud one after another, until the last one or until the component is gone. */
export function useReadAloud(
  panels: readonly TranscriptPanel[],
  language: string,
  onPanel: (panel: TranscriptPanel) => void,
): ReadAloud {
  const canRead = useHasVoice(language);
  const [{ panel, isReading }, setState] = useState<{ panel: number | null; isReading: boolean }>({
    panel: null,
    isReading: false,
  });
  const report = useRef(onPanel);
  report.current = onPanel;
  const read = panel === null ? undefined : panels[panel];
  useEffect(() => {
    if (!isReading || read === undefined) return;
    report.current(read);
    const pause = () => setState((before) => ({ ...before, isReading: false }));
    const goOn = () =>
      setState((before) => {
        const next = (before.panel ?? 0) + 1;
        return next < panels.length ? { panel: next, isReading: true } : { panel: null, isReading: false };
      });
    return speak([read.scene, read.text].filter(Boolean).join('\n'), language, { onEnd: goOn, onError: pause });
  }, [isReading, read, panels, language]);
  return {
    canRead,
    isReading,
    panel,
    readFrom: (from) => setState({ panel: from, isReading: true }),
    pause: () => setState((before) => ({ ...before, isReading: false })),
  };
}

function useHasVoice(language: string): boolean {
  return useSyncExternalStore(
    subscribeToVoices,
    () => voiceFor(browserSynthesis()?.getVoices() ?? [], language) !== null,
    () => false,
  );
}

function subscribeToVoices(listener: () => void): () => void {
  const synthesis = browserSynthesis();
  return synthesis === null ? () => {} : onVoicesChange(synthesis, listener);
}
