/** An episode, or a page of the site, that is on the device to be read without a connection (record 0118). */
export interface DeviceCopy {
  /** Reader and path. */
  id: string;
  /** The reader whose copy it is (`readerKey`). */
  reader: string;
  /** The path of the page that shows it. */
  path: string;
  kind: 'episode' | 'page';
  /** `partial`: not all of it is here. `ended`: only its name is still here. */
  status: 'partial' | 'saved' | 'ended';
  /** AES-GCM, not extractable; null when it has ended. */
  key: CryptoKey | null;
  /** Epoch milliseconds; it is not shown from then on. */
  endsAtMs: number;
  /** It ends with a rental, and is not renewed after that. */
  isRental: boolean;
  /** When it was saved, epoch milliseconds. */
  savedAtMs: number;
  seriesAlias: string;
  episodeAlias: string;
  seriesTitle: string;
  episodeTitle: string;
  /** How many parts it has, and how many of them are here. */
  parts: number;
  partsHere: number;
  bytes: number;
  /** Addresses of the site's own files that it needs. */
  assets: string[];
}

/** What a window and a service worker have in common. */
export type DeviceScope = Pick<typeof globalThis, 'indexedDB' | 'caches' | 'crypto'>;

/** Values of the device itself. */
interface DeviceState {
  /** Made here once: a UUID. */
  deviceId: string;
  /** The reader of the last page that the site sent. */
  reader: string;
  /** The latest time that is known, epoch milliseconds. */
  latestMs: number;
  /** The time of the site when it was last met, epoch milliseconds. */
  metMs: number;
  /** By how much the site's time is ahead of the clock of the device, in milliseconds. */
  aheadMs: number;
  /** When leases were renewed, epoch milliseconds. */
  renewedMs: number;
}

export type DeviceStore = ReturnType<typeof deviceStore>;

/**
 * What is saved on this device. IndexedDB has the list with the keys, and one cache for each copy has its encrypted bytes, so that a
 * copy goes as a whole. Pages and the service worker use it, the latter as text: the function may refer to nothing outside.
 */
