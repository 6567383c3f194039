import { TRANSFER_STATES } from '@longstrip/core';
import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { epochMs, oneOf, platformIdColumn } from '../columns.ts';
import { appUser } from './user.ts';

/** The move of an account to another platform (D34). Once it is confirmed, the old account can spend nothing. */
export const accountTransfer = pgTable(
  'account_transfer',
  {
    platformId: platformIdColumn(),
    userId: text('user_id').notNull(),
    targetPlatformId: text('target_platform_id').notNull(),
    targetUserId: text('target_user_id').notNull(),
    state: text('state', { enum: TRANSFER_STATES }).notNull(),
    /** When the reader proved that they own the target account, which may change until the move is confirmed. */
    chosenAtMs: epochMs('chosen_at_ms').notNull(),
    confirmedAtMs: epochMs('confirmed_at_ms'),
    doneAtMs: epochMs('done_at_ms'),
    /** The movements on each platform; null if there were no coins. */
    leavingMovementId: bigint('leaving_movement_id', { mode: 'number' }),
    arrivingMovementId: bigint('arriving_movement_id', { mode: 'number' }),
    /** What moves and what does not, as the reader saw it when they confirmed. */
    summary: jsonb('summary'),
    /** The entitlements that the target account got, as [episode, scope, from, until]. */
    arrivedRights: jsonb('arrived_rights'),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    foreignKey({
      name: 'account_transfer_target_fk',
      columns: [table.targetPlatformId, table.targetUserId],
      foreignColumns: [appUser.platformId, appUser.id],
    }),
    uniqueIndex('account_transfer_leaving_unique')
      .on(table.platformId, table.leavingMovementId)
      .where(sql`${table.leavingMovementId} is not null`),
    index('account_transfer_target_index').on(table.targetPlatformId, table.targetUserId),
    check('account_transfer_state', oneOf(table.state, TRANSFER_STATES)),
    check('account_transfer_platforms', sql`${table.platformId} <> ${table.targetPlatformId}`),
    check(
      'account_transfer_confirmed',
      sql`(${table.state} = 'chosen') = (${table.confirmedAtMs} is null) and (${table.state} = 'chosen') = (${table.summary} is null)`,
    ),
    check('account_transfer_done', sql`(${table.state} = 'done') = (${table.doneAtMs} is not null)`),
  ],
);
