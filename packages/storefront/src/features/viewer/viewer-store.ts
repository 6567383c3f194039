import { create } from 'zustand';
import { writePreference } from '../shell/write-preference.ts';
import type { ReaderPosition } from './reading-geometry.ts';
import { formatViewerSettings, type ViewerSettings } from './viewer-settings.ts';

interface ViewerState {
  /** What the reader has changed since the document was loaded; null for the server's settings. */
  settings: ViewerSettings | null;
  /** Whether the bars are shown. */
  areBarsShown: boolean;
  /** The reading position; null until hydration. */
  position: ReaderPosition | null;
}

/** State that distant parts of the viewer share: bars, sheets, progress line and readers. */
export const useViewerStore = create<ViewerState>(() => ({ settings: null, areBarsShown: false, position: null }));

/** Shows or hides the bars. */
export function toggleBars(): void {
  useViewerStore.setState(({ areBarsShown }) => ({ areBarsShown: !areBarsShown }));
}

/** Hides the bars, as scrolling and page turns do. */
export function hideBars(): void {
  if (useViewerStore.getState().areBarsShown) useViewerStore.setState({ areBarsShown: false });
}

/** Resets bars and position for the next episode. */
export function leaveEpisode(): void {
  useViewerStore.setState({ areBarsShown: false, position: null });
}

/** Sets the reading position. */
export function notePosition(position: ReaderPosition): void {
  useViewerStore.setState({ position });
}

/** Changes the settings, here and in the cookie. */
export function changeViewerSettings(cookieName: string, settings: ViewerSettings): void {
  useViewerStore.setState({ settings });
  writePreference(cookieName, formatViewerSettings(settings));
}
