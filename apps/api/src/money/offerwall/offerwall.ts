import type { Benefit } from '@longstrip/api-contract';
import { coins } from '@longstrip/core';
import type { Database, Executor, Transaction } from '@longstrip/database';
import { appUser, lot, movement } from '@longstrip/database/schema';
import { and, desc, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { isTapjoys, offersAddress, type TapjoySettings } from '../../adapters/tapjoy.ts';
import { defineWebhook, type Webhook, type WebhookAnswer } from '../../http/webhook.ts';
import { type ReaderScope, scopeOf } from '../../shared/reader-scope.ts';
import { lockWallet } from '../ledger/ledger.repository.ts';
import { chargeWallet } from '../ledger/ledger.service.ts';

/** Tapjoy repeats a callback for days after every answer other than 200 and 403. */
const REFUSED: WebhookAnswer = { status: 403, text: 'refused' };

const CallbackSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,150}$/)),
  // The other two fields must not have a colon: otherwise the hashed text could be split differently, as another callback with
  // the same verifier.
  snuid: v.pipe(v.string(), v.regex(/^[\w.-]{1,105}$/)),
  currency: v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/)),
});

interface TapjoyParts {
  readonly database: Database;
  readonly nowMs: () => number;
}

/**
 * `GET /tapjoy`: a reader did what an offer asked for, and gets coins that never end. A callback with a wrong verifier, or for
 * no reader, is refused with 403 and not stored; an identical one has no second effect and is answered 200; another one with the
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

/** Locks the account; null: its reader has left. */
async function lockReader(transaction: Transaction, { platformId, userId }: ReaderScope): Promise<ReaderScope | null> {
  const [user] = await transaction
    .select()
    .from(appUser)
    .where(and(eq(appUser.platformId, platformId), eq(appUser.id, userId), isNull(appUser.withdrawnAtMs)))
    .for('no key update');
  return user === undefined ? null : scopeOf(user);
}

/** How many of the last rewards the answer has. */
const SHOWN = 5;

/** The address of the offers, and the last rewards that were credited; null: this store has no offers. */
export async function readOffers(
  executor: Executor,
  settings: TapjoySettings | null,
  scope: ReaderScope,
): Promise<Benefit['offers']> {
  if (settings === null) return null;
  const { platformId, userId } = scope;
  const rows = await executor
    .select({ coin: lot.amount, createdAt: movement.createdAtMs })
    .from(lot)
    .innerJoin(
      movement,
      and(eq(movement.platformId, lot.platformId), eq(movement.userId, lot.userId), eq(movement.id, lot.movementId)),
    )
    .where(
      and(
        eq(lot.platformId, platformId),
        eq(lot.userId, userId),
        eq(lot.source, 'OFFERWALL'),
        eq(movement.type, 'CHARGE'),
      ),
    )
    .orderBy(desc(movement.createdAtMs), desc(movement.id))
    .limit(SHOWN);
  return { url: offersAddress(settings, offerReaderName(scope)), credited: rows };
}

/**
 * A reader’s name at the provider of offers: the platform and the id of their account, since two platforms may have the same id.
 */
function offerReaderName({ platformId, userId }: ReaderScope): string {
  return `${platformId}.${userId}`;
}

const NAME = /^([a-z0-9-]{1,40})\.([\w-]{1,64})$/;

/**
 * The reader of such a name. The account id alone works too, if only one platform has it. Null: no reader who has an account now.
 */
async function readOfferReader(executor: Executor, name: string): Promise<ReaderScope | null> {
  const [, platformId, userId = name] = NAME.exec(name) ?? [];
  const rows = await executor
    .select()
    .from(appUser)
    .where(
      and(
        eq(appUser.id, userId),
        isNull(appUser.withdrawnAtMs),
        platformId === undefined ? undefined : eq(appUser.platformId, platformId),
      ),
    )
    .limit(2);
  const [row] = rows;
  return row === undefined || rows.length > 1 ? null : scopeOf(row);
}
