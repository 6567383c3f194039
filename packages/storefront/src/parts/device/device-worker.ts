import type { DeviceScope, DeviceStore } from './device-store.ts';

type WorkerScope = DeviceScope & Pick<typeof globalThis, 'fetch'>;

/** The header with the reader for whom the site has made a page. */
export const READER_HEADER = 'x-reader';

/** Pictures of copies: `/_/device/pictures/{series}/{episode}/{part}`. Only the service worker answers them. */
export const DEVICE_PICTURES = '/_/device/pictures/';

/**
 * The part of the service worker that answers from the device. It is sent to browsers as text: the function may refer to nothing
 * outside.
 */
export function deviceWorker({ caches, fetch }: WorkerScope, store: DeviceStore) {
  const pictures = '/_/device/pictures/';
  const list = '/library/device';

  /** Whether anything was ever saved here: otherwise nothing is looked up. */
  const isUsed = () => caches.has(store.assetCache);

  return {
    /** The site has answered a navigation, or the browser has with what it had stored, as it does when a reader goes back. */
    async meet(answer: Response, { cache }: Pick<Request, 'cache'>): Promise<void> {
      const reader = answer.headers.get('x-reader');
      if (reader === null || cache === 'force-cache' || !(await isUsed())) return;
      await store.meet(reader, Date.parse(answer.headers.get('date') ?? ''));
    },
    /** The page at a path, from the device, or the list of what is there for the first page of the site; null if it is not there, or may not be shown any more. */
    async document(path: string): Promise<Response | null> {
      if (!(await isUsed())) return null;
      const copy = await store.copyAt(path);
      if (copy !== null) return store.read(copy, 'document');
      // Where an installed site starts.
      return path === '/' && (await store.copyAt(list)) !== null ? Response.redirect(list) : null;
    },
    /** What answers a request that is no navigation; null: the browser does. */
    answer(request: Request): Promise<Response> | null {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith(pictures)) return picture(pathname.slice(pictures.length));
      if (pathname.startsWith('/assets/')) return asset(request);
      return null;
    },
  };

  async function picture(place: string): Promise<Response> {
    const [series = '', episode = '', part = ''] = place.split('/').map(decodeURIComponent);
    const copy = await store.copyAt(`/viewer/${series}/${episode}`);
    const found = copy === null ? null : await store.read(copy, part);
    return found ?? new Response(null, { status: 410 });
  }

  /** A file of an older version of the site may be here alone. */
  async function asset(request: Request): Promise<Response> {
    const find = () => caches.match(request.url, { cacheName: store.assetCache });
    try {
      const answer = await fetch(request);
      return answer.ok ? answer : ((await find()) ?? answer);
    } catch (error) {
      const stored = await find();
      if (stored === undefined) throw error;
      return stored;
    }
  }
}
