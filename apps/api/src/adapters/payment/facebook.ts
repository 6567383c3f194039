import { createHash } from 'node:crypto';
import { type Fetch, PROVIDER_TIMEOUT_MS } from './sandbox-payments.ts';

/** A paid order as it is reported to an advertiser. */
export interface Conversion {
  /** Facebook counts events with the same id once. */
  readonly eventId: string;
  readonly paidAtMs: number;
  readonly sourceUrl: string;
  readonly currency: string;
  /** In whole units of the currency, as a decimal text. */
  readonly value: string;
  /** Not hashed yet; the sender hashes them. */
  readonly email: string | null;
  readonly userId: string;
}

export type ConversionReporter = (conversion: Conversion) => Promise<void>;

export interface FacebookSettings {
  readonly pixelId: string;
  readonly accessToken: string;
  /** With its version: `https://graph.facebook.com/v23.0`. */
  readonly apiUrl: string;
}

/** Reports paid orders to Facebook (Conversions API). Data about the reader is sent only as hashes. */
export function createFacebookConversions(
  { pixelId, accessToken, apiUrl }: FacebookSettings,
  { fetch: send = fetch }: { fetch?: Fetch } = {},
): ConversionReporter {
  const url = new URL(`${apiUrl.replace(/\/$/, '')}/${encodeURIComponent(pixelId)}/events`);
  url.searchParams.set('access_token', accessToken);
  return async ({ eventId, paidAtMs, sourceUrl, currency, value, email, userId }) => {
    const event = {
      event_name: 'Purchase',
      event_time: Math.floor(paidAtMs / 1000),
      event_id: eventId,
      action_source: 'website',
      event_source_url: sourceUrl,
      user_data: { external_id: [hashed(userId)], ...(email === null ? {} : { em: [hashed(email)] }) },
      custom_data: { currency, value },
    };
    const answer = await send(url.href, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: [event] }),
      signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
    });
    // The address contains the token, so no error message repeats it.
    if (!answer.ok) throw new Error(`Facebook answered ${answer.status}`);
  };
}

function hashed(text: string): string {
  return createHash('sha256').update(text.trim().toLowerCase()).digest('hex');
}
