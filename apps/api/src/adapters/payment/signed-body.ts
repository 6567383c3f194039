import { createHmac, timingSafeEqual } from 'node:crypto';

/** How old a signature may be, in seconds. */
const TOLERANCE_SECONDS = 300;

/** Whether `t=<unix seconds>,v1=<HMAC-SHA256 of "t.body">` was made with the secret, and lately. */
export function isSignedBody(
  raw: Buffer,
  header: string | null,
  { secret, nowMs }: { secret: string; nowMs: number },
): boolean {
  const [, seconds = '', signature = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  if (seconds === '' || Math.abs(nowMs / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${seconds}.`).update(raw).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
