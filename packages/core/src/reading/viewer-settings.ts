import type { ViewerLayer, ViewerSettings } from './viewer-setting-values.ts';

export const DEFAULT_VIEWER_SETTINGS: ViewerSettings = {
  ...{ strips: 'auto', books: 'auto', novels: 'auto', direction: 'auto', layout: 'auto', fit: 'whole' },
  ...{ stripWidth: 100, stripGap: '8', ground: 'black', pageTaps: 'normal', hasTapZones: false, autoScroll: 4 },
  ...{ isOffset: false, isWideAlone: true, isCropped: false, isGrey: false, brightness: 100, warmth: 0 },
  ...{ font: 'serif', textStep: 3, spacing: 'normal', margins: 'normal', paper: 'auto', isJustified: false },
  ...{ columns: 'auto', writing: 'auto', isBinge: false, keys: {} },
};

/** What a reader has changed, by scope. */
export interface ViewerLayers {
  /** Null for a guest. */
  readonly account: ViewerLayer | null;
  readonly device: ViewerLayer;
  readonly series: ViewerLayer;
}

/** The settings that count: of the series before those of the device, the account, and the defaults. */
export function resolveViewerSettings({ account, device, series }: ViewerLayers): ViewerSettings {
  return { ...DEFAULT_VIEWER_SETTINGS, ...account, ...device, ...series };
}
