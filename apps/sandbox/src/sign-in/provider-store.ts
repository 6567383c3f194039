import { LRUCache } from 'lru-cache';
import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Most grants, codes and sessions of one provider: the oldest are deleted first, and a restart deletes all. */
const ENTRIES_MOST = 5_000;

/** A provider's data, in memory. The library's own store would print a warning at each start. */
export function createProviderStore(): (model: string) => Adapter {
  const entries = new LRUCache<string, AdapterPayload>({ max: ENTRIES_MOST });
  const findBy = (model: string, isMeant: (payload: AdapterPayload) => boolean): AdapterPayload | undefined => {
    for (const [key, payload] of entries.entries()) {
      if (key.startsWith(`${model}:`) && isMeant(payload)) return payload;
    }
    return undefined;
  };
  return (model) => {
    const keyOf = (id: string): string => `${model}:${id}`;
    return {
      upsert: async (id, payload, expiresInSeconds) => {
        entries.set(keyOf(id), payload, expiresInSeconds === undefined ? {} : { ttl: expiresInSeconds * 1000 });
      },
      find: async (id) => entries.get(keyOf(id)),
      findByUid: async (uid) => findBy(model, (payload) => payload.uid === uid),
      findByUserCode: async (userCode) => findBy(model, (payload) => payload.userCode === userCode),
      consume: async (id) => {
        const payload = entries.get(keyOf(id));
        if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => {
        entries.delete(keyOf(id));
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, payload] of entries.entries()) if (payload.grantId === grantId) entries.delete(key);
      },
    };
  };
}

/**
 * Loads the library. It is loaded only when a sandbox is made, so production never loads it. On import it warns that it is made
 * for Node 22. On Node 20 the tests of this folder pass, and a user of the demo cannot do anything about the warning, so it is
 * hidden.
 */
export async function loadOidcProvider(): Promise<typeof import('oidc-provider')> {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}
