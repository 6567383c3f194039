import type { Executor } from '@longstrip/database';
import { appUser } from '@longstrip/database/schema';
import { and, eq, isNull } from 'drizzle-orm';
import { type ReaderScope, scopeOf } from '../../shared/reader-scope.ts';

/** A reader’s name at the offers: the platform and the id of their account, since two platforms may have the same id. */
export function offerReaderName({ platformId, userId }: ReaderScope): string {
  return `${platformId}.${userId}`;
}

const NAME = /^([a-z0-9-]{1,40})\.([\w-]{1,64})$/;

/** Whom a name means; the bare id of an account does, too, where one platform alone has it. Null: nobody who has an account now. */
export async function readOfferReader(executor: Executor, name: string): Promise<ReaderScope | null> {
  const [, platformId, userId = name] = NAME.exec(name) ?? [];
  const rows = await executor
    .select()
    .from(appUser)
    .where(
      and(
        eq(appUser.id, userId),
        isNull(appUser.withdrawnAtMs),
        platformId === undefined ? undefined : eq(appUser.platformId, platformId),
      ),
    )
    .limit(2);
  const [row] = rows;
  return row === undefined || rows.length > 1 ? null : scopeOf(row);
}
