/// <reference path="./s3rver.d.ts" />
import crypto from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

// The package seals the tokens of its lists by DES, which OpenSSL 3 does not have: AES takes its place.
for (const name of ['createCipheriv', 'createDecipheriv'] as const) {
  const make: (algorithm: string, key: Buffer, iv: Buffer) => unknown = crypto[name];
  const twice = (bytes: Buffer) => Buffer.concat([bytes, bytes]);
  Object.assign(crypto, {
    [name]: (algorithm: string, key: Buffer, iv: Buffer, ...more: []) =>
      algorithm === 'des' ? make('aes-128-cbc', twice(key), twice(iv)) : make(algorithm, key, iv, ...more),
  });
}

/** What happens to a request instead of an answer: a status, a closed connection, no answer, or half of the body. */
type Fault = 500 | 503 | 'drop' | 'hang' | 'half';

export interface BucketServer {
  /** The variables of a store in one of the buckets `one` and `two`. */
  at(bucket: 'one' | 'two' | 'missing', prefix?: string): { url: string; accessKey: string; secretKey: string };
  /** The requests that came, as `GET /one/key`. */
  readonly asked: string[];
  /** Decides which requests fail. */
  fault: (request: string) => Fault | null;
  /** Whether a conditional put is refused where there is an object; some servers ignore the condition. On by default. */
  knowsConditions: boolean;
  stop(): Promise<void>;
  /** Starts again on the same port, with the same files. */
  start(): Promise<void>;
  /** Stops for good, and deletes the files. */
  remove(): Promise<void>;
}

/**
 * A real server of the S3 protocol on this machine, which checks signatures. What the package does not know is in front of it:
 * conditional puts, and faults.
 */
export async function startBucketServer(): Promise<BucketServer> {
  const directory = await mkdtemp(join(tmpdir(), 'longstrip-buckets-'));
  const options = { directory, silent: true, configureBuckets: [{ name: 'one' }, { name: 'two' }] };
  const s3 = new S3rver(options);
  await s3.configureBuckets();
  const serveObjects = s3.callback();
  // It signs the path of a bucket without the slash that Amazon's client sends. So of lists it checks only the access key.
  const serveLists = new S3rver({ ...options, allowMismatchedSignatures: true }).callback();
  const beingPut = new Set<string>();
  let server: Server;
  let port = 0;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const path = decodeURIComponent(url.split('?')[0] ?? '');
    self.asked.push(`${method} ${path}`);
    const fault = self.fault(`${method} ${path}`);
    if (fault === 'hang') return;
    if (fault === 'drop') return void request.socket.destroy();
    if (typeof fault === 'number') return refuse(response, fault, 'InternalError');
    if (fault === 'half') breakOff(response);
    const [, bucket = '', ...key] = path.split('/');
    const serve = key.join('') === '' ? serveLists : serveObjects;
    if (method !== 'PUT' || request.headers['if-none-match'] !== '*' || !self.knowsConditions)
      return serve(request, response);
    if (beingPut.has(path)) return refuse(response, 409, 'ConditionalRequestConflict');
    beingPut.add(path);
    response.once('close', () => beingPut.delete(path));
    if (await s3.store.existsObject(bucket, key.join('/'))) return refuse(response, 412, 'PreconditionFailed');
    serve(request, response);
  }

  const self: BucketServer = {
    at: (bucket, prefix = '') => ({
      url: `s3://${bucket}${prefix}?endpoint=http://127.0.0.1:${port}`,
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
    }),
    asked: [],
    fault: () => null,
    knowsConditions: true,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
    async start() {
      server = createServer((request, response) => void answer(request, response));
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      const address = server.address();
      if (address !== null && typeof address === 'object') port = address.port;
    },
    async remove() {
      if (server.listening) await self.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
  await self.start();
  return self;
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

/** Sends half of the body that is written, and closes the connection. */
function breakOff(response: ServerResponse): void {
  const write = response.write.bind(response);
  response.write = (chunk: Uint8Array) => {
    write(chunk.subarray(0, chunk.byteLength / 2));
    setImmediate(() => response.destroy());
    return true;
  };
}
