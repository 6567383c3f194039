/** The caches of a browser, in memory. */
export function memoryCaches() {
  const opened = new Map<string, Map<string, Response>>();
  const keyOf = (request: string | Request) =>
    new URL(typeof request === 'string' ? request : request.url, 'https://site.test').href;
  const open = async (name: string) => {
    const entries = opened.get(name) ?? new Map<string, Response>();
    opened.set(name, entries);
    return {
      put: async (request: string, response: Response) => void entries.set(keyOf(request), response.clone()),
      match: async (request: string) => entries.get(keyOf(request))?.clone(),
      delete: async (request: string | Request) => entries.delete(keyOf(request)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    };
  };
  const caches = {
    open,
    has: async (name: string) => opened.has(name),
    delete: async (name: string) => opened.delete(name),
    match: async (request: string, { cacheName }: { cacheName: string }) => (await open(cacheName)).match(request),
  };
  // The part of it that is used.
  return { opened, caches: caches as unknown as CacheStorage };
}
