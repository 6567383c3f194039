import * as v from 'valibot';
import { SeriesListItemSchema } from '../catalogue/series-list.contract.ts';
import { ThumbnailTypesQuerySchema } from '../catalogue/thumbnail.contract.ts';
import { defineCalls } from '../http/call.ts';
import { CountSchema, TimeMsSchema } from '../http/wire-values.ts';
import { FavoriteItemSchema, LibraryItemSchema } from '../reading/library.contract.ts';
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

/** Answer of `GET v2/library/shelves` (ours): the reader's own series that the home page begins with. */
export const OwnShelvesSchema = v.object({
  /** Whose wait-until-free ticket is ready, the last first. */
  ready: v.array(SeriesListItemSchema),
  /** Of which they rent episodes, the first to end first. */
  ending: v.array(LibraryItemSchema),
  /** Which they follow and which have a new episode. */
  followed: v.array(FavoriteItemSchema),
});
export type OwnShelves = v.InferOutput<typeof OwnShelvesSchema>;

export const BENEFIT_CALLS = defineCalls({
  benefit: {
    method: 'GET',
    path: '/benefit',
    access: 'bearer',
    summary: 'What is free for the reader now',
    query: BenefitQuerySchema,
    data: BenefitSchema,
  },
  ownShelves: {
    method: 'GET',
    path: '/library/shelves',
    home: 'v2',
    access: 'bearer',
    summary: 'The reader’s own series that the home page begins with',
    query: BenefitQuerySchema,
    data: OwnShelvesSchema,
  },
});
