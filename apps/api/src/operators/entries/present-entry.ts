import {
  EXPECTED_SECTIONS,
  type ExpectedEntries,
  type ExpectedEntry,
  type ExpectedSection,
  type PresentEntry,
} from '@longstrip/api-contract';
import { ALL_PLATFORMS } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { describeSeries, findSeriesId } from '../../catalogue/index.ts';
import { RefusedChange } from '../../shared/operator.ts';
import type { ApplyDocument } from '../apply/apply-document.ts';
import { editionOf } from './entry-row.ts';
import { listEventEntries } from './event-entries.ts';
import { listGiftEntries } from './gift-entries.ts';
import { listCouponEntries, listProductEntries, listRouletteEntries } from './offer-entries.ts';
import { listBannerEntries, listPickEntries, listThemeEntries } from './showcase-entries.ts';
import { listFaqEntries, listNoticeEntries, listPolicyEntries, policyKey } from './text-entries.ts';
import { listWordEntries } from './word-entries.ts';

type Found = { readonly rows: readonly { readonly entry: Record<string, unknown>; readonly edition: string }[] };
type Named = Pick<ExpectedEntry, 'platform' | 'key'>;
type ReadOne = (executor: Executor, of: Named, nowMs: number) => Promise<Found>;

const ONE = { state: null, text: '', after: '', limit: 1 } as const;

const READ_ONE: Readonly<Record<ExpectedSection, ReadOne>> = {
  series: readSeries,
  banners: (executor, of, nowMs) => listBannerEntries(executor, { ...ONE, ...of, place: null }, nowMs),
  themes: (executor, of, nowMs) => listThemeEntries(executor, { ...ONE, ...of, place: null }, nowMs),
  picks: (executor, of, nowMs) => listPickEntries(executor, { ...ONE, ...of }, nowMs),
  coinProducts: (executor, of, nowMs) => listProductEntries(executor, { ...ONE, ...of }, nowMs),
  coupons: (executor, of, nowMs) => listCouponEntries(executor, { ...ONE, ...of, type: null }, nowMs),
  gifts: (executor, of, nowMs) => listGiftEntries(executor, { ...ONE, ...of, type: null }, nowMs),
  roulettes: (executor, of, nowMs) => listRouletteEntries(executor, { ...ONE, ...of }, nowMs),
  events: (executor, of, nowMs) => listEventEntries(executor, { ...ONE, ...of, kind: null }, nowMs),
  notices: (executor, of, nowMs) => listNoticeEntries(executor, { ...ONE, ...of }, nowMs),
  faqs: (executor, of, nowMs) => listFaqEntries(executor, { ...ONE, ...of, category: null }, nowMs),
  policies: (executor, of, nowMs) => listPolicyEntries(executor, { ...ONE, ...of, kind: null }, nowMs),
  prohibitedWords: (executor, of) => listWordEntries(executor, { ...ONE, ...of }),
};

/** A series as a whole. Left out is what jobs make later, from what is described: pictures, and what is found on pages. */
async function readSeries(executor: Executor, { key }: Named): Promise<Found> {
  const described = await describeSeries(executor, Number(key));
  if (described === null) return { rows: [] };
  const { pictures: _, episodes, ...facts } = described;
  const entry = { ...facts, episodes: episodes.map(({ pagesMark: _mark, thumbnail: _of, ...episode }) => episode) };
  return { rows: [{ entry, edition: editionOf(entry) }] };
}

/** An entry as it is stored now; null: there is none of that name. */
export async function readPresentEntry(
  executor: Executor,
  section: ExpectedSection,
  of: Named,
  nowMs: number,
): Promise<PresentEntry> {
  const { rows } = await READ_ONE[section](executor, of, nowMs);
  const [row] = rows;
  return row === undefined ? null : { entry: row.entry, edition: row.edition };
}

type EntryOf<Section extends keyof ApplyDocument> = ApplyDocument[Section][number];
export type AnyEntry = EntryOf<keyof ApplyDocument>;

/** The name of an entry among those of its section. Null: it has none, or names a series that is not there. */
export async function nameOfEntry(executor: Executor, entry: AnyEntry): Promise<Named | null> {
  if ('key' in entry) return { platform: entry.platform, key: entry.key };
  if ('version' in entry) return { platform: entry.platform, key: policyKey(entry) };
  if ('words' in entry) return { platform: entry.platform, key: entry.locale };
  if (!('series' in entry)) return null;
  try {
    return { platform: ALL_PLATFORMS, key: String(await findSeriesId(executor, entry.series)) };
  } catch (error) {
    if (error instanceof RefusedChange) return null;
    throw error;
  }
}

/** What is stored now of all that a document names, as it is sent back with the document. */
export async function readExpected(
  executor: Executor,
  document: ApplyDocument,
  nowMs: number,
): Promise<ExpectedEntries> {
  const expected: ExpectedEntries = {};
  for (const section of EXPECTED_SECTIONS) {
    const seen: ExpectedEntry[] = [];
    for (const entry of document[section]) {
      const named = await nameOfEntry(executor, entry);
      if (named === null) continue;
      const present = await readPresentEntry(executor, section, named, nowMs);
      seen.push({ ...named, edition: present?.edition ?? null });
    }
    if (seen.length > 0) expected[section] = seen;
  }
  return expected;
}
