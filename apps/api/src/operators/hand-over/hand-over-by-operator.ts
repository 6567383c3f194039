import { type Decision, grant, refuse } from '@longstrip/core';
import { type Database, decideInTransaction, type Transaction } from '@longstrip/database';
import { getPlatform } from '@longstrip/platform-config';
import * as v from 'valibot';
import { raiseAlarm } from '../../community/index.ts';
import { grantIdempotently } from '../../http/request-reply.ts';
import {
  addTickets,
  findGift,
  lockReaderByOperator,
  NO_SUCH_READER,
  nameForGift,
  type OperatorNote,
  OperatorRequestIdSchema,
  receiveCoupon,
} from '../../money/index.ts';
import { recordChange } from '../../shared/audit.repository.ts';
import type { Operator } from '../../shared/operator.ts';
import { CountSchema, knownPlatform, LineSchema, PlatformIdSchema } from '../../shared/operator-values.ts';
import type { ReaderScope } from '../../shared/reader-scope.ts';

const DAY_MS = 86_400_000;
/** Catches typing errors. */
const MOST_TICKETS = 100;

const KeySchema = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{1,40}$/, 'a key has at most 40 Latin letters, digits, _ and -'),
);

/** What an operator gives to one reader: a coupon, the right to take a gift, or spins of the roulette. */
const HandedSchema = v.variant('kind', [
  v.object({ kind: v.literal('coupon'), key: KeySchema }),
  v.object({ kind: v.literal('gift'), key: KeySchema }),
  v.object({
    kind: v.literal('ticket'),
    count: v.pipe(
      CountSchema,
      v.minValue(1, 'at least 1 ticket'),
      v.maxValue(MOST_TICKETS, `at most ${MOST_TICKETS} tickets`),
    ),
    /** Until the spins end; null: never. */
    days: v.nullable(v.pipe(CountSchema, v.minValue(1, 'at least 1 day'), v.maxValue(3_650, 'at most 3650 days'))),
  }),
]);

export const HandOverSchema = v.object({
  platform: PlatformIdSchema,
  /** The id of the account, or its e-mail address. */
  reader: LineSchema,
  what: HandedSchema,
  reason: LineSchema,
  /** An idempotency key: the same id hands over once. */
  requestId: OperatorRequestIdSchema,
});
export type HandOver = v.InferOutput<typeof HandOverSchema>;
type Handed = HandOver['what'];

const HandedOverSchema = v.object({ userId: v.string() });
export type HandedOver = v.InferOutput<typeof HandedOverSchema>;

type HandOverRefusal =
  | 'NOT_EXIST'
  | 'NOT_FOUND_COUPON'
  | 'EXPIRED_COUPON'
  | 'ALREADY_RECEIVED_COUPON'
  | 'SOLD_OUT_COUPON'
  | 'NOT_FOUND_GIFT'
  | 'ALREADY_GIVEN_GIFT';

/** The sentence for the operator for each refusal. */
export const HAND_OVER_SENTENCES: Readonly<Record<HandOverRefusal, string>> = {
  NOT_EXIST: NO_SUCH_READER,
  NOT_FOUND_COUPON: 'there is no such coupon on that platform, or it has not begun.',
  EXPIRED_COUPON: 'that coupon has ended.',
  ALREADY_RECEIVED_COUPON: 'the reader has as many of that coupon as one may have.',
  SOLD_OUT_COUPON: 'all of that coupon are given out.',
  NOT_FOUND_GIFT: 'there is no such gift on that platform, or it can no longer be taken.',
  ALREADY_GIVEN_GIFT: 'the reader has taken that gift, or may take it already.',
};

/** Gives something to a reader, once, with the reason in the audit log (D25, D38). */
export function handOverByOperator(
  database: Database,
  operator: Operator,
  { platform: platformId, reader, what, reason, requestId }: HandOver,
  nowMs: number,
): Promise<Decision<HandedOver, HandOverRefusal> & OperatorNote> {
  const key = { platformId, subject: 'operator', requestId: `hand ${requestId}` };
  return decideInTransaction(database, (transaction) =>
    grantIdempotently<HandedOver, HandOverRefusal>(
      transaction,
      { key, hashes: [] },
      {
        nowMs,
        again: ({ reply }) => grant(v.parse(HandedOverSchema, reply)),
        decide: () => handOverToReader(transaction, operator, { platform: platformId, reader, what, reason }, nowMs),
      },
    ),
  );
}

/** The same in a transaction that is open, each time that it is called. */
export async function handOverToReader(
  transaction: Transaction,
  operator: Operator,
  { platform: platformId, reader, what, reason }: Omit<HandOver, 'requestId'>,
  nowMs: number,
): Promise<Decision<HandedOver, HandOverRefusal> & OperatorNote> {
  const held = await lockReaderByOperator(transaction, { platformId, reader });
  if (!held.ok) return held;
  const scope = held.value;
  const handed = await handOver(transaction, scope, what, nowMs);
  if (!handed.ok) return handed;
  const subjectId = `${platformId}/${scope.userId}`;
  const change = { action: `reader.${what.kind}`, subjectType: 'reader', subjectId } as const;
  await recordChange(transaction, operator, { ...change, before: null, after: { ...what, reason } }, nowMs);
  return grant({ userId: scope.userId });
}

async function handOver(
  transaction: Transaction,
  scope: ReaderScope,
  what: Handed,
  nowMs: number,
): Promise<Decision<unknown, HandOverRefusal>> {
  switch (what.kind) {
    case 'coupon': {
      const platform = getPlatform(knownPlatform(scope.platformId));
      const received = await receiveCoupon(transaction, scope, {
        name: { id: what.key },
        client: null,
        platform,
        nowMs,
      });
      if (!received.ok) return received;
      const { coupon, owned } = received.value;
      const alarm = { kind: 'COUPON_GIVEN', subjectId: String(owned.id), parameters: { title: coupon.title } } as const;
      await raiseAlarm(transaction, scope, alarm, nowMs);
      return grant(null);
    }
    case 'gift': {
      const offered = await findGift(transaction, scope, what.key);
      if (offered === null || nowMs >= offered.gift.receiveUntilMs) return refuse('NOT_FOUND_GIFT');
      const isNamed = offered.taken === null && (await nameForGift(transaction, scope, what.key));
      if (!isNamed) return refuse('ALREADY_GIVEN_GIFT');
      const { id: subjectId, title } = offered.gift;
      await raiseAlarm(transaction, scope, { kind: 'GIFT_OFFERED', subjectId, parameters: { title } }, nowMs);
      return grant(null);
    }
    case 'ticket': {
      const expiresAtMs = what.days === null ? null : nowMs + what.days * DAY_MS;
      await addTickets(transaction, scope, { source: 'ADMIN', count: what.count, expiresAtMs, nowMs });
      return grant(null);
    }
  }
}
