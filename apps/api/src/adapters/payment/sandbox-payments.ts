import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { type OrderRow, type PaymentAdapter, type PaymentReport, totalOf } from './payment-provider.ts';

/** The sandbox’s check-out, and the secret that it and the store show each other. */
export interface SandboxPaymentSettings {
  readonly url: string;
  readonly secret: string;
}

/** `fetch`, or a fake in tests. */
export type Fetch = (input: string, init: RequestInit) => Promise<Response>;

/** Longest wait for a provider’s answer. */
export const PROVIDER_TIMEOUT_MS = 10_000;

export const SandboxReportSchema = v.object({
  orderId: v.string(),
  status: v.picklist(['open', 'pending', 'paid', 'declined', 'cancelled', 'expired', 'refunded', 'disputed']),
  amount: v.number(),
  currency: v.string(),
  pendingUntilMs: v.nullable(v.number()),
  storeNumber: v.nullable(v.string()),
});

const OpenedSchema = v.object({ id: v.string(), url: v.string() });

/** The sandbox’s status of a payment, as a report like those of all providers. */
export function reportOfSandbox(said: v.InferOutput<typeof SandboxReportSchema>): PaymentReport {
  const { status, amount, currency, pendingUntilMs, storeNumber } = said;
  if (status === 'paid') return { kind: 'paid', reference: null, amount, currency };
  if (status === 'pending') return { kind: 'pending', untilMs: pendingUntilMs, storeNumber };
  return { kind: status };
}

/** The check-out of the demo (D16), used there in place of all others. */
export function createSandboxPayments(
  { url, secret }: SandboxPaymentSettings,
  { fetch: send = fetch }: { fetch?: Fetch } = {},
): PaymentAdapter {
  const call = (path: string, init: RequestInit = {}) =>
    send(`${url}/v1/payments/orders${path}`, {
      ...init,
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
    });
  const address = (order: OrderRow) => `/${encodeURIComponent(order.id)}`;
  return {
    name: 'sandbox',
    openCheckout: async ({ order, platform, locale, returnUrl }) => {
      const amount = totalOf(order);
      const { code, minorDigits } = platform.currency;
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency: code });
      const body = JSON.stringify({
        ...{ orderId: order.id, title: order.title, amount, currency: order.currency, returnUrl },
        shownAmount: format.format(amount / 10 ** minorDigits),
        storeName: platform.brand.name,
      });
      const answer = await call('', { method: 'POST', body });
      if (!answer.ok) throw new Error(`the sandbox answered ${answer.status}`);
      return { url: v.parse(OpenedSchema, await answer.json()).url, reference: null };
    },
    ask: async (order) => {
      const answer = await call(address(order));
      if (answer.status === 404) return null;
      if (!answer.ok) throw new Error(`the sandbox answered ${answer.status}`);
      return reportOfSandbox(v.parse(SandboxReportSchema, await answer.json()));
    },
    verify: null,
    refund: async (order) => {
      const answer = await call(`${address(order)}/refund`, { method: 'POST', body: '{}' });
      if (!answer.ok) throw new Error(`the sandbox answered ${answer.status}`);
    },
  };
}

/** How old a signature may be, in seconds. */
const TOLERANCE_SECONDS = 300;

/** Whether `t=<unix seconds>,v1=<HMAC-SHA256 of "t.body">` was made with the secret, and recently. */
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
