import { grant, type Platform } from '@longstrip/core';
import { type Database, decideInTransaction } from '@longstrip/database';
import { appUser, episode, series, seriesPlatform } from '@longstrip/database/schema';
import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import {
  prepareComment,
  prepareReply,
  type ReaderCall,
  reactToComment,
  writeComment,
  writeReply,
} from '../community/index.ts';
import { type AccountLimits, createAccount } from '../people/index.ts';
import { scopeOf, type UserRow } from '../shared/reader-scope.ts';
import { DEMO_TALKS, type DemoComment, type DemoTalk } from './demo-comment-texts.ts';
import { isDemoWorkOf } from './demo-works.ts';
import type { DemoAccountParts } from './prepare-demo-accounts.ts';

/** Time between two comments of the demo, so that their times differ. */
const BETWEEN_MS = 47 * 60_000;

/** The demo writes all its comments at once, so no limits apply. */
const NO_LIMITS: AccountLimits = {
  ...{ take: async () => ({ ok: true }), forget: async () => undefined },
  ...{ usesOf: async () => [], forgetAll: async () => undefined },
};

interface DemoCommentParts extends Pick<DemoAccountParts, 'database' | 'services' | 'platforms'> {
  readonly nowMs: () => number;
  readonly logger: Logger;
}

/**
 * Writes comments of the demo's people about the first works of each platform that has comments, by the same services as readers.
 * These people have accounts without a sign-in. Existing comments of theirs are not changed.
 */
export async function prepareDemoComments(parts: DemoCommentParts): Promise<void> {
  for (const platform of parts.platforms) {
    const talk = platform.features.comments ? DEMO_TALKS.get(platform.locales[0]) : undefined;
    if (talk === undefined) continue;
    const people = await bringPeople(parts, platform, talk);
    if (people !== null) await letTalk(parts, platform, talk, people);
  }
}

/** Null: they exist already, or a reader has one of their names. */
async function bringPeople(
  { database, services, nowMs }: DemoCommentParts,
  platform: Platform,
  { people }: DemoTalk,
): Promise<UserRow[] | null> {
  const idOf = (index: number) => `demo-commenter-${index + 1}`;
  const [known] = await database.orm
    .select({ id: appUser.id })
    .from(appUser)
    .where(
      and(
        eq(appUser.platformId, platform.id),
        isNull(appUser.withdrawnAtMs),
        or(
          eq(appUser.snsId, idOf(0)),
          inArray(
            sql`lower(${appUser.nickname})`,
            people.map((name) => name.toLowerCase()),
          ),
        ),
      ),
    )
    .limit(1);
  if (known !== undefined) return null;
  const brought = await decideInTransaction(database, async (transaction) => {
    const users: UserRow[] = [];
    for (const [index, nickname] of people.entries()) {
      const id = { platformId: platform.id, provider: 'google', snsId: idOf(index) } as const;
      const created = await createAccount(
        transaction,
        services,
        {
          ...{ id, email: null, phone: null, nickname, name: null },
          ...{ isAgreeMail: false, passwordHash: null, isDemo: true },
        },
        { platform, locale: platform.locales[0], nowMs: nowMs() },
      );
      if (!created.ok) return created;
      if (created.value.kind !== 'taken') users.push(created.value.user);
    }
    return grant(users);
  });
  return brought.ok && brought.value.length === people.length ? brought.value : null;
}

async function letTalk(
  { database, logger, nowMs }: DemoCommentParts,
  platform: Platform,
  { works }: DemoTalk,
  people: readonly UserRow[],
): Promise<void> {
  const parts = { db: database, services: { limits: NO_LIMITS } };
  const endMs = nowMs();
  let said = 0;
  const callOf = (by: number): ReaderCall | null => {
    const user = people[by];
    if (user === undefined) return null;
    said += 1;
    const caller = { kind: 'user', scope: scopeOf(user), user, sessionId: 'demo', isKoreanAddress: false } as const;
    return {
      ...{ caller, platform, device: { platform: 'WEB', isMobile: false }, timeZone: platform.timeZone },
      ...{ locale: platform.locales[0], clientAddress: null, isFromSite: false, requestId: 'demo' },
      // The last comment is a moment old, the first some days.
      ...{ nowMs: endMs - (100 - said) * BETWEEN_MS, logger, until: new AbortController().signal },
    };
  };
  const say = async ({ replies = [], likes = [], ...content }: DemoComment, at: Place): Promise<void> => {
    const call = callOf(content.by);
    if (call === null) return;
    const commentId = await write(parts, at, content, call);
    if (commentId === null) return;
    for (const by of likes) {
      const liking = callOf(by);
      if (liking !== null) await reactToComment(parts, { commentId, isLike: true }, liking);
    }
    for (const reply of replies) await say(reply, { replyTo: commentId });
  };
  for (const [index, alias] of (await aliasesOf(database, platform, works.length)).entries()) {
    for (const [number, comments] of (works[index] ?? []).entries()) {
      const episodeAlias = alias.episodes[number];
      if (episodeAlias === undefined) continue;
      for (const each of comments.toReversed()) await say(each, { contentsAlias: alias.series, episodeAlias });
    }
  }
}

type Place = { readonly contentsAlias: string; readonly episodeAlias: string } | { readonly replyTo: number };

async function write(
  parts: Parameters<typeof prepareComment>[0],
  at: Place,
  content: Pick<DemoComment, 'text' | 'emoticonId' | 'isSpoiler'>,
  call: ReaderCall,
): Promise<number | null> {
  const { text: comment, emoticonId = null } = content;
  const written = { comment, emoticonId, isSpoiler: content.isSpoiler === true, requestId: 'demo-comment' };
  const prepared =
    'replyTo' in at
      ? await prepareReply(parts, { commentId: at.replyTo, ...written }, call)
      : await prepareComment(parts, { ...at, ...written }, call);
  if (!prepared.ok) return null;
  const ready = { ...call, prepared: prepared.value };
  const made = await decideInTransaction(parts.db, (transaction) =>
    'replyTo' in at ? writeReply(transaction, at.replyTo, ready) : writeComment(transaction, ready),
  );
  return made.ok ? made.value.commentId : null;
}

/** The first works of the demo on a platform that every reader may see, with their first episodes that are free. */
async function aliasesOf(database: Database, { id: platformId }: Platform, count: number) {
  const works = await database.orm
    .select({ id: series.id, alias: series.alias, freeCount: seriesPlatform.freeEpisodeCount })
    .from(series)
    .innerJoin(seriesPlatform, eq(seriesPlatform.seriesId, series.id))
    .where(and(isDemoWorkOf(platformId), eq(series.type, 'COMIC')))
    .orderBy(asc(series.id))
    .limit(count);
  return Promise.all(
    works.map(async ({ id, alias, freeCount }) => {
      const episodes = await database.orm
        .select({ alias: episode.alias })
        .from(episode)
        .where(and(eq(episode.seriesId, id), lte(episode.orderNo, freeCount), isNull(episode.removedAtMs)))
        .orderBy(asc(episode.orderNo));
      return { series: alias, episodes: episodes.map((each) => each.alias) };
    }),
  );
}
