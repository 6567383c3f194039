import type { Executor } from '@longstrip/database';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ReaderScope } from '../../shared/reader-scope.ts';

const ClosedSchema = v.object({ rows: v.tuple([v.object({ is_closed: v.boolean() })]) });

/**
 * Whether the account has confirmed its move to another platform (D34), and so spends and gets nothing more. The
 * confirmation locks the wallet: who asks under the wallet's lock is told what holds until the transaction ends.
 */
export async function isAccountClosed(executor: Executor, { platformId, userId }: ReaderScope): Promise<boolean> {
  const result = await executor.execute(sql`select is_account_closed(${platformId}, ${userId}) as is_closed`);
  return v.parse(ClosedSchema, result).rows[0].is_closed;
}
