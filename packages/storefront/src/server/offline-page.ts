import type { Platform } from '@longstrip/core';
import { drawFavicon } from './favicon.ts';
import { createPlainPage } from './plain-page.ts';

export const OFFLINE_PAGE_PATH = '/_/offline';

/** It loads nothing: there is no connection when it is shown. */
export const OFFLINE_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/**
 * The page that the service worker shows where a document cannot be loaded, with the site's name and in the reader's
 * language. Its link loads the address again that the reader asked for.
 */
export function createOfflinePage(platform: Platform, publicOrigin: string): (request: Request) => Promise<string> {
  const { brand, theme } = platform;
  return createPlainPage(platform, publicOrigin, (text) => ({
    title: `${text('page.offlineTitle')} · ${brand.name}`,
    style: `    svg { width: 4rem }
    h1 { margin: 1.5rem 0 0; font-size: 1.375rem }
    a { margin-top: 1.5rem; min-width: 12rem; padding: 0.75rem 1.5rem; box-sizing: border-box; border-radius: 0.5rem; background: ${theme.light.primary}; color: ${theme.light.onPrimary}; font-weight: 600; text-decoration: none }
`,
    body: `  ${drawFavicon(platform)}  <h1>${text('page.offlineTitle')}</h1>
  <p>${text('page.offlineText')}</p>
  <a href="">${text('common.retry')}</a>
`,
  }));
}

/**
 * The service worker of every site. It answers nothing but documents that cannot be loaded; everything else is the
 * browser’s own. The language is in its address, so that the page is loaded anew when the reader chooses another.
 */
export const SERVICE_WORKER = `const page = '${OFFLINE_PAGE_PATH}' + self.location.search;
const cacheName = 'offline page';
self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(cacheName).then((cache) => cache.add(new Request(page, { cache: 'reload' }))));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]));
});
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate' || event.request.method !== 'GET') return;
  event.respondWith(load(event));
});
async function load(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(page)) ?? Response.error();
  }
}
`;
