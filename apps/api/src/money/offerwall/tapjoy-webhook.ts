import { coins } from '@longstrip/core';
import type { Database, Transaction } from '@longstrip/database';
import { appUser } from '@longstrip/database/schema';
import { and, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { isTapjoys, type TapjoySettings } from '../../adapters/tapjoy.ts';
import { defineWebhook, type Webhook, type WebhookAnswer } from '../../http/webhook.ts';
import { type ReaderScope, scopeOf } from '../../shared/reader-scope.ts';
import { lockWallet } from '../ledger/ledger.repository.ts';
import { chargeWallet } from '../ledger/ledger.service.ts';
import { readOfferReader } from './offer-reader.ts';

/** Tapjoy asks again for days after every answer but 200 and 403. */
const REFUSED: WebhookAnswer = { status: 403, text: 'refused' };

const CallbackSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,150}$/)),
  // Neither of the others has a colon: read in another way, the hashed text would be another callback with the same verifier.
  snuid: v.pipe(v.string(), v.regex(/^[\w.-]{1,105}$/)),
  currency: v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/)),
});

export interface TapjoyParts {
  readonly database: Database;
  readonly nowMs: () => number;
}

/**
 * `GET /tapjoy`: a reader did what an offer asked for, and gets coins that never end. A callback with a wrong verifier, or for
 * nobody, is refused with 403 and not kept; an identical one has no second effect and is answered 200; another one with the
 * same id is refused with 403.
 */
export function tapjoyWebhook({ secret }: TapjoySettings, { database, nowMs }: TapjoyParts): Webhook {
  return defineWebhook({
    source: 'tapjoy',
    method: 'GET',
    path: '/tapjoy',
    read: async ({ query }) => {
      const read = v.safeParse(CallbackSchema, query);
      if (!read.success || !isTapjoys(read.output, query.verifier ?? '', secret)) return REFUSED;
      const { output: payload } = read;
      const reader = await readOfferReader(database.orm, payload.snuid);
      return reader === null ? REFUSED : { eventId: payload.id, payload };
    },
    prepare: async (payload) => v.parse(CallbackSchema, payload),
    work: async (transaction, { id, snuid, currency }) => {
      const found = await readOfferReader(transaction, snuid);
      const scope = found === null ? null : await lockReader(transaction, found);
      if (scope === null) return { outcome: 'nobody', answer: REFUSED };
      await lockWallet(transaction, scope);
      const now = nowMs();
      const given = { kind: 'FREE_COIN', source: 'OFFERWALL', amount: coins(Number(currency)) } as const;
      const facts = { cause: `offer/${id}`, key: `offer/${id}`, eventId: `tapjoy/${id}`, nowMs: now };
      await chargeWallet(transaction, scope, [{ ...given, acquiredAtMs: now, expiresAtMs: null }], facts);
      return { outcome: 'credited' };
    },
    changed: REFUSED,
  });
}

/** Locks the account; null where its reader has left meanwhile. */
async function lockReader(transaction: Transaction, { platformId, userId }: ReaderScope): Promise<ReaderScope | null> {
  const [user] = await transaction
    .select()
    .from(appUser)
    .where(and(eq(appUser.platformId, platformId), eq(appUser.id, userId), isNull(appUser.withdrawnAtMs)))
    .for('no key update');
  return user === undefined ? null : scopeOf(user);
}
