import { createHash, timingSafeEqual } from 'node:crypto';

/** The store’s contract with Tapjoy: where its offers are, and the secret that its callbacks are signed with. */
export interface TapjoySettings {
  readonly url: string;
  readonly secret: string;
}

/** What a callback says. */
interface TapjoyCallback {
  readonly id: string;
  /** The reader, as the address of the offers named them. */
  readonly snuid: string;
  /** How many coins. */
  readonly currency: string;
}

/** The page of offers for a reader; Tapjoy calls back with the same `snuid`. */
export function offersAddress({ url }: Pick<TapjoySettings, 'url'>, snuid: string): string {
  const address = new URL(url);
  address.searchParams.set('snuid', snuid);
  return address.href;
}

/** Whether Tapjoy made a callback: `verifier` is the MD5 of `id:snuid:currency:secret`. */
export function isTapjoys({ id, snuid, currency }: TapjoyCallback, verifier: string, secret: string): boolean {
  const expected = createHash('md5').update(`${id}:${snuid}:${currency}:${secret}`).digest();
  const given = Buffer.from(verifier, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
