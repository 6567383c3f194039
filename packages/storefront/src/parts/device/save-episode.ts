import { DEVICE_COPY_PARAMETER, DEVICE_PAGE, leasePath } from './device-addresses.ts';
import { type DeviceLease, type DevicePicture, isDeviceLease, isLeaseRefusal } from './device-lease.ts';
import type { DeviceCopy, DeviceStore } from './device-store.ts';
import { READER_HEADER } from './device-worker.ts';
import { saveAssets } from './save-assets.ts';

/** Why an episode was not saved. */
export type SaveFailure =
  | { kind: 'refused'; text: string }
  /** What is here already stays, and the rest can be loaded later. */
  | { kind: 'connection' }
  | { kind: 'room' }
  | { kind: 'cancelled' }
  | { kind: 'other' };

export interface SaveParts {
  store: DeviceStore;
  /** The width at which the device shows a page, in its own pixels. */
  widthPx: number;
  locale: string;
  signal: AbortSignal;
  /** A part has come. */
  onProgress: (copy: DeviceCopy) => void;
}

const LOADED_AT_ONCE = 3;
/** So often the addresses of pictures are renewed, which expire after minutes. */
const RENEWALS_MOST = 20;
/** A server that is busy is asked again after this time, in milliseconds, so many times. */
const BUSY_MS = 2_000;
const BUSY_MOST = 5;
const BUSY_STATUS = 429;
/** The page of the device's list is saved, and renewed, with the episodes, and lasts as long as the longest of them. */
export const PAGE_DAYS_MS = 30 * 24 * 3_600_000;

class SaveError extends Error {
  constructor(readonly failure: SaveFailure) {
    super(failure.kind);
  }
}

/** The address of a picture has expired, or the episode may not be read any more: a new lease tells. */
class StaleAddress extends Error {}

/** The id of a new copy. */
export const copyId = (reader: string, path: string) => `${reader} ${path}`;

/**
 * Saves an episode on this device: its pictures in one width and its page, encrypted, and the site's own files. A download that was
 * interrupted goes on. Nothing is left of one that is cancelled, refused or too large.
 * @returns null if it is saved
 */
export async function saveEpisode(
  episode: { seriesAlias: string; episodeAlias: string },
  parts: SaveParts,
): Promise<SaveFailure | null> {
  let copy: DeviceCopy | null = null;
  try {
    let lease = await askLease(episode, parts);
    copy = await startCopy(episode, lease, parts);
    for (let renewals = 0; ; renewals += 1) {
      try {
        await savePictures(copy, lease.pictures, parts);
        break;
      } catch (error) {
        if (!(error instanceof StaleAddress) || renewals === RENEWALS_MOST) throw error;
        lease = await askLease(episode, parts);
        if (lease.reader !== copy.reader) throw new SaveError({ kind: 'cancelled' });
      }
    }
    const { answer, assets } = await loadPage(`${copy.path}?${DEVICE_COPY_PARAMETER}=1`, copy.reader, parts);
    const pageBytes = await write(copy, 'document', answer, parts.store);
    await saveListPage(copy.reader, parts);
    await note(copy, { assets, status: 'saved', partsHere: copy.parts, bytes: copy.bytes + pageBytes }, parts);
    return null;
  } catch (error) {
    const failure = failureOf(error, parts.signal);
    if (copy !== null && failure.kind !== 'connection') await parts.store.remove(copy);
    return failure;
  }
}

function failureOf(error: unknown, signal: AbortSignal): SaveFailure {
  if (signal.aborted) return { kind: 'cancelled' };
  if (error instanceof SaveError) return error.failure;
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return { kind: 'room' };
  // `fetch` throws a TypeError if there is no connection.
  return { kind: error instanceof TypeError ? 'connection' : 'other' };
}

/** A site that is busy or fails is one that cannot be reached: what has come stays. */
function unanswered({ status }: Response): SaveError {
  return new SaveError({ kind: status === BUSY_STATUS || status >= 500 ? 'connection' : 'other' });
}

/** A lease, and when the site has granted it, epoch milliseconds. */
type DatedLease = DeviceLease & { siteMs: number };

async function askLease(
  { seriesAlias, episodeAlias }: { seriesAlias: string; episodeAlias: string },
  { store, signal }: SaveParts,
): Promise<DatedLease> {
  const answer = await fetch(leasePath(seriesAlias, episodeAlias), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ deviceId: await deviceIdOf(store) }),
    signal,
  });
  const sent: unknown = await answer.json().catch(() => null);
  if (answer.ok && isDeviceLease(sent)) return { ...sent, siteMs: dateOf(answer) };
  throw isLeaseRefusal(sent) ? new SaveError({ kind: 'refused', text: sent.text }) : unanswered(answer);
}

/** When the site has answered, epoch milliseconds; NaN if it does not say. */
export const dateOf = ({ headers }: Response) => Date.parse(headers.get('date') ?? '');

/** The id of this device, made once. */
export async function deviceIdOf(store: DeviceStore): Promise<string> {
  const known = await store.state('deviceId');
  if (known !== undefined) return known;
  const made = crypto.randomUUID();
  await store.setState('deviceId', made);
  return made;
}

