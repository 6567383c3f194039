import type { Database } from '@longstrip/database';
import { appUser, userSession } from '@longstrip/database/schema';
import { TEST_NOW_MS } from '../clock/fake-clock.ts';
import { mintAccessToken } from '../tokens/mint-token.ts';

export interface UserSpec extends Partial<typeof appUser.$inferInsert> {
  platformId: string;
  id: string;
}

export interface AddedUser {
  platformId: string;
  userId: string;
  sessionId: string;
  /** An access token of the session, valid for 24 hours from the tests' default time. */
  accessToken: string;
}

const WEEK_MS = 7 * 86_400_000;

/** Inserts a reader with one valid session. By default an adult is verified now and has the switch for adult works on. */
export async function addUser(db: Database, spec: UserSpec): Promise<AddedUser> {
  const { platformId, id, isAdult = false } = spec;
  await db.orm.insert(appUser).values({
    snsProvider: 'google',
    snsId: `sns-${id}`,
    email: `${id}@readers.test`,
    name: `Name of ${id}`,
    nickname: `nick-${id}`,
    adultVerifiedAtMs: isAdult ? TEST_NOW_MS : null,
    isAdultToggle: isAdult,
    createdAtMs: TEST_NOW_MS - WEEK_MS,
    updatedAtMs: TEST_NOW_MS - WEEK_MS,
    ...spec,
  });
  return addSession(db, { platformId, userId: id, sessionId: `session-of-${id}` });
}

/** Inserts another session of a reader. */
export async function addSession(
  db: Database,
  of: { platformId: string; userId: string; sessionId: string; revokedAtMs?: number; expiresAtMs?: number },
): Promise<AddedUser> {
  const { revokedAtMs = null, expiresAtMs = TEST_NOW_MS + WEEK_MS, platformId, userId, sessionId } = of;
  await db.orm.insert(userSession).values({
    platformId,
    userId,
    id: sessionId,
    createdAtMs: TEST_NOW_MS - WEEK_MS,
    expiresAtMs,
    revokedAtMs,
  });
  const subject = { platformId, userId, sessionId };
  return { ...subject, accessToken: await mintAccessToken(subject, { nowMs: TEST_NOW_MS }) };
}
