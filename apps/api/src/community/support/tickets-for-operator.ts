import type {
  OperatorTicket,
  OperatorTicketDetail,
  OperatorTicketPage,
  OperatorTicketQuerySchema,
  TicketListQuerySchema,
} from '@longstrip/api-contract';
import { type Decision, grant, type OperatorRole, refuse } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import type * as v from 'valibot';
import { findAnyAccount } from '../../people/index.ts';
import type { AccountKeys } from '../../shared/account-keys.ts';
import { FOR_ANOTHER_ROLE, type Operator } from '../../shared/operator.ts';
import {
  countWaiting,
  findTicketOfAny,
  listOtherTickets,
  listPictureBytes,
  listTicketPictures,
  listTicketsOfAll,
  type TicketPictureRow,
  type TicketRow,
} from './ticket.repository.ts';
import { ticketPicturePath } from './ticket-picture-address.ts';

export type TicketListQuery = v.InferOutput<typeof TicketListQuerySchema>;
export type TicketQuery = v.InferOutput<typeof OperatorTicketQuerySchema>;

/** Tickets of a platform: those that wait with the oldest first, the others with the newest first. */
export async function listForOperator(
  executor: Executor,
  operator: Operator,
  query: TicketListQuery,
): Promise<Decision<OperatorTicketPage, 'FORBIDDEN'>> {
  if (!SUPPORT_ROLES.has(operator.role)) return refuse('FORBIDDEN');
  const { platform: platformId, limit } = query;
  const found = await listTicketsOfAll(executor, { ...query, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const pictures = await listTicketPictures(executor, platformId, rows);
  const last = rows.at(-1);
  const hasMore = found.length > rows.length && last !== undefined;
  return grant({
    rows: rows.map((row) => described(row, picturesOf(row, pictures).length)),
    next: hasMore ? `${last.createdAtMs}.${last.id}` : null,
    waiting: await countWaiting(executor, platformId),
  });
}

const picturesOf = ({ id }: TicketRow, pictures: readonly TicketPictureRow[]) =>
  pictures.filter(({ ticketId }) => ticketId === id);

/**
 * One ticket.
 * @param signing what the addresses of its pictures are signed with; null: they have none
 */
export async function showForOperator(
  executor: Executor,
  operator: Operator,
  { platform: platformId, ticket: ticketId, pictures: hasPictures }: TicketQuery,
  signing: { readonly keys: AccountKeys; readonly nowMs: number } | null = null,
): Promise<Decision<OperatorTicketDetail, 'NOT_EXIST' | 'FORBIDDEN'>> {
  if (!SUPPORT_ROLES.has(operator.role)) return refuse('FORBIDDEN');
  const row = await findTicketOfAny(executor, { platformId, ticketId });
  if (row === null) return refuse('NOT_EXIST');
  const pictures = picturesOf(row, await listTicketPictures(executor, platformId, [row]));
  const shown = hasPictures ? await listPictureBytes(executor, row) : [];
  const account = await findAnyAccount(executor, { platformId, userId: row.userId });
  const others = await listOtherTickets(executor, row);
  return grant({
    ...described(row, pictures.length),
    nickname: account?.nickname ?? null,
    pictureAddresses: signing === null ? [] : pictures.map((picture) => addressOf(picture, signing)),
    pictures: shown.map((bytes) => Buffer.from(bytes).toString('base64')),
    others: others.map(({ id, title, status, createdAtMs }) => ({ ticketId: id, title, status, createdAtMs })),
  });
}

function addressOf(picture: TicketPictureRow, { keys, nowMs }: { keys: AccountKeys; nowMs: number }) {
  const { path, expiredAtMs: endsAtMs } = ticketPicturePath(keys, picture, nowMs);
  return { path, widthPx: picture.widthPx, heightPx: picture.heightPx, endsAtMs };
}

function described(row: TicketRow, pictureCount: number): OperatorTicket {
  const { id: ticketId, userId, category, locale, title, text, place, status, createdAtMs, answer, answeredAtMs } = row;
  return {
    ...{ ticketId, userId, category, locale, title, text, place, status, createdAtMs, answer, answeredAtMs },
    pictureCount,
  };
}

/** Roles that read and answer what readers ask (D25): it may contain personal data. */
export const SUPPORT_ROLES: ReadonlySet<OperatorRole> = new Set(['owner', 'support']);

/** The sentence for the operator for each refusal. */
export const TICKET_SENTENCES = {
  NOT_EXIST: 'there is no such ticket on that platform, or its reader has deleted it.',
  ALREADY_EXECUTION_EXCEPTION: 'that ticket has its answer already.',
  FORBIDDEN: FOR_ANOTHER_ROLE,
} as const;
