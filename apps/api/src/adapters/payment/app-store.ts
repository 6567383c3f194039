import { createHash } from 'node:crypto';
import type { SignedDataVerifier } from '@apple/app-store-server-library';
import { grant, refuse } from '@longstrip/core';
import { decodeProtectedHeader } from 'jose';
import * as v from 'valibot';
import {
  type OrderRow,
  type PaymentAdapter,
  type PaymentReport,
  paidAsOrdered,
  storeAccountToken,
} from './payment-provider.ts';

/** SHA-256 of the certificate “Apple Root CA - G3”. */
export const APPLE_ROOT_SHA256 = '63343abfb89a6a03ebb57e9b3f5fa7be7c4f5c756f3017b3a8c488c3653e9179';

/** The store’s app at the App Store. */
export interface AppStoreSettings {
  readonly bundleId: string;
  /** The app’s number there. */
  readonly appId: number;
  /** Purchases of the other environment are refused. */
  readonly environment: 'Production' | 'Sandbox';
  /** SHA-256 of Apple’s root certificate, or of the sandbox’s, in hex. */
  readonly rootSha256: string;
}

/**
 * An online check would ask Apple for each purchase, and old signatures would become invalid with their certificate (record
 * 0104).
 */
const CHECKS_ONLINE = false;

/** A certificate in base64; Apple’s have less than half of this length. */
const CertificateSchema = v.pipe(v.string(), v.maxLength(10_000));
const HeaderSchema = v.looseObject({
  alg: v.literal('ES256'),
  x5c: v.tuple([CertificateSchema, CertificateSchema, CertificateSchema]),
});

/** `forged`: the App Store did not sign it; `foreign`: it did, for another app or environment. */
type NotOurs = 'forged' | 'foreign';

/** Reads what the App Store signed for this app, by Apple's library. */
export async function readAppStoreSignature<Signed>(
  jws: string,
  settings: AppStoreSettings,
  read: (verifier: SignedDataVerifier) => Promise<Signed>,
): Promise<Signed | NotOurs> {
  const root = trustedRoot(jws, settings);
  if (root === null) return 'forged';
  // Loaded when it is needed: it takes 20 MB, and most installations have no app.
  const library = await import('@apple/app-store-server-library');
  const { INVALID_APP_IDENTIFIER, INVALID_ENVIRONMENT } = library.VerificationStatus;
  const { PRODUCTION, SANDBOX } = library.Environment;
  const environment = settings.environment === 'Production' ? PRODUCTION : SANDBOX;
  const { bundleId, appId } = settings;
  try {
    return await read(new library.SignedDataVerifier([root], CHECKS_ONLINE, environment, bundleId, appId));
  } catch (error) {
    if (!(error instanceof library.VerificationException)) throw error;
    return [INVALID_APP_IDENTIFIER, INVALID_ENVIRONMENT].includes(error.status) ? 'foreign' : 'forged';
  }
}

/**
 * The root certificate in the header of a signature, if it is the trusted one. The library must be given the trusted certificate
 * itself and ignores the one in the header.
 */
function trustedRoot(jws: string, { rootSha256 }: AppStoreSettings): Buffer | null {
  try {
    const [, , text] = v.parse(HeaderSchema, decodeProtectedHeader(jws)).x5c;
    const root = Buffer.from(text, 'base64');
    return createHash('sha256').update(root).digest('hex') === rootSha256.toLowerCase() ? root : null;
  } catch {
    // Without such a header the text is not from the App Store.
    return null;
  }
}

/** The part of a signed transaction that is read; times are in milliseconds. */
export const TransactionSchema = v.object({
  transactionId: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  bundleId: v.string(),
  productId: v.string(),
  environment: v.string(),
  quantity: v.optional(v.number(), 1),
  appAccountToken: v.optional(v.nullable(v.string()), null),
  revocationDate: v.optional(v.nullable(v.number()), null),
});
export type AppStoreTransaction = v.InferOutput<typeof TransactionSchema>;

/** A transaction of this app that the App Store signed; null: it is none. */
export async function readTransaction(jws: string, settings: AppStoreSettings): Promise<AppStoreTransaction | null> {
  const signed = await readAppStoreSignature(jws, settings, (verifier) => verifier.verifyAndDecodeTransaction(jws));
  const read = v.safeParse(TransactionSchema, signed);
  return read.success ? read.output : null;
}

/** Whether exactly one of the order’s product was bought. */
export function isOfOrder({ productId, quantity }: AppStoreTransaction, { storeProductId }: OrderRow): boolean {
  return productId === storeProductId && quantity === 1;
}

/** What a transaction says of its order. */
export function reportOfTransaction(transaction: AppStoreTransaction, order: OrderRow): PaymentReport {
  return transaction.revocationDate === null ? paidAsOrdered(order, transaction.transactionId) : { kind: 'refunded' };
}

/** Purchases in the app, signed by the App Store (D16). No call to Apple is needed: signature and account token prove them. */
export function createAppStorePayments(settings: AppStoreSettings): PaymentAdapter {
  return {
    name: 'apple',
    openCheckout: null,
    ask: async () => null,
    verify: async (order, proof) => {
      const transaction = await readTransaction(proof, settings);
      if (transaction === null) return refuse('INVALID_PARAMETER');
      if (transaction.appAccountToken?.toLowerCase() !== storeAccountToken(order.id))
        return refuse('INVALID_PARAMETER');
      // Support refunds a second purchase for one order.
      if ((order.providerReference ?? transaction.transactionId) !== transaction.transactionId) {
        return refuse('INVALID_PARAMETER');
      }
      if (!isOfOrder(transaction, order)) return refuse('NOT_FOUND_COIN_PRODUCT');
      return grant(reportOfTransaction(transaction, order));
    },
    refund: async (order) => {
      throw new Error(`the App Store refunds order ${order.id} at its buyer’s request alone`);
    },
  };
}
