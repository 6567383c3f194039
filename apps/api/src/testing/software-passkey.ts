import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** A passkey without a device: it answers the questions of WebAuthn as a browser with an authenticator does. */
export interface SoftwarePasskey {
  readonly id: string;
  /** Answers `startRegistration`. */
  make(options: object, origin: string): object;
  /** Answers `startAuthentication`; its counter goes up each time. */
  sign(options: object, origin: string): object;
}

const base64url = (bytes: Buffer): string => bytes.toString('base64url');
const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
/** User present, and user verified. */
const FLAGS = 0x05;
const WITH_CREDENTIAL = 0x40;

export function createSoftwarePasskey(): SoftwarePasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = base64url(credentialId);
  let counter = 0;

  const clientData = (type: string, options: object, origin: string) => {
    const challenge = String(new Map<string, unknown>(Object.entries(options)).get('challenge'));
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  };
  const authenticatorData = (origin: string, flags: number, attested: Buffer = Buffer.alloc(0)) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count, attested]);
  };
  const credential = (response: object) => ({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    id,
    make(options, origin) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey)]);
      const data = authenticatorData(origin, FLAGS | WITH_CREDENTIAL, attested);
      // CBOR: {"fmt": "none", "attStmt": {}, "authData": data}
      const attestation = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt'),
        Buffer.from([0x64]),
        Buffer.from('none'),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      const json = clientData('webauthn.create', options, origin);
      return credential({ clientDataJSON: base64url(json), attestationObject: base64url(attestation), transports: [] });
    },
    sign(options, origin) {
      const json = clientData('webauthn.get', options, origin);
      const data = authenticatorData(origin, FLAGS);
      const signature = sign('sha256', Buffer.concat([data, sha256(json)]), privateKey);
      const signed = { authenticatorData: base64url(data), signature: base64url(signature) };
      return credential({ clientDataJSON: base64url(json), ...signed });
    },
  };
}

/** The key in COSE's form: CBOR {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const half = (text: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')]);
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    half(x),
    Buffer.from([0x22]),
    half(y),
  ]);
}
