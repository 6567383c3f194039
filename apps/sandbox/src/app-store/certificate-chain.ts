import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { bits, explicit, integer, nothing, objectId, octets, sequence, set, text, truth, utcTime } from './der.ts';

/** By which Apple's certificates show what they are for: of its developers' authority, and of the App Store's signing. */
const AUTHORITY_MARK = '1.2.840.113635.100.6.2.1';
const SIGNING_MARK = '1.2.840.113635.100.6.11.1';

const ECDSA_SHA384 = '1.2.840.10045.4.3.3';
const COMMON_NAME = '2.5.4.3';
const BASIC_CONSTRAINTS = '2.5.29.19';
const [FROM, UNTIL] = ['2020-01-01T00:00:00', '2049-12-31T23:59:59'];

/** A signing key with its chain, the signing certificate first and a root of its own last. */
export interface CertificateChain {
  readonly key: KeyObject;
  /** Each certificate in base64, as the header `x5c` has them. */
  readonly x5c: readonly string[];
  /** SHA-256 of the root certificate, in hex. */
  readonly rootSha256: string;
}

export interface ChainMarks {
  readonly authority?: string;
  readonly signing?: string;
}

/** Makes a chain as the App Store signs with, below a root that is new for each run. */
export function createCertificateChain({
  authority = AUTHORITY_MARK,
  signing = SIGNING_MARK,
}: ChainMarks = {}): CertificateChain {
  const [root, middle] = [newKey('secp384r1'), newKey('secp384r1')];
  const leaf = newKey('prime256v1');
  const rootName = nameOf('Sandbox Root CA');
  const middleName = nameOf('Sandbox Developer Relations CA');
  const certificates = [
    issue({
      subject: nameOf('Sandbox App Store Signing'),
      key: leaf,
      issuer: middleName,
      signer: middle,
      mark: signing,
    }),
    issue({ subject: middleName, key: middle, issuer: rootName, signer: root, mark: authority, isAuthority: true }),
    issue({ subject: rootName, key: root, issuer: rootName, signer: root, isAuthority: true }),
  ];
  return {
    key: leaf.privateKey,
    x5c: certificates.map((certificate) => certificate.toString('base64')),
    rootSha256: createHash('sha256')
      .update(certificates.at(-1) ?? '')
      .digest('hex'),
  };
}

interface KeyPair {
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}

const newKey = (namedCurve: string): KeyPair => generateKeyPairSync('ec', { namedCurve });

const nameOf = (commonName: string): Buffer => sequence(set(sequence(objectId(COMMON_NAME), text(commonName))));

function issue({
  subject,
  key,
  issuer,
  signer,
  mark,
  isAuthority = false,
}: {
  subject: Buffer;
  key: KeyPair;
  issuer: Buffer;
  signer: KeyPair;
  mark?: string;
  isAuthority?: boolean;
}): Buffer {
  const algorithm = sequence(objectId(ECDSA_SHA384));
  const constraints = sequence(...(isAuthority ? [truth()] : []));
  const extensions = [
    sequence(objectId(BASIC_CONSTRAINTS), truth(), octets(constraints)),
    ...(mark === undefined ? [] : [sequence(objectId(mark), octets(nothing()))]),
  ];
  const body = sequence(
    explicit(0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    issuer,
    sequence(utcTime(FROM), utcTime(UNTIL)),
    subject,
    key.publicKey.export({ type: 'spki', format: 'der' }),
    explicit(3, sequence(...extensions)),
  );
  return sequence(body, algorithm, bits(sign('sha384', body, signer.privateKey)));
}