async function startCopy(
  { seriesAlias, episodeAlias }: { seriesAlias: string; episodeAlias: string },
  lease: DatedLease,
  { store, onProgress }: SaveParts,
): Promise<DeviceCopy> {
  const { reader, endsAtMs, isRental, seriesTitle, episodeTitle, pictures, siteMs } = lease;
  await store.meet(reader, siteMs);
  await caches.open(store.assetCache);
  const path = `/viewer/${seriesAlias}/${episodeAlias}`;
  const known = await store.find(copyId(reader, path));
  // What an interrupted download has left was encrypted with its key.
  const key = known?.status === 'partial' && known.key !== null ? known.key : await importKey(lease.key);
  const copy: DeviceCopy = {
    ...{ id: copyId(reader, path), reader, path, kind: 'episode', status: 'partial', key, endsAtMs, isRental },
    ...{ savedAtMs: await store.nowMs(), seriesAlias, episodeAlias, seriesTitle, episodeTitle },
    ...{ parts: pictures.length + 1, partsHere: 0, bytes: known?.status === 'partial' ? known.bytes : 0, assets: [] },
  };
  await store.put(copy);
  onProgress(copy);
  return copy;
}

/** Stores a part, unless another tab has removed the copy, or the reader is another one by now. */
async function write(copy: DeviceCopy, name: string, answer: Response, store: DeviceStore): Promise<number> {
  const isReaders = (await store.state('reader')) === copy.reader;
  if (!isReaders || (await store.find(copy.id)) === undefined) throw new SaveError({ kind: 'cancelled' });
  return store.write(copy, name, answer);
}

/** Notes what has come, under the same condition. */
async function note(copy: DeviceCopy, changed: Partial<DeviceCopy>, { store, onProgress }: SaveParts): Promise<void> {
  Object.assign(copy, changed);
  if (!(await store.change(copy.id, changed))) throw new SaveError({ kind: 'cancelled' });
  onProgress(copy);
}

function importKey(text: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** Loads the pictures that are not here yet, a few at a time. */
async function savePictures(copy: DeviceCopy, pictures: readonly DevicePicture[], parts: SaveParts): Promise<void> {
  const { store, signal, widthPx } = parts;
  const here = await store.partsOf(copy);
  const missing = pictures.filter(({ name }) => !here.has(name));
  await note(copy, { partsHere: pictures.length - missing.length }, parts);
  const work = async () => {
    for (let picture = missing.shift(); picture !== undefined; picture = missing.shift()) {
      const answer = await loadPicture(addressFor(picture, widthPx), signal);
      const bytes = await write(copy, picture.name, answer, store);
      await note(copy, { bytes: copy.bytes + bytes, partsHere: copy.partsHere + 1 }, parts);
    }
  };
  // Every one has ended before the copy is changed further or removed.
  const ended = await Promise.allSettled(Array.from({ length: LOADED_AT_ONCE }, work));
  const failed = ended.find((each) => each.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

/** The narrowest picture that fills the width, or the widest. */
function addressFor({ sources }: DevicePicture, widthPx: number): string {
  const wide = sources.find((source) => source.widthPx >= widthPx) ?? sources.at(-1);
  return wide?.address ?? '';
}

async function loadPicture(address: string, signal: AbortSignal): Promise<Response> {
  for (let tries = 0; ; tries += 1) {
    // The browser's own cache would have what the copy has encrypted.
    const answer = await fetch(address, { headers: { Accept: 'image/webp,image/*' }, cache: 'no-store', signal });
    if (answer.ok) return answer;
    if (answer.status === 503 && tries < BUSY_MOST) await pause(BUSY_MS);
    else if (answer.status === 403) throw new StaleAddress();
    else throw unanswered(answer);
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Loads the document of a page as it is made for a reader, and saves the files that it needs. */
async function loadPage(address: string, reader: string, { store, locale, signal }: SaveParts) {
  const answer = await fetch(address, { headers: { Accept: 'text/html' }, cache: 'no-store', signal });
  if (!answer.ok || answer.redirected) throw unanswered(answer);
  if (answer.headers.get(READER_HEADER) !== reader) throw new SaveError({ kind: 'cancelled' });
  const html = await answer.clone().text();
  return { answer, assets: await saveAssets(html, await caches.open(store.assetCache), { locale }) };
}

/** The list of what is on the device is a page too: without it nothing would lead to the episodes. */
async function saveListPage(reader: string, parts: SaveParts): Promise<void> {
  const { store } = parts;
  const { answer, assets } = await loadPage(DEVICE_PAGE, reader, parts);
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const nowMs = await store.nowMs();
  const copy: DeviceCopy = {
    ...{ id: copyId(reader, DEVICE_PAGE), reader, path: DEVICE_PAGE, kind: 'page', status: 'saved', key },
    ...{ endsAtMs: nowMs + PAGE_DAYS_MS, isRental: false, savedAtMs: nowMs, seriesAlias: '' },
    ...{ episodeAlias: '', seriesTitle: '', episodeTitle: '', parts: 1, partsHere: 1, bytes: 0, assets },
  };
  await store.put(copy);
  await store.change(copy.id, { bytes: await write(copy, 'document', answer, store) });
}
