import { afterEach, expect, test, vi } from 'vitest';
import { memoryCaches } from '../../testing/memory-caches.ts';
import { loadAssets, removeUnusedAssets } from './save-assets.ts';

const FILES: Readonly<Record<string, string>> = {
  '/assets/viewer.route-a1.js':
    'import{x}from"./shell-b2.js";const d=["assets/paper-reader-c3.js","assets/pages-d4.css"]',
  '/assets/shell-b2.js':
    'import("./de-DE-e5.js");import("./fr-FR-f6.js");import("./server-g7.js");import("./main.route-h8.js")',
  '/assets/paper-reader-c3.js': 'import"./shell-b2.js";',
  '/assets/pages-d4.css': '@font-face{src:url(/assets/font-i9.woff2)}',
  '/assets/de-DE-e5.js': '',
  '/assets/manifest-j0.js': '{"module":"/assets/shop.route-k1.js"}',
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a document comes with all scripts and styles that it may load later, in its language, and with no other page', async () => {
  const loaded: string[] = [];
  const html =
    '<link rel="modulepreload" href="/assets/viewer.route-a1.js"/><script>{"module":"/assets/shop.route-k1.js"}</script>' +
    '<script type="module">import "/assets/manifest-j0.js";</script>';
  const load = async (address: string) => {
    loaded.push(address);
    return FILES[address] ?? '';
  };
  expect((await loadAssets(html, { load, locale: 'de-DE' })).toSorted()).toEqual(Object.keys(FILES).toSorted());
  expect(loaded).toHaveLength(Object.keys(FILES).length);
});

test('files that no copy needs are removed, but none while a copy is still coming', async () => {
  const { caches, opened } = memoryCaches();
  vi.stubGlobal('caches', caches);
  const cache = await caches.open('files');
  for (const name of ['a.js', 'b.js']) await cache.put(`/assets/${name}`, new Response());
  const left = async (...statuses: ('saved' | 'partial' | 'ended')[]) => {
    const copies = statuses.map((status) => ({ status, assets: status === 'saved' ? ['/assets/a.js'] : [] }));
    await removeUnusedAssets('files', copies);
    return [...(opened.get('files')?.keys() ?? [])].map((url) => new URL(url).pathname);
  };
  expect(await left('saved', 'partial')).toEqual(['/assets/a.js', '/assets/b.js']);
  expect(await left('saved', 'ended')).toEqual(['/assets/a.js']);
  expect(await left()).toEqual([]);
});
