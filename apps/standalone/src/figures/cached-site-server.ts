import { PerformanceObserver } from 'node:perf_hooks';
import { getPlatform } from '@longstrip/platform-config';
import { createSiteServer, type SiteServerOptions } from '@longstrip/storefront/server';
import { openListener } from '../listener.ts';

// A site that caches one page of the size of a home page and one picture, on its own port, served as in the product. The page
// comes from the smallest possible Remix build: Remix takes no part in an answer with a cached page.

const CARDS = 700;
const HOUR_MS = 3_600_000;
/** A cover of a series on a phone. */
const PICTURE_BYTES = 24_000;
const SECRET = 'a secret of the measured site alone';

/** Markup that compresses about as well as that of a home page; the same in each run. */
function longPage(): string {
  let seed = 7;
  const word = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed.toString(36);
  };
  const cards = Array.from(
    { length: CARDS },
    () => `<a class="card flex" href="/detail/${word()}"><img alt="${word()}"></a>`,
  );
  return `<!doctype html><html><head><script>/* inline */</script></head><body>${cards.join('')}</body></html>`;
}

const page = longPage();
const build: SiteServerOptions['build'] = async () => ({
  entry: {
    module: {
      default: (_request, status, headers) => {
        headers.set('content-type', 'text/html; charset=utf-8');
        return new Response(page, { status, headers });
      },
    },
  },
  routes: {
    root: { id: 'root', path: '', module: { default: () => null } },
    'storefront/faq': {
      ...{ id: 'storefront/faq', parentId: 'root', path: 'faq' },
      module: {
        default: () => null,
        loader: ({ context }) => {
          context.caching.declare(['category']);
          return {};
        },
      },
    },
  },
  assets: { version: '1', url: '', entry: { module: '', imports: [] }, routes: {} },
  ...{ basename: '/', publicPath: '/', assetsBuildDirectory: '', mode: 'production', isSpaMode: false },
  future: {
    v3_fetcherPersist: false,
    v3_relativeSplatPath: false,
    v3_throwAbortReason: false,
    v3_lazyRouteDiscovery: false,
    v3_singleFetch: true,
  },
});

const picture = new Uint8Array(PICTURE_BYTES).fill(7);

function answerPicture(url: string): Response {
  if (!url.includes('/_/image?')) return new Response(null, { status: 503 });
  return new Response(picture, {
    headers: {
      ...{ 'content-type': 'image/webp', 'content-length': String(PICTURE_BYTES), etag: '"picture"', vary: 'Accept' },
      'cache-control': 'public, max-age=31536000, s-maxage=3600, immutable',
    },
  });
}

let lastId = 0;
const site = createSiteServer({
  ...{ platform: getPlatform('bom-us'), build, clientDirectory: null, serviceSecret: null, sessionSecrets: [SECRET] },
  ...{ apiFetch: async ({ url }) => answerPicture(url), apiBaseUrl: 'http://api.test' },
  ...{ publicOrigin: 'https://us.example', mode: 'production', nowMs: Date.now },
  logger: { info: () => undefined, warn: () => undefined, error: console.error },
  createId: () => {
    lastId += 1;
    return `id-${lastId}`;
  },
  catalogue: { edition: () => 1, nextChangeMs: async (nowMs) => nowMs + HOUR_MS },
});
const listener = await openListener(0, '127.0.0.1', {
  instance: 'measured',
  onError: (error) => console.error(error),
});
listener.serve(site);
answerMeasures();
process.stdout.write(`listening on ${listener.port}\n`);

/** What a process has used so far. */
export interface Measured {
  /** Processor time, in microseconds. */
  readonly processorUs: number;
  readonly heapBytes: number;
  /** Garbage collections. After one, the size of the heap no longer shows what was allocated. */
  readonly collections: number;
}

/** Answers every message of the parent with what this process has used; `collect` collects garbage first. */
function answerMeasures(): void {
  let collections = 0;
  new PerformanceObserver((list) => {
    collections += list.getEntries().length;
  }).observe({ entryTypes: ['gc'] });
  // No request is left to be answered.
  process.on('disconnect', () => process.exit());
  const answer = (): void => {
    const { user, system } = process.cpuUsage();
    const measured: Measured = { processorUs: user + system, heapBytes: process.memoryUsage().heapUsed, collections };
    process.send?.(measured);
  };
  process.on('message', (message) => {
    if (message === 'collect') globalThis.gc?.();
    // An observer is notified of a collection one turn of the event loop later.
    setImmediate(() => setImmediate(answer));
  });
}
