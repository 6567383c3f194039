import {
  TIMELINE_KINDS,
  type TimelineEntry,
  type TimelinePage,
  type TimelineQuerySchema,
} from '@longstrip/api-contract';
import { type Decision, grant, refuse } from '@longstrip/core';
import type { Database } from '@longstrip/database';
import type * as v from 'valibot';
import { findNamedAccount } from '../../people/index.ts';
import type { Operator } from '../../shared/operator.ts';
import { scopeOf } from '../../shared/reader-scope.ts';
import { noteLook } from './note-look.ts';
import { listTimeline, type TimelinePlace } from './timeline.repository.ts';

/** `adminReaderTimeline`: a page of what happened to a reader, of all kinds together. */
export async function readTimeline(
  database: Database,
  operator: Operator,
  asked: v.InferOutput<typeof TimelineQuerySchema>,
  nowMs: number,
): Promise<Decision<TimelinePage, 'NOT_EXIST'>> {
  const account = await findNamedAccount(database.orm, asked);
  if (account === null) return refuse('NOT_EXIST');
  await noteLook(database, operator, { account, isFull: false, nowMs });
  const after = readPlace(asked.before);
  const scope = scopeOf(account);
  const found: TimelineEntry[] = [];
  // In the order of the kinds, which decides among entries of one moment.
  for (const kind of TIMELINE_KINDS.filter((each) => asked.kinds.includes(each))) {
    found.push(...(await listTimeline(database.orm, kind, { scope, after, limit: asked.limit + 1 })));
  }
  const rows = found.toSorted((one, other) => other.atMs - one.atMs).slice(0, asked.limit);
  const last = rows.at(-1);
  const hasMore = found.length > rows.length && last !== undefined;
  return grant({ rows, next: hasMore ? `${last.atMs}.${last.kind}:${last.id}` : null });
}

/** Null: from the newest on. A text that was made up begins there too. */
function readPlace(text: string): TimelinePlace | null {
  const [, atMs = '', name = '', id = ''] = /^(\d+)\.([a-z]+):(.+)$/.exec(text) ?? [];
  const kind = TIMELINE_KINDS.find((each) => each === name);
  return kind === undefined ? null : { atMs: Number(atMs), kind, id };
}
