import type { Executor, Transaction } from '@longstrip/database';
import { appUser, refreshToken, userSession } from '@longstrip/database/schema';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { ReaderScope, UserRow } from '../../shared/reader-scope.ts';
import type { RefreshTokenRow } from './refresh-token.ts';

type SessionRow = typeof userSession.$inferSelect;

export interface SessionWithUser {
  readonly session: SessionRow;
  readonly user: UserRow;
}

export interface SessionKey {
  platformId: string;
  userId: string;
  sessionId: string;
}

const sessionIs = (key: SessionKey) =>
  and(
    eq(userSession.platformId, key.platformId),
    eq(userSession.userId, key.userId),
    eq(userSession.id, key.sessionId),
  );

const selectSessions = (executor: Executor) =>
  executor
    .select({ session: userSession, user: appUser })
    .from(userSession)
    .innerJoin(appUser, and(eq(appUser.platformId, userSession.platformId), eq(appUser.id, userSession.userId)));

/** The session that a token names with its reader; null if there is none. */
export async function findSession(executor: Executor, key: SessionKey): Promise<SessionWithUser | null> {
  const rows = await selectSessions(executor).where(sessionIs(key));
  return rows[0] ?? null;
}

/**
 * Finds the sessions of several tokens in one statement, in the order they are asked for; their keys have no quotes and
 * backslashes. This is what identifies callers: its statement is written once, and has no name (record 0123).
 */
export function createSessionsFinder(
  executor: Executor,
): (keys: readonly SessionKey[]) => Promise<readonly (SessionWithUser | null)[]> {
  const listOf = (part: keyof SessionKey) => sql.placeholder(part);
  const statement = selectSessions(executor)
    .innerJoin(
      sql`unnest(${listOf('platformId')}::text[], ${listOf('userId')}::text[], ${listOf('sessionId')}::text[]) as asked(platform, reader, session)`,
      sql`${userSession.platformId} = asked.platform and ${userSession.userId} = asked.reader and ${userSession.id} = asked.session`,
    )
    .prepare('');
  return async (keys) => {
    const rows = await statement.execute({
      platformId: textList(keys.map(({ platformId }) => platformId)),
      userId: textList(keys.map(({ userId }) => userId)),
      sessionId: textList(keys.map(({ sessionId }) => sessionId)),
    });
    const found = new Map(rows.map((row) => [nameOf({ ...row.session, sessionId: row.session.id }), row]));
    return keys.map((key) => found.get(nameOf(key)) ?? null);
  };
}

const nameOf = ({ platformId, userId, sessionId }: SessionKey): string => [platformId, userId, sessionId].join(' ');

/** An array as PostgreSQL reads it: the planner sees how many they are. */
const textList = (texts: readonly string[]): string => `{${texts.map((text) => `"${text}"`).join(',')}}`;

/** Locks a session until the end of the transaction, so that its tokens are renewed one after the other. */
export async function lockSession(transaction: Transaction, key: SessionKey): Promise<void> {
  await transaction.select({ id: userSession.id }).from(userSession).where(sessionIs(key)).for('update');
}

export async function insertSession(transaction: Transaction, row: SessionRow): Promise<void> {
  await transaction.insert(userSession).values(row);
}

/** Moves the end of a session to that of its newest refresh token. */
export async function extendSession(
  transaction: Transaction,
  scope: ReaderScope,
  { sessionId, expiresAtMs }: { sessionId: string; expiresAtMs: number },
): Promise<void> {
  await transaction
    .update(userSession)
    .set({ expiresAtMs })
    .where(sessionIs({ ...scope, sessionId }));
}

/** Ends a session; one that has ended before keeps its time. */
export async function revokeSession(
  executor: Executor,
  scope: ReaderScope,
  { sessionId, nowMs }: { sessionId: string; nowMs: number },
): Promise<void> {
  await executor
    .update(userSession)
    .set({ revokedAtMs: nowMs })
    .where(and(sessionIs({ ...scope, sessionId }), isNull(userSession.revokedAtMs)));
}

/** Ends all sessions of a reader but the one that stays; null: none stays. */
export async function revokeOtherSessions(
  executor: Executor,
  { platformId, userId }: ReaderScope,
  { stays, nowMs }: { stays: string | null; nowMs: number },
): Promise<void> {
  await executor
    .update(userSession)
    .set({ revokedAtMs: nowMs })
    .where(
      and(
        eq(userSession.platformId, platformId),
        eq(userSession.userId, userId),
        isNull(userSession.revokedAtMs),
        stays === null ? undefined : ne(userSession.id, stays),
      ),
    );
}

export async function findRefreshToken(
  executor: Executor,
  { platformId, tokenHash }: { platformId: string; tokenHash: string },
): Promise<RefreshTokenRow | null> {
  const rows = await executor
    .select()
    .from(refreshToken)
    .where(and(eq(refreshToken.platformId, platformId), eq(refreshToken.tokenHash, tokenHash)));
  return rows[0] ?? null;
}

/** The refresh token of one generation of a session. */
export async function findGeneration(
  executor: Executor,
  { platformId, userId }: ReaderScope,
  { sessionId, generation }: { sessionId: string; generation: number },
): Promise<RefreshTokenRow | null> {
  const rows = await executor
    .select()
    .from(refreshToken)
    .where(
      and(
        eq(refreshToken.platformId, platformId),
        eq(refreshToken.userId, userId),
        eq(refreshToken.sessionId, sessionId),
        eq(refreshToken.generation, generation),
      ),
    );
  return rows[0] ?? null;
}

export async function insertRefreshToken(transaction: Transaction, row: RefreshTokenRow): Promise<void> {
  await transaction.insert(refreshToken).values(row);
}

export async function markRefreshTokenUsed(
  transaction: Transaction,
  { platformId, userId }: ReaderScope,
  { tokenHash, nowMs }: { tokenHash: string; nowMs: number },
): Promise<void> {
  await transaction
    .update(refreshToken)
    .set({ usedAtMs: nowMs })
    .where(
      and(
        eq(refreshToken.platformId, platformId),
        eq(refreshToken.userId, userId),
        eq(refreshToken.tokenHash, tokenHash),
      ),
    );
}
