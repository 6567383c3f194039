import {
  ENTRY_SECTIONS,
  type EntryRefusal,
  type EntrySection,
  OPERATOR_CALLS,
  type PresentEntry,
} from '@longstrip/api-contract';
import type { ActionFunctionArgs } from '@remix-run/node';
import * as v from 'valibot';
import { consoleOf } from '../../context.ts';
import { act, type Refused, refused } from '../calls/answers.server.ts';
import { keyOf } from './entry-key.ts';

/** What a form or a list sends: entries with the editions that the operator saw. */
const SaveSchema = v.object({
  section: v.picklist(ENTRY_SECTIONS),
  entries: v.array(v.object({ entry: v.record(v.string(), v.unknown()), edition: v.nullable(v.string()) })),
  reason: v.string(),
});

/** Why a field is not taken. `place` is its path in the entry, such as `texts.en-US.title`; empty: the entry itself. */
export interface Problem {
  readonly place: string;
  readonly code: string;
  readonly sentence: string;
}

export interface SaveRefused extends Refused {
  readonly problems: readonly Problem[];
  /** What is stored now, if that is newer than what the operator saw; null: it is gone. */
  readonly present?: PresentEntry;
}
export type Saved = { readonly ok: true; readonly changed: number } | SaveRefused;

/** The fields that the api’s refusals are about, where it names only the entry. */
const FIELD_OF_CODE: Readonly<Record<string, string>> = {
  BANNER_ENDS_FIRST: 'closeAt',
  ENDS_FIRST: 'endAt',
  CODE_TAKEN: 'code',
  COUPON_UNKNOWN: 'coupon',
  COUPON_GIVEN: 'totalLimit',
  PRODUCT_SOLD: 'stock',
  NAME_TAKEN: 'appleProductId',
  PRIZE_WON: 'prizes',
  REWARD_UNREACHABLE: 'rewards',
  SERIES_UNKNOWN: 'series',
  POLICY_IN_FORCE: 'version',
  GIFT_ENDS_FIRST: 'useUntil',
};

/** The action of every form of entries: applies them, unless they were changed since. */
export async function saveEntries({ request, context }: ActionFunctionArgs): Promise<Saved> {
  const asked = v.safeParse(SaveSchema, await request.json().catch(() => null));
  if (!asked.success) return refuse('MALFORMED_REQUEST', 'a value is missing or cannot be read.');
  const { section, entries, reason } = asked.output;
  const expected = entries.map(({ entry, edition }) => ({
    ...{ platform: String(entry.platform), key: keyOf(section, entry), edition },
  }));
  const { adminApply } = OPERATOR_CALLS;
  const answer = await act(consoleOf(context), {
    call: adminApply,
    answer: adminApply.data,
    body: {
      action: 'series.apply',
      document: { [section]: entries.map(({ entry }) => entry) },
      expected: { [section]: expected },
      ...(reason.trim() === '' ? {} : { reason }),
    },
  });
  if (!answer.ok) return { ...refused(answer), problems: [] };
  const done = answer.value;
  if (done.ok) return { ok: true, changed: done.applied.filter(({ hasChanged }) => hasChanged).length };
  return problemsOf(section, done.refusals);
}

/** The api’s refusals of entries, as a form shows them. */
export function problemsOf(section: EntrySection, refusals: readonly EntryRefusal[]): SaveRefused {
  const problems = refusals.map((refusal) => problemOf(section, refusal));
  const stale = refusals.find(({ code }) => code === 'STALE');
  const [first] = problems;
  const { code, sentence } = stale ?? first ?? { code: 'DOCUMENT_INVALID', sentence: '' };
  return {
    ...refuse(code, withoutPlace(sentence)),
    problems,
    ...(stale?.present === undefined ? {} : { present: stale.present }),
  };
}

const refuse = (code: string, sentence: string): SaveRefused => ({
  ...{ ok: false, code, sentence, detail: '', problems: [] },
});

function problemOf(
  section: EntrySection,
  { code, sentence, place = '' }: { code: string; sentence: string; place?: string },
): Problem {
  const path = place.replace(new RegExp(`^${section}\\.\\d+\\.?`), '');
  return { code, place: path === '' ? (FIELD_OF_CODE[code] ?? '') : path, sentence: withoutPlace(sentence) };
}

/** The api’s sentences begin with their place in the document. */
const withoutPlace = (sentence: string) => sentence.replace(/^[a-zA-Z]+\.\d+[\w.-]*: /, '');
