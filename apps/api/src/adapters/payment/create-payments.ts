import type { OrderProvider } from '@longstrip/core';
import { traceService } from '@longstrip/telemetry';
import type { AppStoreSettings } from './app-store.ts';
import { createAppStorePayments } from './app-store.ts';
import type { FacebookSettings } from './facebook.ts';
import { createGmoClient, createGmoPayments, type GmoSettings } from './gmo.ts';
import { createGooglePlayClient, createGooglePlayPayments, type GooglePlaySettings } from './google-play.ts';
import type { PaymentAdapter, PaymentProviders } from './payment-provider.ts';
import { createSandboxPayments, type SandboxPaymentSettings } from './sandbox-payments.ts';
import { createStripePayments, type StripeSettings } from './stripe.ts';

/** The store’s contracts with payment providers; null: none. */
export interface PaymentSettings {
  /** Replaces all others that have a check-out; in demo mode only. */
  readonly sandbox: SandboxPaymentSettings | null;
  readonly stripe: StripeSettings | null;
  readonly gmo: GmoSettings | null;
  readonly apple: AppStoreSettings | null;
  readonly google: GooglePlaySettings | null;
  /** The advertiser that paid orders are reported to, if the reader consented. */
  readonly facebook: FacebookSettings | null;
}

export const NO_PAYMENTS: PaymentSettings = {
  sandbox: null,
  stripe: null,
  gmo: null,
  apple: null,
  google: null,
  facebook: null,
};

/** The adapters of an installation: the platform’s data names the provider of a client’s payments (D16). */
export function createPayments(
  settings: PaymentSettings,
  originOf: PaymentProviders['originOf'],
  nowMs: () => number,
): PaymentProviders {
  const adapters = new Map<OrderProvider, PaymentAdapter>();
  const add = (adapter: PaymentAdapter) => adapters.set(adapter.name, traceService(adapter.name, adapter));
  if (settings.sandbox !== null) add(createSandboxPayments(settings.sandbox));
  if (settings.stripe !== null) add(createStripePayments(settings.stripe));
  if (settings.gmo !== null) add(createGmoPayments(createGmoClient(settings.gmo), nowMs));
  if (settings.apple !== null) add(createAppStorePayments(settings.apple));
  if (settings.google !== null) add(createGooglePlayPayments(createGooglePlayClient(settings.google, { nowMs })));
  return {
    originOf,
    byName: (name) => adapters.get(name) ?? null,
    forClient: (platform, client) => {
      const own = adapters.get(platform.payments[client]) ?? null;
      // An app's store has its own payment sheet, which the sandbox's check-out cannot replace.
      return own?.openCheckout === null ? own : (adapters.get('sandbox') ?? own);
    },
  };
}
