import { create } from 'zustand';
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

const ONE_YEAR_S = 31_536_000;

/** Changes how the reader likes to read, here and, by the cookie, from now on. */
export function changeViewerSettings(cookieName: string, settings: ViewerSettings): void {
  useViewerStore.setState({ settings });
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const value = encodeURIComponent(formatViewerSettings(settings));
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${cookieName}=${value}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax${secure}`;
}
