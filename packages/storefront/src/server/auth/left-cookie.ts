import { createCookie } from '@remix-run/node';
import * as v from 'valibot';
import { siteCookieName } from '../../cookies/site-cookies.ts';
import type { DoorFacts } from './sealed-cookies.ts';

/** How long somebody who has left is told so, in seconds. */
const TOLD_FOR_S = 600;

/** What somebody is told whose account has just ended, in epoch milliseconds (D23). It names nobody. */
const LeftSchema = v.object({ erasedAt: v.number(), signUpAgainAt: v.number() });
export type Left = v.InferOutput<typeof LeftSchema>;

/** The cookie with which the page of withdrawal says once more, to a guest by now, what happens when. */
export interface LeftCookie {
  read(cookieHeader: string | null): Promise<Left | null>;
  write(left: Left): Promise<string>;
}

export function createLeftCookie({ platformId, isSecure, secrets }: DoorFacts): LeftCookie {
  const cookie = createCookie(siteCookieName(platformId, 'left', isSecure), {
    secrets: [...secrets],
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: TOLD_FOR_S,
  });
  return {
    async read(cookieHeader) {
      const left = v.safeParse(LeftSchema, await cookie.parse(cookieHeader));
      return left.success ? left.output : null;
    },
    write: ({ erasedAt, signUpAgainAt }) => cookie.serialize({ erasedAt, signUpAgainAt }),
  };
}
