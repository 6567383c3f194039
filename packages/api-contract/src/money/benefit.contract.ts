import * as v from 'valibot';
import { SeriesListItemSchema } from '../catalogue/series-list.contract.ts';
import { ThumbnailTypesQuerySchema } from '../catalogue/thumbnail.contract.ts';
import { defineCalls } from '../http/call.ts';
import { CountSchema, TimeMsSchema } from '../http/wire-values.ts';
import { EventItemSchema, EventRewardSchema } from './event.contract.ts';

/** Query of `GET benefit`. */
export const BenefitQuerySchema = v.object({ contentsThumbnailType: ThumbnailTypesQuerySchema });

/** Answer of `GET benefit`: what the signed-in reader can get for free now. */
export const BenefitSchema = v.object({
  /** Series whose wait-until-free ticket the reader used before and can use again; and when the next ticket is ready. */
  readyTickets: CountSchema,
  nextTicketAt: v.nullable(TimeMsSchema),
  /** The first of these series, the ticket that was ready last first. */
  readySeries: v.array(SeriesListItemSchema),
  /** The attendance check that runs now, with the reader's stamps in it; null: none runs for this reader. */
  stamps: v.nullable(
    v.object({
      event: EventItemSchema,
      stampCount: CountSchema,
      isStampedToday: v.boolean(),
      rewards: v.array(EventRewardSchema),
    }),
  ),
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
    summary: 'What is free for the reader now',
    query: BenefitQuerySchema,
    data: BenefitSchema,
  },
});
