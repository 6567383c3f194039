import { isDeepStrictEqual } from 'node:util';
import type { UndoDocument } from '@longstrip/api-contract';
import type { Database } from '@longstrip/database';
import { auditLog } from '@longstrip/database/schema';
import { and, asc, eq } from 'drizzle-orm';
import { describeSeries } from '../../catalogue/index.ts';
import { decideForOperator, type OperatorDecision, RefusedChange } from '../../shared/operator.ts';

type Facts = Readonly<Record<string, unknown>>;

/** Facts of a series that a document names as the log does. */
const FACTS: readonly string[] = [
  ...['alias', 'title', 'synopsis', 'publisher', 'status', 'isAdult', 'isOriginal', 'isRemoved', 'language', 'workKey'],
  ...['tags', 'days', 'creators', 'rentalHours', 'freetimeEnabled', 'freetimeRefillHours', 'freetimeExcludedNewest'],
];
const OF_PLATFORM: readonly string[] = ['isVisible', 'title', 'rentCoin', 'possessionCoin', 'freeEpisodeCount'];
const PRICES: readonly string[] = ['hasOwnPrices', 'rentCoin', 'possessionCoin'];
const WINDOW: readonly string[] = ['freeFromMs', 'freeUntilMs'];

const factsOf = (value: unknown): Facts => Object(value);
/** The log does not have the order of keys. */
const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other);
const changedIn = (before: Facts, after: Facts): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => !isSame(before[name], after[name]));
const moment = (ms: unknown): string => new Date(Number(ms)).toISOString();

/**
 * `adminUndoDocument`: the document that restores what one act changed of series. The log has both sides of the act; what has
 * changed since is not overwritten.
 */
export function writeUndoDocument(database: Database, requestId: string): Promise<OperatorDecision<UndoDocument>> {
  return decideForOperator(database, async (transaction) => {
    const entries = await transaction
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.requestId, requestId), eq(auditLog.subjectType, 'series')))
      .orderBy(asc(auditLog.id));
    if (entries.length === 0) throw new RefusedChange('NOT_EXIST', 'that act changed no series.');
    const stale: UndoDocument['stale'] = [];
    const series: object[] = [];
    for (const { subjectId, before, after } of entries) {
      const present = factsOf(await describeSeries(transaction, Number(subjectId)));
      const subject = `series ${String(present.alias ?? subjectId)}`;
      const [was, made] = [factsOf(before), factsOf(after)];
      if (before === null || after === null) throw notUndoable(`${subject} was new`);
      stale.push(...staleIn({ was, made, present }).map((of) => ({ subject, ...of })));
      series.push({ series: Number(subjectId), ...entryOf(was, made, subject) });
    }
    return stale.length > 0 ? { document: null, stale } : { document: { series }, stale };
  });
}

function notUndoable(what: string): RefusedChange {
  return new RefusedChange('NOT_UNDOABLE', `${what}: that cannot be undone from the log.`);
}

/** Episodes by their number, so that they are compared one by one. */
function flat(facts: Facts): Map<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const [name, value] of Object.entries(facts)) {
    if (name === 'episodes' && Array.isArray(value)) {
      for (const episode of value) fields.set(`episodes.${String(factsOf(episode).number)}`, episode);
    } else if (name === 'platforms') {
      for (const [id, on] of Object.entries(factsOf(value))) fields.set(`platforms.${id}`, on);
    } else fields.set(name, value);
  }
  return fields;
}

/** What the act made of a series, and what is something else now, down to single values. */
function staleIn({ was, made, present }: { was: Facts; made: Facts; present: Facts }) {
  const [before, now] = [flat(was), flat(present)];
  return [...flat(made)].flatMap(([field, value]) => staleFields(field, before.get(field), value, now.get(field)));
}

interface StaleField {
  readonly field: string;
  readonly made: unknown;
  readonly is: unknown;
}

function staleFields(field: string, was: unknown, made: unknown, is: unknown): StaleField[] {
  if (isSame(was, made) || isSame(made, is)) return [];
  const hasParts = [was, made, is].every((each) => typeof each === 'object' && each !== null && !Array.isArray(each));
  if (!hasParts) return [{ field, made: made ?? null, is: is ?? null }];
  const [before, after, now] = [factsOf(was), factsOf(made), factsOf(is)];
  return changedIn(before, after).flatMap((name) =>
    staleFields(`${field}.${name}`, before[name], after[name], now[name]),
  );
}

