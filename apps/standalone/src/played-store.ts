import type { SiteServerOptions } from '@longstrip/storefront/server';
import * as v from 'valibot';

const BoughtSchema = v.object({ proof: v.string() });
const WAIT_MS = 10_000;

/** The stores of the apps, as the sandbox plays them: buys there as an app would. */
export function createPlayedStore(sandboxUrl: string): NonNullable<SiteServerOptions['playedStore']> {
  return {
    buy: async ({ store, productId, accountToken, isPending }) => {
      const path = store === 'apple' ? '/app-store/purchases' : '/play/purchases';
      const answer = await fetch(`${sandboxUrl}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ productId, accountToken, isPending }),
        signal: AbortSignal.timeout(WAIT_MS),
      });
      if (!answer.ok) throw new Error(`the sandbox answered ${answer.status}`);
      return v.parse(BoughtSchema, await answer.json());
    },
  };
}
