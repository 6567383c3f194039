import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { PushSubscriptionBody } from '@longstrip/api-contract';
import * as v from 'valibot';

const PayloadSchema = v.record(v.string(), v.string());
const AddressSchema = v.object({ port: v.number() });

/** A message that the push service accepted, decrypted with its browser's keys. */
export interface PushedMessage {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly payload: Record<string, string>;
}

/** A push service on this machine, and the browsers that are subscribed at it. */
export interface FakePushService {
  readonly origin: string;
  readonly messages: PushedMessage[];
  /** The status of its answers; with 201 it accepts messages. */
  status: number;
  /** A new browser. */
  subscribe(): PushSubscriptionBody;
  close(): Promise<void>;
}

/** Starts the fake. It stores only messages that it accepts. */
export async function startFakePushService(): Promise<FakePushService> {
  const browsers = new Map<string, (body: Buffer) => Record<string, string>>();
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(Buffer.from(part));
    const path = request.url ?? '';
    if (service.status === 201) {
      const payload = browsers.get(path)?.(Buffer.concat(parts)) ?? {};
      service.messages.push({ path, headers: request.headers, payload });
    }
    response.writeHead(service.status, service.status === 307 ? { location: `${service.origin}/elsewhere` } : {}).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${v.parse(AddressSchema, server.address()).port}`;
  const service: FakePushService = {
    origin,
    messages: [],
    status: 201,
    subscribe() {
      const path = `/send/${browsers.size + 1}`;
      const curve = createECDH('prime256v1');
      const publicKey = curve.generateKeys();
      const auth = randomBytes(16);
      browsers.set(path, (body) => decrypted(body, { curve, publicKey, auth }));
      const keys = { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') };
      return { endpoint: `${origin}${path}`, keys };
    },
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
  return service;
}

/** Decrypts a body as a browser does (RFC 8188 and 8291): one record after salt, size and the sender's public key. */
function decrypted(
  body: Buffer,
  { curve, publicKey, auth }: { curve: ReturnType<typeof createECDH>; publicKey: Buffer; auth: Buffer },
): Record<string, string> {
  const salt = body.subarray(0, 16);
  const keyLength = body[20] ?? 0;
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
  const secret = Buffer.from(hkdfSync('sha256', curve.computeSecret(sender), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  cipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]).toString('utf8');
  // The text is followed by a delimiter and zeros.
  return v.parse(PayloadSchema, JSON.parse(text.slice(0, text.lastIndexOf('\u0002'))));
}