function entryOf(was: Facts, made: Facts, subject: string): object {
  const [before, after] = [flat(was), flat(made)];
  const platforms: Record<string, object> = {};
  const episodes: object[] = [];
  const facts: Record<string, unknown> = {};
  for (const [field, value] of after) {
    const [area, name = ''] = field.split(/\.(.*)/s);
    const old = before.get(field);
    if (area === 'platforms') {
      if (isSame(old, value)) continue;
      if (old === undefined) throw notUndoable(`${subject} was new on ${name}`);
      platforms[name] = { ...platforms[name], ...platformEntry(factsOf(old), factsOf(value), `${subject} on ${name}`) };
    } else if (area === 'episodes') {
      if (old === undefined) throw notUndoable(`episode ${name} of ${subject} was new`);
      episodes.push({ number: name, ...episodeEntry(factsOf(old), factsOf(value), `episode ${name} of ${subject}`) });
    } else if (field === 'bulkDiscounts') {
      for (const [id, tiers] of Object.entries(discountsOf(old, value))) {
        platforms[id] = { ...platforms[id], bulkDiscounts: tiers };
      }
    } else if (FACTS.includes(field)) facts[field] = old;
    else throw notUndoable(`${field} of ${subject}`);
  }
  return {
    ...facts,
    ...(Object.keys(platforms).length === 0 ? {} : { platforms }),
    ...(episodes.length === 0 ? {} : { episodes }),
  };
}

function platformEntry(was: Facts, made: Facts, subject: string): object {
  const entry: Record<string, unknown> = {};
  for (const name of changedIn(was, made)) {
    if (OF_PLATFORM.includes(name)) entry[name] = was[name];
    else if (name === 'openedAtMs') entry.openAt = moment(was[name]);
    else throw notUndoable(name === 'isDraft' ? `${subject} was published` : `${name} of ${subject}`);
  }
  return entry;
}

function episodeEntry(was: Facts, made: Facts, subject: string): object {
  const entry: Record<string, unknown> = {};
  for (const name of changedIn(was, made)) {
    if (name === 'isRemoved') entry.isRemoved = was.isRemoved;
    else if (name !== 'platforms') throw notUndoable(`${name} of ${subject}`);
  }
  const platforms: Record<string, object> = {};
  const [before, after] = [factsOf(was.platforms), factsOf(made.platforms)];
  for (const id of changedIn(before, after)) {
    if (before[id] === undefined) throw notUndoable(`${subject} was new on ${id}`);
    platforms[id] = placeEntry(factsOf(before[id]), factsOf(after[id]), `${subject} on ${id}`);
  }
  return Object.keys(platforms).length === 0 ? entry : { ...entry, platforms };
}

function placeEntry(was: Facts, made: Facts, subject: string): object {
  const entry: Record<string, unknown> = {};
  for (const name of changedIn(was, made)) {
    if (name === 'isVisible' || name === 'isLoginRequired') entry[name] = was[name];
    else if (name === 'openedAtMs') entry.openAt = moment(was[name]);
    else if (PRICES.includes(name)) {
      const { rentCoin, possessionCoin } = was;
      entry.prices = was.hasOwnPrices === true ? { rentCoin, possessionCoin } : 'series';
    } else if (WINDOW.includes(name)) {
      entry.freeWindow =
        was.freeFromMs === null ? null : { from: moment(was.freeFromMs), until: moment(was.freeUntilMs) };
    } else throw notUndoable(name === 'isDraft' ? `${subject} was published` : `${name} of ${subject}`);
  }
  return entry;
}

/** The former discounts of each platform that is in one of the lists. */
function discountsOf(was: unknown, made: unknown): Record<string, object[]> {
  const listOf = (value: unknown) => (Array.isArray(value) ? value.map(factsOf) : []);
  const ids = new Set([...listOf(was), ...listOf(made)].map(({ platformId }) => String(platformId)));
  const former = (id: string) => listOf(was).filter(({ platformId }) => platformId === id);
  return Object.fromEntries([...ids].map((id) => [id, former(id).map(({ platformId: _platform, ...tier }) => tier)]));
}
