import { appUser, refreshToken } from '@longstrip/database/schema';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { type AddedUser, addUser, type UserSpec } from '@longstrip/test-kit/data';
import { and, eq } from 'drizzle-orm';
import { findCode } from '../people/codes/one-time-code.repository.ts';
import { codeDigits, linkSecret } from '../people/codes/one-time-code.service.ts';
import { refreshTokenHash, refreshTokenText } from '../people/identity/refresh-token.ts';
import { sendMailJob, sendTextJob } from '../people/jobs.ts';
import { at } from './expect-shape.ts';
import { TEST_SERVICE_SECRET, type TestAnswer, type TestApi, type TestRequest } from './test-api.ts';

/** The header that our own sites send. */
export const FROM_SITE = { 'x-longstrip-service-secret': TEST_SERVICE_SECRET };

const WEEK_MS = 7 * 86_400_000;

/** A reader with a session and its first pair of tokens. */
export interface SignedInUser extends AddedUser {
  refreshToken: string;
}

export async function addSignedIn({ db, keys }: TestApi, spec: UserSpec): Promise<SignedInUser> {
  const added = await addUser(db, spec);
  const { platformId, userId, sessionId } = added;
  const row = {
    ...{ platformId, userId, sessionId, generation: 0, keyId: keys.present.id },
    ...{ createdAtMs: TEST_NOW_MS, expiresAtMs: TEST_NOW_MS + WEEK_MS },
  };
  const text = refreshTokenText(keys, row);
  await db.orm.insert(refreshToken).values({ ...row, tokenHash: refreshTokenHash(keys, text) ?? '' });
  return { ...added, refreshToken: text };
}

/** The row of a reader's account. */
export async function accountRowOf({ db }: TestApi, { platformId, userId }: Pick<AddedUser, 'platformId' | 'userId'>) {
  const isTheirs = and(eq(appUser.platformId, platformId), eq(appUser.id, userId));
  return (await db.orm.select().from(appUser).where(isTheirs))[0];
}

/** The refusal's code, or `SUCCESS`. */
export function outcome({ json }: TestAnswer): unknown {
  return at(json, 'error.code') ?? at(json, 'result');
}

/** Posts a body to an endpoint of accounts. */
export function postTo(api: TestApi, path: string) {
  return (body: unknown, request: TestRequest = {}) => api.ask(path, { method: 'POST', body, ...request });
}

interface Sent {
  codeId: string;
  platformId: string;
  purpose: string;
  to: string;
}

/** The messages for an address or a number, the oldest first. */
export function sentTo({ enqueued }: TestApi, to: string): Sent[] {
  return enqueued
    .filter(({ name }) => name === sendMailJob.name || name === sendTextJob.name)
    .map(({ payload }) => sendMailJob.parse(payload))
    .filter((sent) => sent.to === to);
}

/** The last sent code, or secret of a link. */
export async function lastSecretSentTo(api: TestApi, to: string): Promise<string> {
  const sent = sentTo(api, to).at(-1);
  const code = sent === undefined ? null : await findCode(api.db.orm, { platformId: sent.platformId, id: sent.codeId });
  if (code === null) throw new Error(`nothing was sent to ${to}`);
  return code.purpose === 'RESET_LINK' ? linkSecret(api.keys, code) : codeDigits(api.keys, code, 6);
}

export const TEST_PASSWORD = 'Correct-horse7';

/** Confirms an address as a person does, and returns the token for the sign-up. */
export async function verifyEmail(api: TestApi, email: string, balconyId: string): Promise<string> {
  await postTo(api, '/mail/signup')({ email }, { balconyId });
  const otp = await lastSecretSentTo(api, email);
  const { json } = await postTo(api, '/auth/verify/otp')({ email, otp }, { balconyId });
  return String(at(json, 'data.verifyToken'));
}

/** Makes an account with a password, and returns the answer to its owner. */
export async function signUpByEmail(api: TestApi, email: string, balconyId: string): Promise<TestAnswer> {
  const verifyToken = await verifyEmail(api, email, balconyId);
  return postTo(api, '/auth/local/sign-up')(
    { verifyToken, password: TEST_PASSWORD, requestId: `sign-up-${Math.abs(hashOf(email + balconyId))}` },
    { balconyId },
  );
}

function hashOf(text: string): number {
  return [...text].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 100_000_007, 10_000_019);
}
