import * as v from 'valibot';
import { defineCalls } from '../http/call.ts';
import { CountSchema, TimeMsSchema } from '../http/wire-values.ts';

/** Answer of `GET benefit`: counts of what the signed-in reader can get for free now. */
export const BenefitSchema = v.object({
  /** Series whose wait-until-free ticket the reader used before and can use again; and when the next ticket is ready. */
  readyTickets: CountSchema,
  nextTicketAt: v.nullable(TimeMsSchema),
  /** Gifts that the reader may take, and unused tickets of gifts that they took. */
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
  /** The page where readers earn coins by trying offers, and the last credited coins; null: there is no such page. */
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
