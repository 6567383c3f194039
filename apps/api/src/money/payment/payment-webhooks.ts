import * as v from 'valibot';
import type { PaymentSettings } from '../../adapters/payment/create-payments.ts';
import { createGmoClient } from '../../adapters/payment/gmo.ts';
import { createGooglePlayClient } from '../../adapters/payment/google-play.ts';
import { isSignedBody, reportOfSandbox, SandboxReportSchema } from '../../adapters/payment/sandbox-payments.ts';
import { defineWebhook, type Webhook } from '../../http/webhook.ts';
import { appStoreWebhook } from './app-store-webhook.ts';
import { gmoWebhook } from './gmo-webhook.ts';
import { googlePlayWebhook } from './google-play-webhook.ts';
import { BAD_SIGNATURE, outcomeOf, type SettleParts, settleOrder, UNREADABLE } from './settle-order.ts';
import { stripeWebhook } from './stripe-webhook.ts';

/** The webhooks of the providers that are set up: they report payments without being asked. */
export function paymentWebhooks(
  settings: PaymentSettings,
  parts: SettleParts & { readonly nowMs: () => number },
): Webhook[] {
  const { sandbox, stripe, gmo, apple, google } = settings;
  return [
    ...(sandbox === null ? [] : [sandboxWebhook(sandbox.secret, parts)]),
    ...(stripe === null ? [] : [stripeWebhook(stripe, parts)]),
    ...(gmo === null ? [] : [gmoWebhook(gmo, createGmoClient(gmo), parts)]),
    ...(apple === null ? [] : [appStoreWebhook(apple, parts)]),
    ...(google === null ? [] : [googlePlayWebhook(google, createGooglePlayClient(google, parts), parts)]),
  ];
}

const SandboxNoticeSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  ...SandboxReportSchema.entries,
});

function sandboxWebhook(secret: string, parts: SettleParts & { readonly nowMs: () => number }): Webhook {
  return defineWebhook({
    source: 'sandbox',
    method: 'POST',
    path: '/webhooks/sandbox',
    read: async ({ raw, headers, nowMs }) => {
      if (!isSignedBody(raw, headers.get('sandbox-signature'), { secret, nowMs })) return BAD_SIGNATURE;
      const read = v.safeParse(v.pipe(v.string(), v.parseJson(), SandboxNoticeSchema), raw.toString('utf8'));
      return read.success ? { eventId: read.output.id, payload: read.output } : UNREADABLE;
    },
    prepare: async (payload) => v.parse(SandboxNoticeSchema, payload),
    work: async (transaction, said, { eventId }) => {
      const { amount, currency } = said;
      const news = {
        ...{ report: reportOfSandbox(said), nowMs: parts.nowMs(), eventId: `sandbox/${eventId}` },
        ...({ provider: 'sandbox', sum: { amount, currency } } as const),
      };
      return outcomeOf(await settleOrder(transaction, parts, said.orderId, news));
    },
  });
}
