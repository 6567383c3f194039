import { PURCHASE_CALLS } from '@longstrip/api-contract';
import { grant, refuse } from '@longstrip/core';
import { type Endpoint, serve } from '../../http/endpoint.ts';
import { serveCommand } from '../../http/reader-command.ts';
import type { MoneyParts } from '../services.ts';
import { countPurchase } from './count-purchases.ts';
import { choiceOf, findOffer, purchaseAtOnce, purchaseEpisodes } from './purchase.service.ts';
import { createPurchaseBatches } from './purchase-batches.ts';
import { priceEpisode, quoteEpisode } from './quote.service.ts';

/** Prices, quotes and purchases (D9 to D11); all with a bearer. */
export function purchaseEndpoints(parts: MoneyParts): Endpoint[] {
  const batches = createPurchaseBatches(parts);
  return [
    serveCommand(parts, PURCHASE_CALLS.purchase, {
      replyStoredBy: 'decision',
      prepare: ({ body }, call) => findOffer(parts.services.offers, body.id, call),
      attempt: async ({ body }, call) => purchaseAtOnce(batches, choiceOf(body), { ...call, clock: parts.clock }),
      decide: async (transaction, { body }, call) => {
        const decided = await purchaseEpisodes(transaction, choiceOf(body), { ...call, clock: parts.clock });
        // The caller has only named a number: an episode that is not shown to them counts as absent (record 0094).
        return !decided.ok && decided.code === 'INVALID_CONTENTS' ? refuse('NOT_FOUND_EPISODE') : decided;
      },
      complete: async (reply) => {
        countPurchase(reply);
        return grant(reply);
      },
    }),
    serve(PURCHASE_CALLS.episodePrice, ({ params, query }, call) =>
      priceEpisode(
        parts,
        { seriesKey: params.alias, episodeKey: params.episodeAlias, purchaseType: query.purchaseType },
        call,
      ),
    ),
    serve(PURCHASE_CALLS.purchaseQuote, ({ params }, call) =>
      quoteEpisode(parts, { seriesKey: params.alias, episodeKey: params.episodeAlias }, call),
    ),
  ];
}
