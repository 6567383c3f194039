import { createCookie } from '@remix-run/node';
import * as v from 'valibot';
import { siteCookieName } from '../../cookies/site-cookies.ts';
import type { DoorFacts } from './sealed-cookies.ts';

/** The proof that lets its reader set a new password: of a mailed link or a confirmed code. */
const ResetProofSchema = v.object({ userId: v.pipe(v.string(), v.nonEmpty()), uuid: v.pipe(v.string(), v.nonEmpty()) });
export type ResetProof = v.InferOutput<typeof ResetProofSchema>;

/** As long as a mailed link is valid (section 9), in seconds. */
const LIFETIME_S = 3_600;
const LONGEST_CHARACTERS = 200;

/**
 * The cookie in which the proof of a reset link waits for its form, so that it stands in no address: not in the browser's
 * history, not in what is sent to other pages (record 0094). It works without script.
 */
export interface ResetCookie {
  read(cookieHeader: string | null): Promise<ResetProof | null>;
  write(proof: ResetProof): Promise<string>;
  clear(): Promise<string>;
}

export function createResetCookie({ platformId, isSecure, secrets }: DoorFacts): ResetCookie {
  const cookie = createCookie(siteCookieName(platformId, 'reset', isSecure), {
    secrets: [...secrets],
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: LIFETIME_S,
  });
  return {
    async read(cookieHeader) {
      const proof = v.safeParse(ResetProofSchema, await cookie.parse(cookieHeader));
      return proof.success ? proof.output : null;
    },
    // An address may have anything in it: what is too long for a cookie is no link of ours.
    write: ({ userId, uuid }) =>
      cookie.serialize({ userId: userId.slice(0, LONGEST_CHARACTERS), uuid: uuid.slice(0, LONGEST_CHARACTERS) }),
    clear: () => cookie.serialize('', { maxAge: 0 }),
  };
}
