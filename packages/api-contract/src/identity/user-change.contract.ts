import * as v from 'valibot';
import { NicknameTextSchema } from './account.contract.ts';
import { RefreshTokenTextSchema, TokenPairSchema } from './session.contract.ts';

/** What `PUT user` changes. */
export const USER_CHANGES = ['ADULT', 'MAIL', 'PROFILE'] as const;
export type UserChange = (typeof USER_CHANGES)[number];

const DATE_TEXT_MAX_LENGTH = 40;

const ActionSchema = v.optional(v.picklist(USER_CHANGES));

/** Query of `PUT user`: the action may stand here, where the body has none. */
export const UserChangeQuerySchema = v.object({ action: ActionSchema });

/**
 * Body of `PUT user`. Each action reads its own part alone: a date of birth as yyyy-MM-dd (a platform that asks yes or no
 * can do without), the agreement to mails, or the nickname. The refresh token is used up: the answer has the next pair.
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

/** Path of the switches: `user/adult/toggle/{value}`, `user/BL/toggle/{value}`. */
export const ToggleSchema = v.object({
  value: v.pipe(
    v.picklist(['true', 'false']),
    v.transform((text) => text === 'true'),
  ),
});

/** The switch as it is from now on. */
export const AdultToggleSchema = v.object({ isAdultToggle: v.boolean() });
export type AdultToggle = v.InferOutput<typeof AdultToggleSchema>;

export const BlToggleSchema = v.object({ isBlToggle: v.boolean() });
export type BlToggle = v.InferOutput<typeof BlToggleSchema>;
