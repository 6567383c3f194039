import { createHash } from 'node:crypto';
import type { Platform } from '@longstrip/core';
import { deviceStore } from '../parts/device/device-store.ts';
import { deviceWorker } from '../parts/device/device-worker.ts';
import { createRetryPage, PLAIN_PAGE_POLICY } from './plain-pages.ts';

export const OFFLINE_PAGE_PATH = '/_/offline';

/** How long the page waits before it checks again whether the site answers. */
const LOOK_MS = 3000;
/**
 * Loads the address again once the site answers; without script, the link does that. A browser that claims to be online may
 * not reach anything yet, so the page checks before it reloads, and repeats the check.
 */
export const RETURN = `let next; const look = () => { clearTimeout(next); fetch('/_/health', { cache: 'no-store' }).then(() => location.reload(), () => { next = setTimeout(look, ${LOOK_MS}); }); }; addEventListener('online', look); if (navigator.onLine) next = setTimeout(look, ${LOOK_MS});`;

/** The policy of the page: only its own script, which may only request the site. */
export const OFFLINE_PAGE_POLICY = `${PLAIN_PAGE_POLICY}; connect-src 'self'; script-src 'sha256-${createHash('sha256').update(RETURN).digest('base64')}'`;

/** The page that the service worker shows if a document cannot be loaded, because there is no connection. */
export function createOfflinePage(platform: Platform, publicOrigin: string): (request: Request) => Promise<string> {
  return createRetryPage(platform, publicOrigin, {
    title: 'page.offlineTitle',
    words: 'page.offlineText',
    script: RETURN,
    scene: 'offline',
  });
}

/**
 * The service worker of every site. It answers for documents that cannot be loaded, by what is on the device (record 0118) or a
 * page that says so, and for the files and pictures of such documents; the browser handles everything else. The language is in its address, so that the page is loaded again when the reader chooses another language.
 *
 * It shows push messages (record 0089) in their own language. A message can only open a page of this site, in the window
 * that shows it already or in a new one.
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
const device = (${deviceWorker})(self, (${deviceStore})(self));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    event.respondWith(load(event));
    return;
  }
  const answer = new URL(request.url).origin === self.location.origin ? device.answer(request) : null;
  if (answer !== null) event.respondWith(answer);
});
async function load(event) {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(device.meet(answer, event.request).catch(() => undefined));
    return answer;
  } catch {
    const { pathname } = new URL(event.request.url);
    const saved = await device.document(pathname).catch(() => null);
    return saved ?? (await caches.match(page, { cacheName })) ?? Response.error();
  }
}
self.addEventListener('push', (event) => {
  const { title, body, path, tag, lang, dir } = event.data.json();
  const icon = '/icon-192.png';
  event.waitUntil(self.registration.showNotification(title, { body, tag, lang, dir, icon, data: { path } }));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path));
});
async function open(path) {
  const { origin } = self.location;
  const named = new URL(String(path ?? '/'), origin);
  const address = named.origin === origin ? named.href : origin + '/';
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => url === address);
  await (shown === undefined ? self.clients.openWindow(address) : shown.focus());
}
`;
