import { create } from 'zustand';
import { registerServiceWorker } from '../../entry/served-addresses.ts';
import { type DeviceCopy, type DeviceStore, deviceStore } from './device-store.ts';
import { endLeasesElsewhere, renewCopies } from './renew-copies.ts';
import { removeUnusedAssets } from './save-assets.ts';
import { type SaveFailure, saveEpisode } from './save-episode.ts';
import { noteSavedPaths } from './saved-paths.ts';

/** Wider pictures are not saved: pages are not shown wider, in CSS pixels. */
const WIDEST_PX = 900;

interface DeviceLibrary {
  /** What is on the device for its reader, the last saved first; null until it is known. */
  copies: readonly DeviceCopy[] | null;
  /** Whether this browser can save anything; null until it is known. */
  isSupported: boolean | null;
  /** The downloads that run in this tab, by path. */
  running: Readonly<Record<string, AbortController>>;
  /** Why the last download of a path failed. */
  failures: Readonly<Record<string, SaveFailure>>;
  /** The site's time when this was read, epoch milliseconds. */
  nowMs: number;
  /** Bytes that the browser would still give this site; null if it does not say. */
  freeBytes: number | null;
}

/** What pages show of the device. */
export const useDeviceLibrary = create<DeviceLibrary>(() => ({
  copies: null,
  isSupported: null,
  running: {},
  failures: {},
  nowMs: 0,
  freeBytes: null,
}));

let opened: DeviceStore | null = null;

/** The store of this browser. */
export function openDevice(): DeviceStore {
  opened ??= deviceStore(window);
  return opened;
}

/**
 * Reads what is on the device. Never throws.
 * @param renewal whether leases are renewed, if there is a connection: `due`, unless that was done a moment ago
 */
export async function loadDevice(renewal: 'none' | 'due' | 'now' = 'none'): Promise<void> {
  const hasParts = 'serviceWorker' in navigator && 'indexedDB' in window && 'caches' in window && 'subtle' in crypto;
  try {
    if (!hasParts) throw new Error('no service worker');
    await openDevice().sweep();
    await show();
    useDeviceLibrary.setState({ isSupported: true });
    if (renewal !== 'none' && navigator.onLine) {
      await renewCopies(openDevice(), renewal === 'now');
      await show();
    }
  } catch {
    // A private window of some browsers has no IndexedDB.
    useDeviceLibrary.setState({ isSupported: false, copies: [] });
  }
}

/** Shows what is there now, and notes which pages can be opened. */
async function show(): Promise<void> {
  const store = openDevice();
  const [all, reader, nowMs, estimate] = await Promise.all([
    store.all(),
    store.state('reader'),
    store.nowMs(),
    navigator.storage?.estimate?.().catch(() => null),
  ]);
  const own = all.filter((copy) => copy.reader === (reader ?? 'guest'));
  noteSavedPaths(own.flatMap(({ status, path }) => (status === 'saved' ? [path] : [])));
  const freeBytes = estimate?.quota === undefined ? null : Math.max(0, estimate.quota - (estimate.usage ?? 0));
  const episodes = own.filter(({ kind }) => kind === 'episode');
  useDeviceLibrary.setState({
    copies: episodes.toSorted((one, other) => other.savedAtMs - one.savedAtMs),
    nowMs,
    freeBytes,
  });
}

/** Saves an episode, or goes on with it. */
export async function startSaving(
  episode: { seriesAlias: string; episodeAlias: string },
  locale: string,
): Promise<void> {
  const path = `/viewer/${episode.seriesAlias}/${episode.episodeAlias}`;
  if (useDeviceLibrary.getState().running[path] !== undefined) return;
  const controller = new AbortController();
  useDeviceLibrary.setState(({ running, failures: { [path]: _failure, ...failures } }) => ({
    running: { ...running, [path]: controller },
    failures,
  }));
  // With the first copy: some browsers ask their reader whether the site may have storage that is not cleared by itself.
  const isFirst = (useDeviceLibrary.getState().copies ?? []).length === 0;
  if (isFirst) await navigator.storage?.persist?.().catch(() => false);
  const failure = await registerServiceWorker(navigator.serviceWorker).then(
    () =>
      saveEpisode(episode, {
        ...{ store: openDevice(), locale, signal: controller.signal },
        widthPx: Math.min(window.screen.width, WIDEST_PX) * window.devicePixelRatio,
        onProgress: (copy) => showCopy({ ...copy }),
      }),
    (): SaveFailure => ({ kind: 'other' }),
  );
  useDeviceLibrary.setState(({ running: { [path]: _done, ...running }, failures }) => ({
    running,
    failures: failure === null || failure.kind === 'cancelled' ? failures : { ...failures, [path]: failure },
  }));
  await loadDevice();
}

function showCopy(copy: DeviceCopy): void {
  useDeviceLibrary.setState(({ copies }) => ({
    copies: [copy, ...(copies ?? []).filter(({ id }) => id !== copy.id)],
  }));
}

/** Stops a download and removes what has come of it. */
export function cancelSaving(path: string): void {
  useDeviceLibrary.getState().running[path]?.abort();
}

/** Removes copies. With the last one the files that the site itself needs go too. */
export async function removeCopies(copies: readonly DeviceCopy[]): Promise<void> {
  const store = openDevice();
  for (const copy of copies) await store.remove(copy);
  const rest = await store.all();
  if (!rest.some(({ kind }) => kind === 'episode')) for (const copy of rest) await store.remove(copy);
  await removeUnusedAssets(store.assetCache, await store.all());
  await show();
  if (navigator.onLine) await renewCopies(store, true);
}

/** Ends the copies on the reader's other devices. Returns whether that was done. */
export const endOtherDevices = () => endLeasesElsewhere(openDevice());
