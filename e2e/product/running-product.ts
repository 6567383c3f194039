import { OFFSETS } from './product-process.ts';

/** The product that the global setup started. */
export interface RunningProduct {
  dataDirectory: string;
  basePort: number;
  /** A folder for files of the tests; it is removed after them. */
  parent: string;
}

/** An address that the product takes for a Korean one, when a request names it in `x-forwarded-for`. */
export const KOREAN_ADDRESS = '203.0.113.7';

const VARIABLE = 'LONGSTRIP_E2E_PRODUCT';

/** Passes the facts on to the workers, which are separate processes. */
export function describeProduct(product: RunningProduct): void {
  process.env[VARIABLE] = JSON.stringify(product);
}

export function runningProduct(): RunningProduct {
  const text = process.env[VARIABLE];
  if (text === undefined) throw new Error('The global setup has not run');
  return JSON.parse(text);
}

/** An address of the product, by a site's id, `api`, `console` or `sandbox`. Sites have the host `localhost`, as for readers. */
export function addressOf(place: string, path = '/'): string {
  const offset = OFFSETS.get(place);
  if (offset === undefined) throw new Error(`Nothing of the product is called ${place}`);
  const host = place === 'api' || place === 'sandbox' ? '127.0.0.1' : 'localhost';
  return `http://${host}:${runningProduct().basePort + offset}${path}`;
}
