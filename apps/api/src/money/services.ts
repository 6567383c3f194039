import type { PaymentProviders } from '../adapters/payment/payment-provider.ts';
import type { TapjoySettings } from '../adapters/tapjoy.ts';
import type { ApiParts } from '../http/api-parts.ts';
import type { ReadingServices } from '../reading/index.ts';
import type { OfferedSeriesReader } from './purchase/offered-series-reader.ts';

export interface MoneyServices extends ReadingServices {
  /** The providers that take payments (D16). */
  readonly payments: PaymentProviders;
  readonly offers: OfferedSeriesReader;
  /** The provider that pays readers for trying offers; null: none. */
  readonly tapjoy: TapjoySettings | null;
}

export type MoneyParts = ApiParts<MoneyServices>;
