import * as v from 'valibot';
import { CountSchema, TimeMsSchema } from '../http/wire-values.ts';
import { READER_STATES } from './find.contract.ts';

/** Answer of `GET /admin/readers/closing`: what closing an account now would mean, or what became of one that is closed. */
export const AccountClosingSchema = v.object({
  userId: v.string(),
  state: v.picklist(READER_STATES),
  /** When it is erased: if it were closed now, or as it was closed. */
  eraseAtMs: TimeMsSchema,
  /** From when on the same reader may sign up again. */
  signUpAgainAtMs: TimeMsSchema,
  /** It is closed, and can be opened again until `eraseAtMs`. */
  canReopen: v.boolean(),
  /** What ends with it. */
  loss: v.object({
    coins: CountSchema,
    points: CountSchema,
    episodes: CountSchema,
    coupons: CountSchema,
    /** Orders whose money the reader could still get back. */
    refundableOrders: CountSchema,
  }),
});
export type AccountClosing = v.InferOutput<typeof AccountClosingSchema>;

/** Answer of `POST /admin/readers/close`. */
export const AccountClosedSchema = v.object({ userId: v.string(), eraseAtMs: TimeMsSchema });
/** Answer of `POST /admin/readers/reopen`. */
export const AccountReopenedSchema = v.object({ userId: v.string() });
