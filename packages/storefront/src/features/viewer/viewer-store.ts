import { create } from 'zustand';
import { writePreference } from '../shell/write-preference.ts';
import type { ReaderPosition } from './reading-geometry.ts';
import { formatViewerSettings, type ViewerSettings } from './viewer-settings.ts';

interface ViewerState {
  /** What this reader changed since the page was loaded; null means: as the server knows. */
  settings: ViewerSettings | null;
  /** The bars over the art. */
  areBarsShown: boolean;
  /** Where the reader is; null until the page has woken. */
  position: ReaderPosition | null;
}

/** What the parts of the viewer share: bars, sheets, progress line and readers lie far apart. */
export const useViewerStore = create<ViewerState>(() => ({ settings: null, areBarsShown: false, position: null }));

/** Shows the bars, or hides them. */
export function toggleBars(): void {
  useViewerStore.setState(({ areBarsShown }) => ({ areBarsShown: !areBarsShown }));
}

/** Hides the bars, as reading on does. */
export function hideBars(): void {
  if (useViewerStore.getState().areBarsShown) useViewerStore.setState({ areBarsShown: false });
}

/** The next episode begins without bars, and with a place of its own. */
export function leaveEpisode(): void {
  useViewerStore.setState({ areBarsShown: false, position: null });
}

/** Notes where the reader is. */
export function notePosition(position: ReaderPosition): void {
  useViewerStore.setState({ position });
}

/** Changes how the reader likes to read, here and, by the cookie, from now on. */
export function changeViewerSettings(cookieName: string, settings: ViewerSettings): void {
  useViewerStore.setState({ settings });
  writePreference(cookieName, formatViewerSettings(settings));
}
