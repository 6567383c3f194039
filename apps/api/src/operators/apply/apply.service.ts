import { type EntryRefusal, EXPECTED_SECTIONS, type ExpectedEntries } from '@longstrip/api-contract';
import { retryConflicts } from '@longstrip/database';
import { lockEntries } from '../../shared/entries-lock.ts';
import { RefusedChange } from '../../shared/operator.ts';
import { nameOfEntry, readPresentEntry } from '../entries/present-entry.ts';
import type { Applied, ApplyContext, ApplyDocument, ApplyParts } from './apply-document.ts';
import { applyCoupon, applyGift } from './benefits.ts';
import { applyCoinProduct } from './coin-products.ts';
import { applyEvent } from './events.ts';
import { applyPlatform, applyProhibitedWords } from './platform.ts';
import { applyRoulette } from './roulettes.ts';
import { applySeries } from './series.ts';
import { applyBanner, applyPick, applyTheme } from './showcase.ts';
import { applyFaq, applyNotice, applyPolicy } from './site-texts.ts';

export type ApplyResult = { ok: true; applied: Applied[] } | { ok: false; refusals: EntryRefusal[] };

type Section = keyof ApplyDocument;
type EntryOf<Of extends Section> = ApplyDocument[Of][number];

/** The parts of a document in the order in which they are applied: coupons before the events that name them. */
const APPLY_ENTRY: { readonly [Of in Section]: (context: ApplyContext, entry: EntryOf<Of>) => Promise<Applied> } = {
  platforms: applyPlatform,
  series: applySeries,
  notices: applyNotice,
  faqs: applyFaq,
  policies: applyPolicy,
  picks: applyPick,
  themes: applyTheme,
  banners: applyBanner,
  coinProducts: applyCoinProduct,
  coupons: applyCoupon,
  gifts: applyGift,
  roulettes: applyRoulette,
  events: applyEvent,
  prohibitedWords: applyProhibitedWords,
};

/**
 * Applies a whole document in one transaction. If any entry is refused, nothing is applied, and every refusal is reported.
 * Idempotent: unchanged values are neither written nor logged.
 * @param expected what its sender saw of the entries: one that was changed since is refused with STALE, and with what is stored now
 */
export async function applyDocument(
  parts: ApplyParts,
  document: ApplyDocument,
  action = 'series.apply',
  expected?: ExpectedEntries,
): Promise<ApplyResult> {
  const refusals: EntryRefusal[] = [];
  try {
    const applied = await retryConflicts(() =>
      parts.database.orm.transaction(async (tx) => {
        refusals.length = 0;
        const context: ApplyContext = { ...parts, tx, action };
        const done: Applied[] = [];
        await lockEntries(tx, expected === undefined ? 'shared' : 'alone');
        for (const listed of entriesOf(document)) {
          const outcome = await applyExpected(context, { ...listed, expected });
          if ('code' in outcome) refusals.push(outcome);
          else done.push(outcome);
        }
        if (refusals.length > 0) throw new RefusedChange('REFUSED', 'some entries are refused');
        return done;
      }),
    );
    return { ok: true, applied };
  } catch (error) {
    if (error instanceof RefusedChange) return { ok: false, refusals };
    throw error;
  }
}

interface ListedEntry {
  readonly section: Section;
  readonly index: number;
  readonly entry: EntryOf<Section>;
  readonly apply: (context: ApplyContext) => Promise<Applied>;
}

function entriesOf(document: ApplyDocument): ListedEntry[] {
  const listed = <Of extends Section>(section: Of): ListedEntry[] => {
    const entries: readonly EntryOf<Of>[] = document[section];
    return entries.map((entry, index) => ({
      ...{ section, index, entry },
      apply: (context) => APPLY_ENTRY[section](context, entry),
    }));
  };
  return (Object.keys(APPLY_ENTRY) as Section[]).flatMap((section) => listed(section));
}

/** Applies an entry. Refusals are collected, to report all at once; any other error is thrown. */
async function applyExpected(
  context: ApplyContext,
  { section, index, entry, apply, expected }: ListedEntry & { readonly expected: ExpectedEntries | undefined },
): Promise<Applied | EntryRefusal> {
  const { tx, nowMs } = context;
  const place = `${section}.${index}`;
  const compared = EXPECTED_SECTIONS.find((known) => known === section);
  const all = compared === undefined ? undefined : expected?.[compared];
  const named = all === undefined ? null : await nameOfEntry(tx, entry);
  const seen = all?.find(({ platform, key }) => platform === named?.platform && key === named?.key);
  const isCompared = compared !== undefined && seen !== undefined;
  const present = isCompared ? await readPresentEntry(tx, compared, seen, nowMs) : null;
  const outcome = await apply(context).catch((error: unknown) => asRefusal(error, place));
  const isStale = seen !== undefined && (present?.edition ?? null) !== seen.edition;
  // Who sends the same once more changes nothing, and is not refused.
  if (!isStale || ('hasChanged' in outcome && !outcome.hasChanged)) return outcome;
  const why =
    seen.edition === null ? 'there is one of that key already.' : 'it was changed meanwhile: look at it again.';
  return { code: 'STALE', sentence: `${place}: ${why}`, place, ...(section === 'series' ? {} : { present }) };
}

function asRefusal(error: unknown, place: string): EntryRefusal {
  if (!(error instanceof RefusedChange)) throw error;
  return { code: error.code, sentence: `${place}: ${error.message}`, place };
}
