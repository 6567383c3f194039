import { LOCALES } from '@longstrip/core';
import * as v from 'valibot';
import { defineCalls } from '../http/call.ts';
import { CountSchema } from '../http/wire-values.ts';
import { NicknameTextSchema } from './account.contract.ts';
import { RefreshTokenTextSchema, TokenPairSchema } from './session.contract.ts';

/** A reader's consent to push messages (section 3): any at all, new episodes, free tickets, and at night. */
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
 * Body of `POST /user` (direct), which may be empty. `ipV4` (D2) and `locale` (the language in which the reader reads the
 * site) count only if one of our own sites sends them.
 */
export const UserRequestSchema = v.object({
  ipV4: v.optional(v.nullable(v.string())),
  locale: v.optional(v.picklist(LOCALES)),
});
export type UserRequest = v.InferOutput<typeof UserRequestSchema>;

/** The user in the storefront (section 3): `coinPurchaseCount` becomes purchaseCount, `isAdultToggle` becomes showAdult. */
export type StoreUser = Omit<WireUser, 'coinPurchaseCount' | 'isAdultToggle'> & {
  purchaseCount: number;
  showAdult: boolean;
};

/** Maps the user on the wire to the storefront's. */
export function toStoreUser({ coinPurchaseCount, isAdultToggle, ...user }: WireUser): StoreUser {
  return { ...user, purchaseCount: coinPurchaseCount, showAdult: isAdultToggle };
}

/** What `PUT user` changes. */
export const USER_CHANGES = ['ADULT', 'MAIL', 'PROFILE'] as const;
export type UserChange = (typeof USER_CHANGES)[number];

const DATE_TEXT_MAX_LENGTH = 40;

const ActionSchema = v.optional(v.picklist(USER_CHANGES));

/** Query of `PUT user`: the action may be here if the body has none. */
export const UserChangeQuerySchema = v.object({ action: ActionSchema });

/**
 * Body of `PUT user`. Each action reads only its own part: a date of birth as yyyy-MM-dd (not needed on a platform with a
 * yes/no question), the agreement to mails, or the nickname. The refresh token cannot be used again: the answer has the
 * next pair.
 */
export const UserChangeSchema = v.object({
  action: ActionSchema,
  verifyAdultRequest: v.optional(
    v.nullable(
      v.object({ birthedAt: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(DATE_TEXT_MAX_LENGTH))), null) }),
    ),
  ),
  agreeMailRequest: v.optional(v.nullable(v.object({ isAgreeMail: v.boolean() }))),
  profileRequest: v.optional(v.nullable(v.object({ nickname: NicknameTextSchema }))),
  refreshToken: RefreshTokenTextSchema,
});

export type UserChangeRequest = v.InferOutput<typeof UserChangeSchema>;

export const UserChangedSchema = v.object({ authResponse: TokenPairSchema });
export type UserChanged = v.InferOutput<typeof UserChangedSchema>;

/** Path parameter of the switches: `user/adult/toggle/{value}`, `user/BL/toggle/{value}`. */
export const ToggleSchema = v.object({
  value: v.pipe(
    v.picklist(['true', 'false']),
    v.transform((text) => text === 'true'),
  ),
});

/** The new state of the switch. */
export const AdultToggleSchema = v.object({ isAdultToggle: v.boolean() });
export type AdultToggle = v.InferOutput<typeof AdultToggleSchema>;

export const BlToggleSchema = v.object({ isBlToggle: v.boolean() });
export type BlToggle = v.InferOutput<typeof BlToggleSchema>;

export const USER_CALLS = defineCalls({
  changePush: {
    method: 'PUT',
    path: '/app/push',
    access: 'bearer',
    summary: 'Changes what the app may tell the reader of; a switch that is not named stays',
    body: PushChangeSchema,
    data: AgreePushSchema,
    refusals: ['NOT_FOUND_ACCESS_TOKEN'],
  },
  changeUser: {
    method: 'PUT',
    path: '/user',
    access: 'bearer',
    summary: "Verifies the reader's age, or changes their agreement to mails or their nickname; renews the tokens",
    query: UserChangeQuerySchema,
    body: UserChangeSchema,
    data: UserChangedSchema,
    refusals: [
      'INVALID_PARAMETER',
      'UNAUTHORIZED_ADULT',
      'EMPTY_EMAIL',
      'MALFORMED_REQUEST',
      'NOT_FOUND_REFRESH_TOKEN',
      'EXPIRED_REFRESH_TOKEN',
      'NO_SUCH_ROUTE',
      'TOO_MANY_REQUESTS',
    ],
  },
  toggleAdult: {
    method: 'PUT',
    path: '/user/adult/toggle/{value}',
    access: 'bearer',
    summary: 'Shows or hides works for adults; shown to verified adults alone',
    params: ToggleSchema,
    data: AdultToggleSchema,
    refusals: ['UNAUTHORIZED_ADULT', 'NOT_FOUND_ACCESS_TOKEN', 'NO_SUCH_ROUTE'],
  },
  toggleBl: {
    method: 'PUT',
    path: '/user/BL/toggle/{value}',
    access: 'bearer',
    summary: 'Shows or hides BL works, on the platform that has the switch',
    params: ToggleSchema,
    data: BlToggleSchema,
    refusals: ['NO_SUCH_ROUTE'],
  },
  user: {
    method: 'POST',
    path: '/user',
    access: 'bearer',
    summary: 'The signed-in reader',
    body: UserRequestSchema,
    data: UserSchema,
  },
  isKoreanAddress: {
    method: 'GET',
    path: '/auth/ip-kr',
    access: 'public',
    summary: 'Whether the address of the caller is Korean; nothing else about the address is said',
    data: v.boolean(),
  },
});
