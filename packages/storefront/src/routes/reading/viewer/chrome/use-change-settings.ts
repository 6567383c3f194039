import {
  changeViewerLayers,
  type ViewerLayer,
  type ViewerLayers,
  type ViewerScope,
  viewerLayerChange,
} from '@longstrip/core';
import { useToast } from '@longstrip/ui';
import { useCallback, useEffect } from 'react';
import { writePreference } from '../../../../cookies/site-cookies.ts';
import { useViewerText } from '../../../../i18n/use-text.ts';
import { createSettingsSender, sendSettings } from '../../../../parts/reading/settings-sender.ts';
import { formatViewerLayer, writeSeriesCookie } from '../../../../parts/reading/viewer-settings-cookie.ts';
import { useSite } from '../../../../root/site-data.ts';
import { showViewerLayers } from '../viewer-store.ts';

/** How long the reader rests before a change is sent, in milliseconds. */
const REST_MS = 500;

let tellLoss: () => void = () => {};
let timer: ReturnType<typeof setTimeout> | undefined;
/** One for the document: what could not be sent in one episode is sent in the next. */
const sender = createSettingsSender({
  send: sendSettings,
  rest: (run) => {
    clearTimeout(timer);
    timer = setTimeout(run, REST_MS);
  },
  onLost: () => tellLoss(),
});

export interface SettingsChange {
  /** Changes some settings in a scope. */
  change: (scope: ViewerScope, changed: ViewerLayer) => void;
  /** Takes the settings of the series back. */
  clearSeries: () => void;
}

/** Changes the settings: here, and where they are stored. */
export function useChangeSettings(seriesAlias: string, layers: ViewerLayers): SettingsChange {
  const text = useViewerText();
  const toast = useToast();
  const { viewerCookie, seriesViewerCookie } = useSite();
  // For the rest of the document: what changes the settings may be gone before they are sent. A listener is added once.
  useEffect(() => {
    tellLoss = () => toast({ text: text('viewerSettings.settingsNotSaved'), tone: 'warning' });
    window.addEventListener('pagehide', sender.flush);
    document.addEventListener('visibilitychange', sender.flush);
  }, [text, toast]);

  const store = useCallback(
    (next: ViewerLayers) => {
      showViewerLayers(seriesAlias, next);
      if (viewerLayerChange(layers.device, next.device)) writePreference(viewerCookie, formatViewerLayer(next.device));
      const ofSeries = viewerLayerChange(layers.series, next.series);
      if (layers.account === null || next.account === null) {
        if (ofSeries) writeSeriesCookie(seriesViewerCookie, seriesAlias, next.series);
        return;
      }
      const ofAccount = viewerLayerChange(layers.account, next.account);
      if (ofAccount) sender.change(null, ofAccount);
      if (ofSeries) sender.change(seriesAlias, ofSeries);
    },
    [layers, seriesAlias, viewerCookie, seriesViewerCookie],
  );
  return {
    change: (scope, changed) => store(changeViewerLayers(layers, scope, changed)),
    clearSeries: () => store({ ...layers, series: {} }),
  };
}
