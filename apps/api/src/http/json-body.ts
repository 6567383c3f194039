import type { RefusalCode } from '@longstrip/core';

export type JsonBody =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: RefusalCode; readonly detail: string; readonly brokeOff?: true };

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

/**
 * Reads a request's JSON body of at most `limitBytes`. No body reads as an empty object, and a missing content type as
 * JSON. Nothing past the limit is kept in memory, whatever Content-Length says. A body that ends before its end was
 * given up by who sent it (`brokeOff`): nothing of ours failed, and nobody may be there to hear the answer.
 */
export async function readJsonBody(request: Request, limitBytes: number): Promise<JsonBody> {
  const tooLarge: JsonBody = {
    ok: false,
    code: 'PAYLOAD_TOO_LARGE',
    detail: `A body holds at most ${limitBytes} bytes`,
  };
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) return tooLarge;
  let bytes: Uint8Array | null;
  try {
    bytes = request.body === null ? new Uint8Array() : await readAtMost(request.body, limitBytes);
  } catch {
    return { ok: false, code: 'MALFORMED_REQUEST', detail: 'The body broke off', brokeOff: true };
  }
  if (bytes === null) return tooLarge;
  if (bytes.byteLength === 0) return { ok: true, value: {} };
  const type = request.headers.get('content-type');
  if (type !== null && !JSON_TYPE.test(type)) {
    return { ok: false, code: 'UNSUPPORTED_MEDIA_TYPE', detail: 'The body must be application/json' };
  }
  try {
    return { ok: true, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return { ok: false, code: 'MALFORMED_REQUEST', detail: 'The body is not JSON' };
  }
}

async function readAtMost(body: ReadableStream<Uint8Array>, limitBytes: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  const reader = body.getReader();
  while (true) {
    const { done, value } = await reader.read();
    if (done) break;
    sizeBytes += value.byteLength;
    if (sizeBytes > limitBytes) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
  const whole = new Uint8Array(sizeBytes);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}
