import * as v from 'valibot';
import { defineCalls } from '../http/call.ts';
import { QueryFlagSchema } from '../http/wire-values.ts';
import { RefreshTokenTextSchema, TokenPairSchema } from './session.contract.ts';

/** The page of a site to which Korea's identity check returns, with its answer in the query. */
export const KOREAN_CHECK_RETURN_PATH = '/callback/adult-kr';

/** Maximum lengths of the parts of the check's answer, in characters. */
const TOKEN_ID_MAX_LENGTH = 200;
const ENCRYPTED_MAX_LENGTH = 6000;
const INTEGRITY_MAX_LENGTH = 200;

/** Query of `GET nice/encode`. `isAgreed`: the reader agrees to the use of their data from the check (section 5). */
export const KoreanCheckQuerySchema = v.object({ isAgreed: QueryFlagSchema });

/**
 * Starts an identity check by phone: a form with these fields is posted to `action`, in a pop-up or as a whole page. It works
 * only for this reader and session, once, within half an hour.
 */
export const KoreanCheckFormSchema = v.object({
  /** Empty: no error, the check can begin. */
  sRtnMSG: v.string(),
  /** The same as `enc_data`. */
  sEncData: v.string(),
  action: v.string(),
  fields: v.object({
    m: v.string(),
    token_version_id: v.string(),
    enc_data: v.string(),
    integrity_value: v.string(),
  }),
});
export type KoreanCheckForm = v.InferOutput<typeof KoreanCheckFormSchema>;

/** The query with which the check returns. */
export const KoreanCheckAnswerSchema = v.object({
  token_version_id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(TOKEN_ID_MAX_LENGTH)),
  enc_data: v.pipe(v.string(), v.maxLength(ENCRYPTED_MAX_LENGTH)),
  integrity_value: v.pipe(v.string(), v.maxLength(INTEGRITY_MAX_LENGTH)),
});
export type KoreanCheckAnswer = v.InferOutput<typeof KoreanCheckAnswerSchema>;

/**
 * Body of `POST user/auth/adult/kr`. The agreement is given here, or was given when the check began. The refresh token cannot
 * be used again: the answer has the next pair.
 */
export const KoreanCheckResultSchema = v.object({
  ...KoreanCheckAnswerSchema.entries,
  isAgreed: v.optional(v.boolean(), false),
  refreshToken: RefreshTokenTextSchema,
});
export type KoreanCheckResult = v.InferInput<typeof KoreanCheckResultSchema>;

export const KOREAN_CHECK_CALLS = defineCalls({
  beginKoreanCheck: {
    method: 'GET',
    path: '/nice/encode',
    access: 'bearer',
    summary: "The form that begins Korea's identity check by phone, in a pop-up or as a whole page",
    query: KoreanCheckQuerySchema,
    data: KoreanCheckFormSchema,
    refusals: ['SERVICE_UNAVAILABLE', 'NO_SUCH_ROUTE', 'TOO_MANY_REQUESTS'],
  },
  finishKoreanCheck: {
    method: 'POST',
    path: '/user/auth/adult/kr',
    access: 'bearer',
    summary: "Verifies an adult by the answer of Korea's identity check; renews the tokens",
    body: KoreanCheckResultSchema,
    data: TokenPairSchema,
    refusals: [
      'INVALID_PARAMETER',
      'ALREADY_EXECUTION_EXCEPTION',
      'TIMEOUT',
      'UNAUTHORIZED_ADULT',
      'UNAUTHORIZED_USER',
      'NOT_FOUND_REFRESH_TOKEN',
      'EXPIRED_REFRESH_TOKEN',
      'NO_SUCH_ROUTE',
    ],
  },
});
