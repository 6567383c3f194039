import type { Settings } from '../launch/settings.mjs';
import { sandboxOrigin } from './parts.ts';

/** Where the payment services of production show their check-outs: Stripe, and GMO's Link Type Plus with its test place. */
const SERVICES = ['https://checkout.stripe.com', 'https://link.mul-pay.jp', 'https://stg.link.mul-pay.jp'];

/** The origins to which the form of an order may lead: those of the services that can take a payment here, and no others. */
export function checkoutOrigins(settings: Pick<Settings, 'mode' | 'host' | 'basePort'>): readonly string[] {
  return settings.mode === 'demo' ? [sandboxOrigin(settings)] : SERVICES;
}
