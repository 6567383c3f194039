import { PAYMENT_CALLS } from '@longstrip/api-contract';
import { grant, refuse } from '@longstrip/core';
import { type Endpoint, serve } from '../../http/endpoint.ts';
import { serveCommand } from '../../http/reader-command.ts';
import type { MoneyParts } from '../services.ts';
import { listCharges, readChargeHistory } from './charge-history.ts';
import { tellConversion } from './conversions.ts';
import { cancelPayment, checkProof, confirmPayment, readPayment } from './payment.service.ts';
import { isPaidBefore, settleOrder } from './settle-order.ts';
import { listPacks, quote, readShopFacts } from './shop.service.ts';
import { makeOrder, openCheckout } from './start-payment.service.ts';

/** The shop: what is sold, and what was charged. */
export function paymentEndpoints(parts: MoneyParts): Endpoint[] {
  return [...shopEndpoints(parts), ...historyEndpoints(parts), ...orderEndpoints(parts)];
}

function shopEndpoints(parts: MoneyParts): Endpoint[] {
  return [
    serve(PAYMENT_CALLS.coinProducts, async (_input, call) => grant(await listPacks(parts, call))),
    serve(PAYMENT_CALLS.shopFacts, async (_input, call) => grant(await readShopFacts(parts, call))),
    serve(PAYMENT_CALLS.quotePayment, ({ query }, call) => quote(parts, query, call)),
  ];
}

function historyEndpoints(parts: MoneyParts): Endpoint[] {
  return [
    serve(PAYMENT_CALLS.charges, async ({ query }, call) => grant(await listCharges(parts, query, call))),
    serve(PAYMENT_CALLS.chargeHistory, async ({ query }, call) => grant(await readChargeHistory(parts, query, call))),
    serve(PAYMENT_CALLS.tellConversion, async ({ body }, call) => grant(await tellConversion(parts, body, call))),
  ];
}

function orderEndpoints(parts: MoneyParts): Endpoint[] {
  return [
    serveCommand(parts, PAYMENT_CALLS.startPayment, {
      decide: (transaction, { body }, call) => makeOrder(transaction, parts, body, call),
      complete: (started, call) => openCheckout(parts, started, call),
    }),
    serveCommand(parts, PAYMENT_CALLS.verifyPayment, {
      prepare: ({ body }, call) => checkProof(parts, body, call),
      decide: async (transaction, { body: { orderId } }, call) => {
        const { prepared: report } = call;
        const settled = await settleOrder(transaction, parts, orderId, { report, nowMs: call.nowMs });
        if (isPaidBefore(settled)) return refuse('ALREADY_PAID');
        if (settled.kind === 'altered') return refuse('SERVICE_UNAVAILABLE');
        return readPayment(transaction, orderId, call);
      },
    }),
    serve(PAYMENT_CALLS.payment, ({ params }, call) => readPayment(parts.db.orm, params.orderId, call)),
    serve(PAYMENT_CALLS.confirmPayment, ({ params }, call) => confirmPayment(parts, params.orderId, call)),
    serveCommand(parts, PAYMENT_CALLS.cancelPayment, {
      decide: (transaction, { params }, call) => cancelPayment(transaction, parts, params.orderId, call),
    }),
  ];
}
