import type {
  EntryQuery,
  FaqListQuerySchema,
  FaqRow,
  NoticeRow,
  PolicyListQuerySchema,
  PolicyRow,
} from '@longstrip/api-contract';
import { FAQ_CATEGORIES, POLICY_KINDS } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { faq, faqText, notice, noticeText, policy } from '@longstrip/database/schema';
import { getPlatform } from '@longstrip/platform-config';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { knownPlatform, momentMs } from '../../shared/operator-values.ts';
import {
  type EntryPage,
  editionOf,
  hasWords,
  isAfter,
  isBefore,
  isInState,
  momentsOf,
  pageOf,
  stateOf,
  textsByOwner,
} from './entry-row.ts';

/** `adminNotices`: the newest first. */
export async function listNoticeEntries(
  executor: Executor,
  asked: EntryQuery,
  nowMs: number,
): Promise<EntryPage<NoticeRow>> {
  const { platform, key, state, text, limit } = asked;
  const words = sql`(select string_agg(notice_text.title || ' ' || notice_text.body, ' ') from notice_text where notice_text.notice_id = ${notice.id})`;
  const found = await executor
    .select()
    .from(notice)
    .where(
      and(
        eq(notice.platformId, platform),
        key === '' ? undefined : eq(notice.key, key),
        isInState(state, { isVisible: notice.isVisible, startsAtMs: notice.publishedAtMs }, nowMs),
        hasWords(text, [notice.key, words]),
        isBefore(asked, notice.publishedAtMs, notice.id),
      ),
    )
    .orderBy(desc(notice.publishedAtMs), desc(notice.id))
    .limit(limit + 1);
  const ids = found.map(({ id }) => id);
  const texts =
    ids.length === 0
      ? []
      : await executor
          .select()
          .from(noticeText)
          .where(inArray(noticeText.noticeId, ids))
          .orderBy(asc(noticeText.locale));
  const moment = momentsOf(platform);
  const textsOf = textsByOwner(
    texts,
    ({ noticeId }) => noticeId,
    ({ title, body }) => ({ title, body }),
  );
  return pageOf(found, asked, {
    cursor: ({ publishedAtMs, id }) => `${publishedAtMs}.${id}`,
    row: (row): NoticeRow => {
      const { publishedAtMs, isPinned, isVisible, isDemo, updatedAtMs } = row;
      const entry: NoticeRow['entry'] = {
        ...{ platform, key: row.key, publishAt: moment(publishedAtMs), isPinned, isVisible },
        texts: textsOf(row.id) as NoticeRow['entry']['texts'],
      };
      const state = stateOf({ isVisible, startsAtMs: publishedAtMs, endsAtMs: null }, nowMs);
      return { key: row.key, edition: editionOf(entry), isDemo, updatedAtMs, entry, state };
    },
  });
}

/** `adminFaqs`: in the order of the site, each category for itself. */
export async function listFaqEntries(
  executor: Executor,
  asked: v.InferOutput<typeof FaqListQuerySchema>,
  nowMs: number,
): Promise<EntryPage<FaqRow>> {
  const { platform, key, state, text, category, limit } = asked;
  const words = sql`(select string_agg(faq_text.question || ' ' || faq_text.answer, ' ') from faq_text where faq_text.faq_id = ${faq.id})`;
  const found = await executor
    .select()
    .from(faq)
    .where(
      and(
        eq(faq.platformId, platform),
        key === '' ? undefined : eq(faq.key, key),
        category === null ? undefined : eq(faq.category, category),
        isInState(state, { isVisible: faq.isVisible }, nowMs),
        hasWords(text, [faq.key, words]),
        isAfter(asked, faq.position, sql`-${faq.id}`),
      ),
    )
    .orderBy(asc(faq.position), desc(faq.id))
    .limit(limit + 1);
  const ids = found.map(({ id }) => id);
  const texts =
    ids.length === 0
      ? []
      : await executor.select().from(faqText).where(inArray(faqText.faqId, ids)).orderBy(asc(faqText.locale));
  const textsOf = textsByOwner(
    texts,
    ({ faqId }) => faqId,
    ({ question, answer }) => ({ question, answer }),
  );
  return pageOf(found, asked, {
    cursor: ({ position, id }) => `${position}.-${id}`,
    row: (row): FaqRow => {
      const { position, isVisible, isDemo, updatedAtMs } = row;
      const entry: FaqRow['entry'] = {
        ...{ platform, key: row.key, category: FAQ_CATEGORIES.find((known) => known === row.category) ?? 'OTHER' },
        ...{ position, isVisible, texts: textsOf(row.id) as FaqRow['entry']['texts'] },
      };
      const state = isVisible ? 'open' : 'hidden';
      return { key: row.key, edition: editionOf(entry), isDemo, updatedAtMs, entry, state };
    },
  });
}

/** The name of a policy among the entries. */
export const policyKey = ({ kind, locale, version }: { kind: string; locale: string; version: number }) =>
  `${kind}/${locale}/${version}`;

/** `adminPolicies`: all versions, by kind and the newest first. There is one page. */
export async function listPolicyEntries(
  executor: Executor,
  asked: v.InferOutput<typeof PolicyListQuerySchema>,
  nowMs: number,
): Promise<EntryPage<PolicyRow>> {
  const { platform, key, state, text, kind } = asked;
  const { timeZone } = getPlatform(knownPlatform(platform));
  const name = sql`${policy.kind} || '/' || ${policy.locale} || '/' || ${policy.version}`;
  const found = await executor
    .select()
    .from(policy)
    .where(and(eq(policy.platformId, platform), kind === null ? undefined : eq(policy.kind, kind)))
    .orderBy(asc(policy.kind), desc(policy.version), asc(policy.locale));
  const isInForce = ({ effectiveOn }: { effectiveOn: string }) => momentMs(effectiveOn, timeZone) <= nowMs;
  const newest = new Map<string, string>();
  // As the site chooses: the latest day, then the highest version.
  for (const row of found.filter(isInForce)) {
    const of = `${row.kind}/${row.locale}`;
    const rank = `${row.effectiveOn} ${String(row.version).padStart(9, '0')}`;
    if (rank > (newest.get(of) ?? '')) newest.set(of, rank);
  }
  const matching = new Set(
    key === '' && text === ''
      ? found.map(({ id }) => id)
      : (
          await executor
            .select({ id: policy.id })
            .from(policy)
            .where(
              and(
                eq(policy.platformId, platform),
                key === '' ? undefined : sql`${name} = ${key}`,
                hasWords(text, [name, policy.title, policy.body]),
              ),
            )
        ).map(({ id }) => id),
  );
  const rows = found
    .filter(({ id }) => matching.has(id))
    .map((row): PolicyRow => {
      const entry: PolicyRow['entry'] = {
        ...{ platform, kind: row.kind, locale: row.locale, version: row.version },
        ...{ title: row.title, body: row.body, effectiveOn: row.effectiveOn },
      };
      const rank = `${row.effectiveOn} ${String(row.version).padStart(9, '0')}`;
      const isNewest = newest.get(`${row.kind}/${row.locale}`) === rank;
      return {
        ...{ key: policyKey(row), edition: editionOf(entry), isDemo: row.isDemo, updatedAtMs: row.createdAtMs, entry },
        state: !isInForce(row) ? 'planned' : isNewest ? 'open' : 'ended',
      };
    })
    .filter((row) => state === null || row.state === state);
  const order = (row: PolicyRow) => POLICY_KINDS.indexOf(row.entry.kind);
  return { rows: rows.toSorted((one, other) => order(one) - order(other)), next: null };
}
