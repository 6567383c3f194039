import * as v from 'valibot';
import {
  type KoreanCheckForm,
  KoreanCheckFormSchema,
  type KoreanCheckResult,
} from '../people/korean-check.contract.ts';
import { type TokenPair, TokenPairSchema } from '../people/session.contract.ts';
import {
  type AdultToggle,
  AdultToggleSchema,
  type BlToggle,
  BlToggleSchema,
  type UserChange,
  type UserChanged,
  UserChangedSchema,
} from '../people/user.contract.ts';
import type { ApiCall, CallTable } from './api-call.ts';
import type { ApiResult } from './api-result.ts';

/**
 * What signed-in readers change of themselves, with a bearer. Where a refresh token goes in, it is used up, and the next pair
 * comes back.
 */
export interface UserCalls {
  /** `birthedAt`: yyyy-MM-dd; null for a plain "yes", and where a date is on record. */
  verifyAdult(change: { birthedAt: string | null; refreshToken: string }): Promise<ApiResult<UserChanged>>;
  agreeToMails(change: { isAgreeMail: boolean; refreshToken: string }): Promise<ApiResult<UserChanged>>;
  changeNickname(change: { nickname: string; refreshToken: string }): Promise<ApiResult<UserChanged>>;
  toggleAdult(isOn: boolean): Promise<ApiResult<AdultToggle>>;
  toggleBl(isOn: boolean): Promise<ApiResult<BlToggle>>;
  /** Whether the address of the caller is Korean; also for guests. */
  isKoreanAddress(): Promise<ApiResult<boolean>>;
  beginKoreanCheck(options: { isAgreed: boolean }): Promise<ApiResult<KoreanCheckForm>>;
  finishKoreanCheck(result: KoreanCheckResult): Promise<ApiResult<TokenPair>>;
}

const change = (action: UserChange, body: object): ApiCall<typeof UserChangedSchema> => ({
  method: 'PUT',
  path: '/user',
  body: { action, ...body },
  data: UserChangedSchema,
});

export const userCalls: CallTable<UserCalls> = {
  verifyAdult: ({ birthedAt, refreshToken }) => change('ADULT', { verifyAdultRequest: { birthedAt }, refreshToken }),
  agreeToMails: ({ isAgreeMail, refreshToken }) => change('MAIL', { agreeMailRequest: { isAgreeMail }, refreshToken }),
  changeNickname: ({ nickname, refreshToken }) => change('PROFILE', { profileRequest: { nickname }, refreshToken }),
  toggleAdult: (isOn) => ({ method: 'PUT', path: `/user/adult/toggle/${isOn}`, data: AdultToggleSchema }),
  toggleBl: (isOn) => ({ method: 'PUT', path: `/user/BL/toggle/${isOn}`, data: BlToggleSchema }),
  isKoreanAddress: () => ({ method: 'GET', path: '/auth/ip-kr', data: v.boolean() }),
  beginKoreanCheck: ({ isAgreed }) => ({
    method: 'GET',
    path: '/nice/encode',
    query: { isAgreed: isAgreed || undefined },
    data: KoreanCheckFormSchema,
  }),
  finishKoreanCheck: (result) => ({ method: 'POST', path: '/user/auth/adult/kr', body: result, data: TokenPairSchema }),
};
