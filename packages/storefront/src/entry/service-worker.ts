/**
 * Registers the site's service worker, which keeps a page for documents that cannot be loaded and shows push messages. The
 * language of this page is in its address.
 */
export function registerServiceWorker(workers: ServiceWorkerContainer): Promise<ServiceWorkerRegistration> {
  return workers.register(`/service-worker.js?lang=${encodeURIComponent(document.documentElement.lang)}`);
}
