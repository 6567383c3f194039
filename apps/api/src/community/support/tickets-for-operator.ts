import {
  type Decision,
  type FaqCategory,
  grant,
  type OperatorRole,
  refuse,
  TICKET_STATUSES,
  type TicketStatus,
} from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import * as v from 'valibot';
import { FOR_ANOTHER_ROLE, type Operator } from '../../shared/operator.ts';
import { PlatformIdSchema, ReferenceSchema } from '../../shared/operator-values.ts';
import {
  findTicketOfAny,
  listPictureBytes,
  listTicketPictures,
  listTicketsOfAll,
  type TicketRow,
} from './ticket.repository.ts';

const LISTED_DEFAULT = 50;
const LISTED_MOST = 500;

/** Which tickets an operator lists. */
export const TicketListQuerySchema = v.object({
  platform: PlatformIdSchema,
  status: v.optional(v.picklist(TICKET_STATUSES, `a status is ${TICKET_STATUSES.join(' or ')}`), 'WAIT'),
  limit: v.optional(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'a limit is a whole number'), v.transform(Number))]),
      v.minValue(1, 'a limit is at least 1'),
      v.maxValue(LISTED_MOST, `a limit is at most ${LISTED_MOST}`),
    ),
    LISTED_DEFAULT,
  ),
});
export type TicketListQuery = v.InferOutput<typeof TicketListQuerySchema>;

/** Which ticket an operator looks at, and whether with its pictures. */
export const TicketQuerySchema = v.object({
  platform: PlatformIdSchema,
  ticket: ReferenceSchema,
  pictures: v.optional(
    v.union([
      v.boolean(),
      v.pipe(
        v.literal('true'),
        v.transform(() => true),
      ),
    ]),
    false,
  ),
});
export type TicketQuery = v.InferOutput<typeof TicketQuerySchema>;

/** A ticket as an operator sees it. */
export interface OperatorTicket {
  readonly ticketId: string;
  readonly userId: string;
  readonly category: FaqCategory;
  readonly locale: string;
  readonly title: string;
  readonly text: string;
  /** The episode and page that it is about: `salt-crown/ep-3#14`; null for none. */
  readonly place: string | null;
  readonly status: TicketStatus;
  readonly createdAtMs: number;
  readonly answer: string | null;
  readonly answeredAtMs: number | null;
  readonly pictureCount: number;
}

/** The same with its pictures, where they were asked for: WebP, in base64. */
export interface OperatorTicketDetail extends OperatorTicket {
  readonly pictures: readonly string[];
}

/** Tickets of a platform, those that have waited longest first. */
export async function listForOperator(
  executor: Executor,
  operator: Operator,
  { platform: platformId, status, limit }: TicketListQuery,
): Promise<Decision<OperatorTicket[], 'FORBIDDEN'>> {
  if (!SUPPORT_ROLES.has(operator.role)) return refuse('FORBIDDEN');
  const rows = await listTicketsOfAll(executor, { platformId, status, limit });
  const pictures = await listTicketPictures(executor, platformId, rows);
  return grant(rows.map((row) => described(row, pictures.filter(({ ticketId }) => ticketId === row.id).length)));
}

/** One ticket. */
export async function showForOperator(
  executor: Executor,
  operator: Operator,
  { platform: platformId, ticket: ticketId, pictures: hasPictures }: TicketQuery,
): Promise<Decision<OperatorTicketDetail, 'NOT_EXIST' | 'FORBIDDEN'>> {
  if (!SUPPORT_ROLES.has(operator.role)) return refuse('FORBIDDEN');
  const row = await findTicketOfAny(executor, { platformId, ticketId });
  if (row === null) return refuse('NOT_EXIST');
  const pictures = await listTicketPictures(executor, platformId, [row]);
  const shown = hasPictures ? await listPictureBytes(executor, row) : [];
  return grant({
    ...described(row, pictures.length),
    pictures: shown.map((bytes) => Buffer.from(bytes).toString('base64')),
  });
}

function described(row: TicketRow, pictureCount: number): OperatorTicket {
  const { id: ticketId, userId, category, locale, title, text, place, status, createdAtMs, answer, answeredAtMs } = row;
  return {
    ticketId,
    userId,
    category,
    locale,
    title,
    text,
    place,
    status,
    createdAtMs,
    answer,
    answeredAtMs,
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
