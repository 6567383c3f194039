/**
 * Registers the site's service worker, which keeps an offline page and shows push messages. The language of this page is in
 * its address.
 */
export function registerServiceWorker(workers: ServiceWorkerContainer): Promise<ServiceWorkerRegistration> {
  return workers.register(`/service-worker.js?lang=${encodeURIComponent(document.documentElement.lang)}`);
}

/** The folder of the pictures that iPhones show while a site starts from their home screen. */
export const SPLASH_PATH = '/splash/';

/** The address of such a picture, of this size in device pixels. */
export function splashAddress(widthPx: number, heightPx: number, scheme: 'light' | 'dark'): string {
  return `${SPLASH_PATH}${widthPx}x${heightPx}.png${scheme === 'dark' ? '?theme=dark' : ''}`;
}

/** What the pictures of empty lists are about. */
export const ILLUSTRATION_SCENES = [
  'coupons',
  'gifts',
  'questions',
  'alarms',
  'library',
  'comments',
  'coins',
  'search',
  'events',
  'offline',
  'notFound',
] as const;
export type IllustrationScene = (typeof ILLUSTRATION_SCENES)[number];

/** The address of the picture of a scene, in the site's own style. */
export const illustrationAddress = (scene: IllustrationScene): string => `/illustration/${scene}.svg`;
