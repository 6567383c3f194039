import type { RefusalCode } from '@longstrip/core';

export type JsonBody =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: RefusalCode; readonly detail: string; readonly abortedByClient?: true };

/** How large a body may be and how long it may take. */
export interface BodyLimits {
  readonly bytes: number;
  /** Milliseconds from the start of reading the body to its last byte. */
  readonly ms: number;
}

/** Reads a request's body into what its schema parses. */
export type BodyReader = (request: Request, limits: BodyLimits) => Promise<JsonBody>;

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

/**
 * Reads a request's JSON body. No body counts as an empty object, and a missing content type as JSON. Bytes beyond the limit are
 * not kept in memory, whatever Content-Length says. A body that the client does not finish is not an error of ours:
 * `abortedByClient` if the connection ended, `REQUEST_TIMEOUT` if it took too long.
 */
export async function readJsonBody(request: Request, limits: BodyLimits): Promise<JsonBody> {
  const read = await readBytes(request, limits);
  if (read === 'tooLarge') {
    return { ok: false, code: 'PAYLOAD_TOO_LARGE', detail: `A body holds at most ${limits.bytes} bytes` };
  }
  if (read === 'tooSlow') {
    return { ok: false, code: 'REQUEST_TIMEOUT', detail: `A body comes within ${limits.ms} ms` };
  }
  if (read === 'aborted') {
    return { ok: false, code: 'MALFORMED_REQUEST', detail: 'The body is incomplete', abortedByClient: true };
  }
  return parseJson(read, request.headers.get('content-type'));
}

function parseJson(bytes: Uint8Array, type: string | null): JsonBody {
  if (bytes.byteLength === 0) return { ok: true, value: {} };
  if (type !== null && !JSON_TYPE.test(type)) {
    return { ok: false, code: 'UNSUPPORTED_MEDIA_TYPE', detail: 'The body must be application/json' };
  }
  try {
    return { ok: true, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return { ok: false, code: 'MALFORMED_REQUEST', detail: 'The body is not JSON' };
  }
}

/** The bytes of a body within its limits. */
export async function readBytes(
  { headers, body }: Request,
  limits: BodyLimits,
): Promise<Uint8Array | 'tooLarge' | 'tooSlow' | 'aborted'> {
  if (Number(headers.get('content-length') ?? 0) > limits.bytes) return 'tooLarge';
  if (body === null) return new Uint8Array();
  const reader = body.getReader();
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<'tooSlow'>((resolve) => {
    timer = setTimeout(() => resolve('tooSlow'), limits.ms);
  });
  const read = await Promise.race([readAtMost(reader, limits.bytes).catch(() => 'aborted' as const), tooSlow]);
  clearTimeout(timer);
  if (typeof read === 'string') void reader.cancel().catch(() => {});
  return read;
}

async function readAtMost(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  limitBytes: number,
): Promise<Uint8Array | 'tooLarge'> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    sizeBytes += read.value.byteLength;
    if (sizeBytes > limitBytes) return 'tooLarge';
    chunks.push(read.value);
  }
  return Buffer.concat(chunks);
}
