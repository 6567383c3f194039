import type { PaymentProvider } from '../../shared/enumerations.ts';

/**
 * The least sum that Stripe charges, in minor units: its documented minimum for each currency (docs.stripe.com/currencies).
 * Others have to be worth half a dollar; so has the new Taiwan dollar, which stands here with room for its rate.
 */
const STRIPE_LEAST: Readonly<Record<string, number>> = {
  ...{ USD: 50, EUR: 50, GBP: 30, AUD: 50, CAD: 50, CHF: 50, NZD: 50, SGD: 50, BRL: 50, INR: 50 },
  ...{
    JPY: 50,
    THB: 1_000,
    TWD: 2_000,
    AED: 200,
    HKD: 400,
    MYR: 200,
    MXN: 1_000,
    PLN: 200,
    SEK: 300,
    NOK: 300,
    DKK: 250,
  },
};

/** The least total that a provider takes, in minor units. Nothing at all (0) needs no provider. */
export function leastTotal(provider: PaymentProvider, currency: string): number {
  switch (provider) {
    case 'stripe':
      return STRIPE_LEAST[currency] ?? 1;
    // GMO's hosted page takes a card for any sum; what a convenience store takes is between it and the reader.
    case 'gmo':
    case 'sandbox':
    case 'apple':
    case 'google':
      return 1;
  }
}

/** Whether a total can be paid: nothing at all, or what the provider takes. In minor units. */
export function isPayable(
  { provider, currency }: { readonly provider: PaymentProvider; readonly currency: string },
  total: number,
): boolean {
  return total === 0 || total >= leastTotal(provider, currency);
}
