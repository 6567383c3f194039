import { createHash, X509Certificate } from 'node:crypto';
import { compactVerify, decodeProtectedHeader } from 'jose';
import * as v from 'valibot';
import { hasExtension } from './certificate-extensions.ts';

/** SHA-256 of the certificate “Apple Root CA - G3”. */
export const APPLE_ROOT_SHA256 = '63343abfb89a6a03ebb57e9b3f5fa7be7c4f5c756f3017b3a8c488c3653e9179';

/** Apple’s marks: on the authority of its developers, and on what signs for the App Store. */
const AUTHORITY_MARK = '1.2.840.113635.100.6.2.1';
const SIGNING_MARK = '1.2.840.113635.100.6.11.1';

const HeaderSchema = v.looseObject({
  alg: v.literal('ES256'),
  x5c: v.pipe(v.array(v.pipe(v.string(), v.maxLength(10_000))), v.length(3)),
});
const SignedSchema = v.looseObject({ signedDate: v.number() });

/**
 * What the App Store signed; null: it did not. The chain must lead from a certificate that signs for the App Store over
 * Apple’s authority to the root that is trusted, valid when it was signed: what is signed stays true. Revocation is not asked.
 */
export async function readAppStoreSignature(jws: string, rootSha256: string): Promise<unknown> {
  try {
    const { x5c } = v.parse(HeaderSchema, decodeProtectedHeader(jws));
    const chain = x5c.map((text) => new X509Certificate(Buffer.from(text, 'base64')));
    const [leaf, authority, root] = chain;
    if (leaf === undefined || authority === undefined || root === undefined) return null;
    const { payload } = await compactVerify(jws, leaf.publicKey, { algorithms: ['ES256'] });
    const signed = v.parse(v.pipe(v.string(), v.parseJson(), SignedSchema), Buffer.from(payload).toString('utf8'));
    return isChain({ leaf, authority, root }, rootSha256, signed.signedDate) ? signed : null;
  } catch {
    // What is no signature, no certificate or no JSON is not the App Store’s.
    return null;
  }
}

function isChain(
  { leaf, authority, root }: Record<'leaf' | 'authority' | 'root', X509Certificate>,
  rootSha256: string,
  atMs: number,
): boolean {
  const isTrusted = createHash('sha256').update(root.raw).digest('hex') === rootSha256.toLowerCase();
  const isMarked = hasExtension(leaf.raw, SIGNING_MARK) && hasExtension(authority.raw, AUTHORITY_MARK);
  const areIssued = isIssued(leaf, authority) && isIssued(authority, root);
  return isTrusted && isMarked && areIssued && [leaf, authority, root].every((each) => isValidAt(each, atMs));
}

function isIssued(certificate: X509Certificate, by: X509Certificate): boolean {
  return by.ca && certificate.checkIssued(by) && certificate.verify(by.publicKey);
}

function isValidAt({ validFrom, validTo }: X509Certificate, atMs: number): boolean {
  return Date.parse(validFrom) <= atMs && atMs <= Date.parse(validTo);
}
