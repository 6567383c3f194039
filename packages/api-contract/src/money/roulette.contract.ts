import { ROULETTE_PRIZE_KINDS, type WheelRefusal } from '@longstrip/core';
import * as v from 'valibot';
import { defineCalls } from '../http/call.ts';
import { CountSchema, TimeMsSchema } from '../http/wire-values.ts';
import { RequestIdSchema } from '../people/session.contract.ts';
import { EventItemSchema } from './event.contract.ts';

/** A field of the wheel. `prizeNo` identifies it in different answers; NOTHING has amount 0. */
export const RoulettePrizeSchema = v.object({
  prizeNo: CountSchema,
  kind: v.picklist(ROULETTE_PRIZE_KINDS),
  amount: CountSchema,
});
export type RoulettePrize = v.InferOutput<typeof RoulettePrizeSchema>;

/** Percent with at most two decimals; for one wheel the sum is exactly 100 (D20). */
export const RouletteChanceSchema = v.object({
  prize: RoulettePrizeSchema,
  percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
});
export type RouletteChance = v.InferOutput<typeof RouletteChanceSchema>;

/** Answer of `GET event/roulette`: the wheel that runs now for the reader, without prizes that have run out. */
export const RouletteSchema = v.object({
  rouletteId: v.string(),
  /** A title that begins with `t:` is a message key (D26). */
  title: v.string(),
  endsAt: TimeMsSchema,
  chances: v.array(RouletteChanceSchema),
  tickets: CountSchema,
  /** Events in which the reader can get tickets now. `atCount`: the stamp that gives them; null: taking part does. */
  ticketEvents: v.array(v.object({ event: EventItemSchema, atCount: v.nullable(CountSchema), amount: CountSchema })),
});
export type Roulette = v.InferOutput<typeof RouletteSchema>;

/** Body of `POST event/roulette`. */
export const RouletteSpinSchema = v.object({ requestId: RequestIdSchema });
export type RouletteSpin = v.InferInput<typeof RouletteSpinSchema>;

/** Answer of `POST event/roulette`: the prize, the remaining tickets, and the wheel. */
export const RouletteSpunSchema = v.object({
  prize: RoulettePrizeSchema,
  tickets: CountSchema,
  chances: v.array(RouletteChanceSchema),
});
export type RouletteSpun = v.InferOutput<typeof RouletteSpunSchema>;

const NOT_FOR_THIS_READER = [
  'NOT_EVENT_PERIOD',
  'UNAUTHORIZED_ADULT',
  'UNAUTHORIZED_NON_ADULT',
] as const satisfies readonly WheelRefusal[];

export const ROULETTE_CALLS = defineCalls({
  roulette: {
    method: 'GET',
    path: '/event/roulette',
    access: 'bearer',
    summary: 'The wheel that runs for the reader, with its odds, and how many tickets they have',
    data: RouletteSchema,
    refusals: NOT_FOR_THIS_READER,
    block: 'event',
  },
  spinRoulette: {
    method: 'POST',
    path: '/event/roulette',
    access: 'bearer',
    summary: 'Uses a ticket for one spin, and gives what was won',
    body: RouletteSpinSchema,
    data: RouletteSpunSchema,
    refusals: [...NOT_FOR_THIS_READER, 'UNAUTHORIZED_USER', 'NOT_EVENT_REMAIN_TICKET'],
    block: 'event',
  },
});
