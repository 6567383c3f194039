import * as v from 'valibot';
import { defineCalls } from '../http/call.ts';
import { CountSchema, TimeMsSchema } from '../http/wire-values.ts';

/** Answer of `GET benefit`: what is free for the signed-in reader now, in numbers. */
export const BenefitSchema = v.object({
  /** Series whose wait-until-free ticket the reader used before and can use again, and when the next one can be. */
  readyTickets: CountSchema,
  nextTicketAt: v.nullable(TimeMsSchema),
  /** Gifts that one may take, and tickets of those taken that are not used. */
  giftsToTake: CountSchema,
  giftTickets: CountSchema,
  /** Tickets for the roulette, and whether a wheel runs for this reader. */
  spins: CountSchema,
  isRouletteRunning: v.boolean(),
  /** Events that run now and are for this reader. */
  runningEvents: CountSchema,
  mileage: CountSchema,
  usableCoupons: CountSchema,
  newCoupons: CountSchema,
  /** Where coins are given for trying offers, and the last that were credited; null: there are none. */
  offers: v.nullable(
    v.object({ url: v.string(), credited: v.array(v.object({ coin: CountSchema, createdAt: TimeMsSchema })) }),
  ),
});
export type Benefit = v.InferOutput<typeof BenefitSchema>;

export const BENEFIT_CALLS = defineCalls({
  benefit: {
    method: 'GET',
    path: '/benefit',
    access: 'bearer',
    summary: 'What is free for the reader now, in numbers',
    data: BenefitSchema,
  },
});
