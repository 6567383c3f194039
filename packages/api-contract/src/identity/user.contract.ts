import { LOCALES } from '@longstrip/core';
import * as v from 'valibot';
import { CountSchema } from '../http/wire-values.ts';

/** What a reader lets their phone be told of (section 3): anything, new episodes, free tickets, and between 22:00 and 04:00. */
export const AgreePushSchema = v.object({
  isAgreePush: v.boolean(),
  isAgreePushContents: v.boolean(),
  isAgreePushFreetime: v.boolean(),
  isAgreePushNight: v.boolean(),
});
export type AgreePush = v.InferOutput<typeof AgreePushSchema>;

/** Body of `PUT app/push`: the switches that change. */
export const PushChangeSchema = v.partial(AgreePushSchema);
export type PushChange = v.InferOutput<typeof PushChangeSchema>;

/** The user on the wire (`POST /user`, and the session's `user`). `birthedAt` is a calendar day, yyyy-MM-dd. */
export const UserSchema = v.object({
  id: v.string(),
  snsProvider: v.nullable(v.string()),
  snsId: v.nullable(v.string()),
  email: v.nullable(v.string()),
  name: v.nullable(v.string()),
  nickname: v.nullable(v.string()),
  isAdult: v.boolean(),
  coinPurchaseCount: CountSchema,
  isAgreeMail: v.boolean(),
  isAdultToggle: v.boolean(),
  isKrIpUser: v.boolean(),
  /** Whether the reader has proved that the address is theirs. */
  isEmailConfirmed: v.boolean(),
  /** Also true for readers who need no Korean verification (D2). */
  isAdultKr: v.boolean(),
  agreePush: AgreePushSchema,
  birthedAt: v.nullable(v.string()),
  isBlToggle: v.boolean(),
});
export type WireUser = v.InferOutput<typeof UserSchema>;

/**
 * Body of `POST /user` (direct), which may be empty. `ipV4` (D2) and `locale`, the language in which the reader reads the site,
 * are used only from one of our own sites.
 */
export const UserRequestSchema = v.object({
  ipV4: v.optional(v.nullable(v.string())),
  locale: v.optional(v.picklist(LOCALES)),
});
export type UserRequest = v.InferOutput<typeof UserRequestSchema>;

/** The user in the storefront (section 3): `coinPurchaseCount` is purchaseCount, `isAdultToggle` is showAdult. */
export type StoreUser = Omit<WireUser, 'coinPurchaseCount' | 'isAdultToggle'> & {
  purchaseCount: number;
  showAdult: boolean;
};

/** Maps the user on the wire to the storefront's. */
export function toStoreUser({ coinPurchaseCount, isAdultToggle, ...user }: WireUser): StoreUser {
  return { ...user, purchaseCount: coinPurchaseCount, showAdult: isAdultToggle };
}
