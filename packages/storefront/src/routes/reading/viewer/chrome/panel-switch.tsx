import { usualScope, type ViewerMode, type ViewerSettings } from '@longstrip/core';
import { useToast } from '@longstrip/ui';
import { useEffect, useRef } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { chosenMode, type ReadingMode, workKind } from '../../../../parts/reading/viewer-settings.ts';
import { preloadGuidedReader } from '../lazy-parts.tsx';
import type { ViewerEpisode } from '../viewer-model.ts';
import { hideBars, useViewerLayers } from '../viewer-store.ts';
import { useChangeSettings } from './use-change-settings.ts';

/** Session storage key: how the reader read strips, or pages, before the panels. There they come back to. */
const MODE_BEFORE = { SCROLL: 'strips-before-panels', PAPER: 'pages-before-panels' } as const;

export interface PanelSwitchProps {
  onClose: () => void;
  data: ViewerEpisode;
  settings: ViewerSettings;
}

/** Goes from a strip or pages into the panels, or back, at the same place: a change of the setting, as in its sheet. */
export function PanelSwitch({ onClose, data, settings }: PanelSwitchProps) {
  const layers = useViewerLayers(data);
  const { change } = useChangeSettings(data.series.alias, layers);
  const mode = chosenMode(settings, workKind(false, data.mode), data.mode);
  const text = useText();
  const toast = useToast();
  const isDone = useRef(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const go = (to: ReadingMode) => {
      if (data.content.kind === 'comic')
        change(usualScope(layers), data.mode === 'SCROLL' ? { strips: to } : { books: to });
      hideBars();
      onClose();
    };
    if (mode === 'GUIDED') {
      go(modeBefore(data.mode));
      return;
    }
    noteModeBefore(data.mode, mode);
    const whileOpen = (then: () => void) => () => {
      if (isOpen.current) then();
    };
    // Without a connection the pages stay. Another sheet may open meanwhile.
    preloadGuidedReader().then(
      whileOpen(() => go('GUIDED')),
      whileOpen(() => {
        toast({ text: text('page.offlineText'), tone: 'warning' });
        onClose();
      }),
    );
  }, [mode, data, layers, change, onClose, text, toast]);
  return null;
}

function noteModeBefore(workMode: ViewerMode, mode: ReadingMode): void {
  try {
    sessionStorage.setItem(MODE_BEFORE[workMode], mode);
  } catch {
    // Without storage they come back to the work's own mode.
  }
}

function modeBefore(workMode: ViewerMode): ViewerMode {
  try {
    const mode = sessionStorage.getItem(MODE_BEFORE[workMode]);
    return mode === 'SCROLL' || mode === 'PAPER' ? mode : workMode;
  } catch {
    return workMode;
  }
}
