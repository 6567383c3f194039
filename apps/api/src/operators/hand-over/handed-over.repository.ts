import { HANDED_KINDS } from '@longstrip/api-contract';
import type { Executor } from '@longstrip/database';
import { appUser, auditLog } from '@longstrip/database/schema';
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ReaderScope } from '../../shared/reader-scope.ts';

const DAY_MS = 86_400_000;
const ACTIONS = HANDED_KINDS.map((kind) => `reader.${kind}`);

/** What an operator gave to a reader, by its entry in the audit log. */
export interface HandedOverRow {
  readonly handed: number;
  readonly kind: (typeof HANDED_KINDS)[number];
  /** Of the coupon or gift; empty for spins. */
  readonly key: string;
  readonly count: number;
  readonly atMs: number;
  readonly expiresAtMs: number | null;
  readonly by: string;
  readonly reason: string;
  /** Null: it was not taken back. */
  readonly takenBack: { readonly requestId: string; readonly count: number } | null;
}

const LoggedSchema = v.object({
  kind: v.picklist(HANDED_KINDS),
  key: v.optional(v.string(), ''),
  count: v.optional(v.number(), 1),
  days: v.optional(v.nullable(v.number()), null),
  reason: v.string(),
});
const TakenSchema = v.object({ handed: v.number(), requestId: v.string(), count: v.number() });

/** The names under which the log has a reader: their own, and those of guests who joined them. */
async function subjectsOf(executor: Executor, { platformId, userId }: ReaderScope): Promise<string[]> {
  const joined = await executor
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(eq(appUser.platformId, platformId), eq(appUser.mergedIntoId, userId)));
  return [userId, ...joined.map(({ id }) => id)].map((id) => `${platformId}/${id}`);
}

/** What operators gave to a reader, the newest first. */
export async function listHandedOver(
  executor: Executor,
  scope: ReaderScope,
  { beforeId, limit }: { beforeId: number | null; limit: number },
): Promise<HandedOverRow[]> {
  const subjects = await subjectsOf(executor, scope);
  const rows = await executor
    .select()
    .from(auditLog)
    .where(
      and(
        ...[eq(auditLog.subjectType, 'reader'), inArray(auditLog.subjectId, subjects)],
        ...[inArray(auditLog.action, ACTIONS), beforeId === null ? undefined : lt(auditLog.id, beforeId)],
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);
  const taken = await findTaken(
    executor,
    subjects,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => described(row, taken.get(row.id) ?? null));
}

/** One of them; null: no operator gave that to this reader. */
export async function findHandedOver(
  executor: Executor,
  scope: ReaderScope,
  handed: number,
): Promise<HandedOverRow | null> {
  const subjects = await subjectsOf(executor, scope);
  const [row] = await executor
    .select()
    .from(auditLog)
    .where(
      and(
        ...[eq(auditLog.id, handed), inArray(auditLog.action, ACTIONS)],
        ...[eq(auditLog.subjectType, 'reader'), inArray(auditLog.subjectId, subjects)],
      ),
    );
  if (row === undefined) return null;
  return described(row, (await findTaken(executor, subjects, [handed])).get(handed) ?? null);
}

async function findTaken(
  executor: Executor,
  subjects: readonly string[],
  handed: readonly number[],
): Promise<Map<number, v.InferOutput<typeof TakenSchema>>> {
  if (handed.length === 0) return new Map();
  const rows = await executor
    .select({ after: auditLog.after })
    .from(auditLog)
    .where(
      and(
        ...[eq(auditLog.subjectType, 'reader'), inArray(auditLog.subjectId, [...subjects])],
        ...[
          eq(auditLog.action, 'reader.takeBack'),
          inArray(sql`(${auditLog.after} ->> 'handed')::bigint`, [...handed]),
        ],
      ),
    );
  return new Map(
    rows.map(({ after }) => {
      const taken = v.parse(TakenSchema, after);
      return [taken.handed, taken];
    }),
  );
}

function described(
  { id: handed, loggedAtMs: atMs, actor: by, after }: typeof auditLog.$inferSelect,
  takenBack: HandedOverRow['takenBack'],
): HandedOverRow {
  const { kind, key, count, days, reason } = v.parse(LoggedSchema, after);
  const expiresAtMs = days === null ? null : atMs + days * DAY_MS;
  return { handed, kind, key, count, atMs, expiresAtMs, by, reason, takenBack };
}
