import { createHash } from 'node:crypto';
import type { SignedDataVerifier } from '@apple/app-store-server-library';
import { decodeProtectedHeader } from 'jose';
import * as v from 'valibot';

/** SHA-256 of the certificate “Apple Root CA - G3”. */
export const APPLE_ROOT_SHA256 = '63343abfb89a6a03ebb57e9b3f5fa7be7c4f5c756f3017b3a8c488c3653e9179';

/** The store’s app at the App Store. */
export interface AppStoreSettings {
  readonly bundleId: string;
  /** The app’s number there. */
  readonly appId: number;
  /** Purchases of the other environment are worth nothing here. */
  readonly environment: 'Production' | 'Sandbox';
  /** Of Apple’s root certificate, or of a stand-in’s, in hex. */
  readonly rootSha256: string;
}

/** Online, a certificate is asked of Apple for each purchase, and what was signed ends with it (record 0104). */
const CHECKS_ONLINE = false;

/** Of a certificate in base64; Apple’s have less than half of it. */
const CertificateSchema = v.pipe(v.string(), v.maxLength(10_000));
const HeaderSchema = v.looseObject({
  alg: v.literal('ES256'),
  x5c: v.tuple([CertificateSchema, CertificateSchema, CertificateSchema]),
});

/** `forged`: the App Store did not sign it; `foreign`: it did, for another app or environment. */
export type NotOurs = 'forged' | 'foreign';

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
 * The root certificate that comes with a signature, if it is the one that is trusted. The library wants the certificate itself,
 * and does not look at the one that came.
 */
function trustedRoot(jws: string, { rootSha256 }: AppStoreSettings): Buffer | null {
  try {
    const [, , text] = v.parse(HeaderSchema, decodeProtectedHeader(jws)).x5c;
    const root = Buffer.from(text, 'base64');
    return createHash('sha256').update(root).digest('hex') === rootSha256.toLowerCase() ? root : null;
  } catch {
    // What has no such header is not the App Store’s.
    return null;
  }
}
