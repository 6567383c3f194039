import type { SiteServerOptions } from '@longstrip/storefront/server';
import * as v from 'valibot';
import type { Settings } from '../launch/settings.mjs';
import type { ApiOptions } from './load-api.ts';
import type { OpenedSandbox } from './open-sandbox.ts';
import { sandboxOrigin } from './parts.ts';

/**
 * The services that take the payments of this run, and those that get reports of them (D16). Production: those whose
 * contracts are set. Demo mode: also the sandbox's own check-out, its fake app stores and its fake Facebook; or, with
 * `DEMO_PAYMENTS` set to `providers`, only the sandbox's fake services.
 */
export function paymentTakers(
  { payments, appStores, demoPayments }: Pick<Settings, 'payments' | 'appStores' | 'demoPayments'>,
  sandbox: Pick<OpenedSandbox, 'payments' | 'facebook' | 'stripe' | 'gmo' | 'appStore' | 'play'> | null,
): NonNullable<ApiOptions['payments']> {
  if (sandbox === null) return { ...payments, ...appStores, sandbox: null };
  const { facebook, stripe, gmo, appStore: apple, play: google } = sandbox;
  if (demoPayments === 'providers') return { sandbox: null, stripe, gmo, apple, google, facebook };
  return { ...payments, apple, google, sandbox: sandbox.payments, facebook };
}

/** Where the payment services of production show their check-outs: Stripe, and GMO's Link Type Plus, live and test. */
const SERVICES = ['https://checkout.stripe.com', 'https://link.mul-pay.jp', 'https://stg.link.mul-pay.jp'];

/** The origins to which the form of an order may lead: those of the services that can take a payment here, and no others. */
export function checkoutOrigins(settings: Pick<Settings, 'mode' | 'host' | 'basePort'>): readonly string[] {
  return settings.mode === 'demo' ? [sandboxOrigin(settings)] : SERVICES;
}

const BoughtSchema = v.object({ proof: v.string() });
const WAIT_MS = 10_000;

/** The sandbox's fake app stores: buys there as an app would. */
export function createFakeStore(sandboxUrl: string): NonNullable<SiteServerOptions['fakeStore']> {
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
