import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** The extensions that mark the purpose of Apple's certificates: its developers' authority, and the App Store's signing. */
const AUTHORITY_MARK = '1.2.840.113635.100.6.2.1';
const SIGNING_MARK = '1.2.840.113635.100.6.11.1';

const ECDSA_SHA384 = '1.2.840.10045.4.3.3';
const COMMON_NAME = '2.5.4.3';
const BASIC_CONSTRAINTS = '2.5.29.19';
const [FROM, UNTIL] = ['2020-01-01T00:00:00', '2049-12-31T23:59:59'];

/** A signing key with its chain: the signing certificate first, the sandbox's own root last. */
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

/** Makes a chain like the App Store's, below a root that is new in each run. */
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

/** An element in ASN.1's distinguished encoding (DER), as far as a certificate needs it. */
function encode(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), body]);
  const bytes = length < 0x100 ? [length] : [length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, 0x80 | bytes.length, ...bytes]), body]);
}

export const sequence = (...parts: readonly Uint8Array[]): Buffer => encode(0x30, ...parts);
export const set = (...parts: readonly Uint8Array[]): Buffer => encode(0x31, ...parts);
const octets = (part: Uint8Array): Buffer => encode(0x04, part);
/** A bit string of whole bytes. */
export const bits = (part: Uint8Array): Buffer => encode(0x03, Buffer.from([0]), part);
export const text = (value: string): Buffer => encode(0x0c, Buffer.from(value, 'utf8'));
export const truth = (): Buffer => encode(0x01, Buffer.from([0xff]));
export const nothing = (): Buffer => encode(0x05);
const explicit = (tag: number, part: Uint8Array): Buffer => encode(0xa0 | tag, part);

/** A positive whole number, the highest byte first. */
export function integer(bytes: Uint8Array): Buffer {
  const isNegative = ((bytes[0] ?? 0) & 0x80) !== 0;
  return encode(0x02, ...(isNegative ? [Buffer.from([0])] : []), bytes);
}

/** A time before 2050, to the second. */
function utcTime(iso: string): Buffer {
  return encode(0x17, Buffer.from(`${iso.slice(2, 19).replaceAll(/[-:T]/g, '')}Z`, 'ascii'));
}

/** An object identifier, written as `1.2.840.10045`. */
function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = [first * 40 + second, ...rest].flatMap((number) => {
    const digits = [number & 0x7f];
    for (let left = number >> 7; left > 0; left >>= 7) digits.unshift((left & 0x7f) | 0x80);
    return digits;
  });
  return encode(0x06, Buffer.from(bytes));
}