export function deviceStore({ indexedDB, caches, crypto }: DeviceScope) {
  const ivBytes = 12;
  const assetCache = 'device assets';
  let opened: Promise<IDBDatabase> | null = null;

  function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  }
  async function open(): Promise<IDBDatabase> {
    const request = indexedDB.open('longstrip-device', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('copies', { keyPath: 'id' });
      request.result.createObjectStore('state');
    };
    const database = await settled(request);
    // Another tab deletes or upgrades it.
    database.onversionchange = () => {
      database.close();
      opened = null;
    };
    return database;
  }
  async function table(name: 'copies' | 'state', mode: IDBTransactionMode): Promise<IDBObjectStore> {
    opened ??= open();
    try {
      return (await opened).transaction(name, mode).objectStore(name);
    } catch (error) {
      opened = null;
      throw error;
    }
  }
  async function state<Name extends keyof DeviceState>(name: Name): Promise<DeviceState[Name] | undefined> {
    return settled((await table('state', 'readonly')).get(name));
  }
  async function setState<Name extends keyof DeviceState>(name: Name, value: DeviceState[Name]): Promise<void> {
    await settled((await table('state', 'readwrite')).put(value, name));
  }
  async function all(): Promise<DeviceCopy[]> {
    return settled((await table('copies', 'readonly')).getAll());
  }
  async function find(id: string): Promise<DeviceCopy | undefined> {
    return settled((await table('copies', 'readonly')).get(id));
  }
  async function put(copy: DeviceCopy): Promise<void> {
    await settled((await table('copies', 'readwrite')).put(copy));
  }
  /** Changes a copy that is there and has not ended. Returns whether it is: another tab may have removed it. */
  async function change(id: string, changed: Partial<DeviceCopy>): Promise<boolean> {
    const copies = await table('copies', 'readwrite');
    const copy: DeviceCopy | undefined = await settled(copies.get(id));
    if (copy === undefined || copy.status === 'ended') return false;
    await settled(copies.put({ ...copy, ...changed }));
    return true;
  }
  const cacheOf = ({ id }: Pick<DeviceCopy, 'id'>) => `device ${id}`;
  const addressOf = (name: string) => `/_/device/parts/${name}`;

  /** Removes a copy with its bytes. */
  async function remove(copy: Pick<DeviceCopy, 'id'>): Promise<void> {
    await caches.delete(cacheOf(copy));
    await settled((await table('copies', 'readwrite')).delete(copy.id));
  }
  /** Removes the bytes and the key of a copy; the list still says that it has ended. */
  async function end(copy: Pick<DeviceCopy, 'id'>): Promise<void> {
    await caches.delete(cacheOf(copy));
    await change(copy.id, { status: 'ended', key: null, bytes: 0, partsHere: 0, assets: [] });
  }
  /** The time of the site as far as it is known, never before one that was seen: the clock of a device can be set back. */
  async function nowMs(): Promise<number> {
    const latestMs = (await state('latestMs')) ?? 0;
    const now = Math.max(Date.now() + ((await state('aheadMs')) ?? 0), latestMs);
    if (now > latestMs) await setState('latestMs', now);
    return now;
  }
  /** Ends what is over. */
  async function sweep(): Promise<void> {
    const now = await nowMs();
    for (const copy of await all()) if (copy.status !== 'ended' && copy.endsAtMs <= now) await end(copy);
  }
  /**
   * The site has sent a page to a reader, so what is another account's is removed; what a guest has saved stays hidden. The site's
   * time counts more than that of the device. An answer that is older than the last one was stored by the browser, and says nothing.
   * @param siteMs when the site has answered, epoch milliseconds; NaN if it did not say
   */
  async function meet(reader: string, siteMs: number): Promise<void> {
    const metMs = (await state('metMs')) ?? 0;
    if (siteMs < metMs) return;
    await setState('reader', reader);
    if (siteMs > metMs) {
      await setState('metMs', siteMs);
      await setState('latestMs', siteMs);
      await setState('aheadMs', siteMs - Date.now());
    }
    for (const copy of await all()) {
      if (copy.reader !== reader && copy.reader !== 'guest') await remove(copy);
    }
    await sweep();
  }
  /** The copy that shows a path to the reader of this browser; null if there is none that may be shown now. */
  async function copyAt(path: string): Promise<DeviceCopy | null> {
    await sweep();
    const reader = (await state('reader')) ?? 'guest';
    const copy = await find(`${reader} ${path}`);
    return copy?.status === 'saved' ? copy : null;
  }
  /** Encrypts a part of a copy and stores it. Throws a `QuotaExceededError` if the device is full. */
  async function write(copy: DeviceCopy, name: string, answer: Response): Promise<number> {
    if (copy.key === null) throw new Error('this copy has ended');
    const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
    const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, copy.key, await answer.arrayBuffer());
    const cache = await caches.open(cacheOf(copy));
    const headers = new Headers({ 'x-type': answer.headers.get('content-type') ?? '' });
    const policy = answer.headers.get('content-security-policy');
    if (policy !== null) headers.set('x-policy', policy);
    await cache.put(addressOf(name), new Response(new Blob([iv, bytes]), { headers }));
    return ivBytes + bytes.byteLength;
  }
  /** A part of a copy, decrypted; null if it is not here. */
  async function read(copy: DeviceCopy, name: string): Promise<Response | null> {
    const stored = await (await caches.open(cacheOf(copy))).match(addressOf(name));
    if (stored === undefined || copy.key === null) return null;
    const sealed = await stored.arrayBuffer();
    const iv = new Uint8Array(sealed, 0, ivBytes);
    const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, copy.key, sealed.slice(ivBytes));
    const headers = new Headers({ 'content-type': stored.headers.get('x-type') ?? '', 'cache-control': 'no-store' });
    const policy = stored.headers.get('x-policy');
    if (policy !== null) headers.set('content-security-policy', policy);
    return new Response(bytes, { headers });
  }
  /** The names of the parts of a copy that are here. */
  async function partsOf(copy: DeviceCopy): Promise<Set<string>> {
    const requests = await (await caches.open(cacheOf(copy))).keys();
    const start = addressOf('').length;
    return new Set(requests.map(({ url }) => decodeURIComponent(new URL(url).pathname.slice(start))));
  }

  return {
    ...{ state, setState, all, find, put, change, remove, end, nowMs, sweep, meet, copyAt, write, read, partsOf },
    /** The site's own files, which are not secret. */
    assetCache,
  };
}
