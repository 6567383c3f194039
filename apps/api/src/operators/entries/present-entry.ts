import type { EntrySection, PresentEntry } from '@longstrip/api-contract';
import type { Executor } from '@longstrip/database';
import { listEventEntries } from './event-entries.ts';
import { listCouponEntries, listProductEntries, listRouletteEntries } from './offer-entries.ts';
import { listBannerEntries, listPickEntries, listThemeEntries } from './showcase-entries.ts';
import { listFaqEntries, listNoticeEntries, listPolicyEntries } from './text-entries.ts';

type Found = { readonly rows: readonly { readonly entry: Record<string, unknown>; readonly edition: string }[] };
type ReadOne = (executor: Executor, of: { platform: string; key: string }, nowMs: number) => Promise<Found>;

const ONE = { state: null, text: '', after: '', limit: 1 } as const;

const READ_ONE: Readonly<Record<EntrySection, ReadOne>> = {
  banners: (executor, of, nowMs) => listBannerEntries(executor, { ...ONE, ...of, place: null }, nowMs),
  themes: (executor, of, nowMs) => listThemeEntries(executor, { ...ONE, ...of, place: null }, nowMs),
  picks: (executor, of, nowMs) => listPickEntries(executor, { ...ONE, ...of }, nowMs),
  coinProducts: (executor, of, nowMs) => listProductEntries(executor, { ...ONE, ...of }, nowMs),
  coupons: (executor, of, nowMs) => listCouponEntries(executor, { ...ONE, ...of, type: null }, nowMs),
  roulettes: (executor, of, nowMs) => listRouletteEntries(executor, { ...ONE, ...of }, nowMs),
  events: (executor, of, nowMs) => listEventEntries(executor, { ...ONE, ...of, kind: null }, nowMs),
  notices: (executor, of, nowMs) => listNoticeEntries(executor, { ...ONE, ...of }, nowMs),
  faqs: (executor, of, nowMs) => listFaqEntries(executor, { ...ONE, ...of, category: null }, nowMs),
  policies: (executor, of, nowMs) => listPolicyEntries(executor, { ...ONE, ...of, kind: null }, nowMs),
};

/** An entry as its list has it now; null: there is none of that name. */
export async function readPresentEntry(
  executor: Executor,
  section: EntrySection,
  of: { platform: string; key: string },
  nowMs: number,
): Promise<PresentEntry> {
  const { rows } = await READ_ONE[section](executor, of, nowMs);
  const [row] = rows;
  return row === undefined ? null : { entry: row.entry, edition: row.edition };
}
