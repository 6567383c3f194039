import { ACCOUNT_CALLS } from '@longstrip/api-contract';
import { grant, readNickname } from '@longstrip/core';
import { type Endpoint, serve } from '../../http/endpoint.ts';
import { isNicknameTaken } from '../account/account.repository.ts';
import { takeLimits } from '../account/account-limits.ts';
import { mailSignUpCode, verifyOtp } from '../codes/mail-codes.service.ts';
import type { PeopleParts } from '../services.ts';
import { signInLocally } from './sign-in.service.ts';
import { signUpLocally } from './sign-up.service.ts';

/** Endpoints of accounts with a password: signing in and signing up (D22). */
export function accountEndpoints(parts: PeopleParts): Endpoint[] {
  return [
    serve(ACCOUNT_CALLS.signInLocally, ({ body }, call) => signInLocally(parts, body, call)),
    serve(ACCOUNT_CALLS.mailSignUpCode, ({ body }, call) => mailSignUpCode(parts, body, call)),
    serve(ACCOUNT_CALLS.verifyOtp, ({ body }, call) => verifyOtp(parts, body, call)),
    serve(ACCOUNT_CALLS.signUpLocally, ({ body }, call) => signUpLocally(parts, body, call)),
    serve(ACCOUNT_CALLS.checkNickname, async ({ query }, { platform, clientAddress }) => {
      const platformId = platform.id;
      const limited = await takeLimits(parts.services.limits, { nickname: { platformId, clientAddress } });
      if (limited !== null) return limited;
      const nickname = readNickname(query.nickname);
      if (!nickname.ok) return grant({ isAvailable: false });
      const isTaken = await isNicknameTaken(parts.db.orm, { platform, nickname: nickname.value });
      return grant({ isAvailable: !isTaken });
    }),
  ];
}
