import type { Executor } from '@longstrip/database';
import { appUser, userSession } from '@longstrip/database/schema';
import { and, eq } from 'drizzle-orm';
import type { UserRow } from './caller.ts';

export interface SessionWithUser {
  readonly session: typeof userSession.$inferSelect;
  readonly user: UserRow;
}

/** The session of an access token with its reader; null if there is none. */
export async function findSession(
  executor: Executor,
  key: { platformId: string; userId: string; sessionId: string },
): Promise<SessionWithUser | null> {
  const rows = await executor
    .select({ session: userSession, user: appUser })
    .from(userSession)
    .innerJoin(appUser, and(eq(appUser.platformId, userSession.platformId), eq(appUser.id, userSession.userId)))
    .where(
      and(
        eq(userSession.platformId, key.platformId),
        eq(userSession.userId, key.userId),
        eq(userSession.id, key.sessionId),
      ),
    );
  return rows[0] ?? null;
}
