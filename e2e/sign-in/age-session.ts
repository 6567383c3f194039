import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { runningProduct } from '../product/running-product.ts';

const MINUTE_MS = 60_000;

/**
 * Makes the session in a browser's cookie as old as hours would: the same cookie, signed by the same secret, with other times.
 * `nearEnd`: the access token has a minute left, so the next request renews. `expired`: the refresh token has run out.
 */
export async function ageSession(
  context: BrowserContext,
  platformId: string,
  to: 'nearEnd' | 'expired',
): Promise<void> {
  const name = `longstrip-${platformId}-session`;
  const cookie = (await context.cookies()).find((each) => each.name === name);
  if (cookie === undefined) throw new Error(`there is no cookie ${name}`);
  const [sealed = ''] = decodeURIComponent(cookie.value).split('.');
  const session = JSON.parse(Buffer.from(sealed, 'base64').toString('utf8'));
  const nowMs = Date.now();
  session.accessToken.expiredAt = nowMs + (to === 'nearEnd' ? MINUTE_MS : -MINUTE_MS);
  if (to === 'expired') session.refreshToken.expiredAt = nowMs - MINUTE_MS;
  await context.addCookies([{ ...cookie, value: encodeURIComponent(seal(session)) }]);
}

/** As Remix's `createCookie` does. */
function seal(value: unknown): string {
  const text = Buffer.from(JSON.stringify(value), 'utf8').toString('base64');
  const secret = readFileSync(join(runningProduct().dataDirectory, 'secrets', 'cookie-secret'), 'utf8').trim();
  const signature = createHmac('sha256', secret).update(text).digest('base64').replace(/=+$/, '');
  return `${text}.${signature}`;
}
