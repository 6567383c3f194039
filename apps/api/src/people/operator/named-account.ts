import type { Executor } from '@longstrip/database';
import { appUser } from '@longstrip/database/schema';
import { and, eq, sql } from 'drizzle-orm';
import type { UserRow } from '../../shared/reader-scope.ts';

/** The account that an operator names by its id or e-mail address, also one that has withdrawn; null: there is none. */
export async function findNamedAccount(
  executor: Executor,
  { platform, reader }: { platform: string; reader: string },
): Promise<UserRow | null> {
  const isNamed = reader.includes('@')
    ? sql`lower(${appUser.email}) = ${reader.toLowerCase()}`
    : eq(appUser.id, reader);
  const rows = await executor
    .select()
    .from(appUser)
    .where(and(eq(appUser.platformId, platform), isNamed))
    .orderBy(sql`${appUser.withdrawnAtMs} desc nulls first`)
    .limit(1);
  return rows[0] ?? null;
}
