import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  ALARM_KINDS,
  APP_PROBLEMS,
  CHARGE_HISTORY_TYPES,
  CLIENT_PLATFORMS,
  COIN_KINDS,
  COIN_SOURCES,
  COMMENT_STATUSES,
  COMPANY_REGISTRATIONS,
  CONTENT_NOTES,
  EMOTICON_IDS,
  FAQ_CATEGORIES,
  GENRES,
  HOME_TABS,
  NAVIGATION_ICONS,
  POINT_HISTORY_TYPES,
  POLICY_KINDS,
  PURCHASE_TYPES,
  RANKING_TYPES,
  REFUSAL_CODES,
  REPORT_REASONS,
  SALE_TYPES,
  SERIES_LENGTHS,
  SERIES_STATUSES,
  SERIES_TYPES,
  TICKET_STATUSES,
  WEEKLY_TABS,
  WITHDRAWAL_REASONS,
} from '@longstrip/core';
import { expect, test } from 'vitest';
import { loadMessages, loadServerMessages } from './index.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const NOT_SOURCE = /node_modules|\/(build|dist|testing)\/|\.(test|stories)\.tsx?$/;

/** Keys that code builds from parts: the prefix, as it is in the sources, and every possible suffix. */
const TEMPLATES: Readonly<Record<string, readonly string[]>> = {
  'alarm.kind': ALARM_KINDS,
  'app.problem': APP_PROBLEMS,
  'charge.type': CHARGE_HISTORY_TYPES,
  'comment.emoticon': EMOTICON_IDS,
  'comment.reason': REPORT_REASONS,
  'comment.state': COMMENT_STATUSES,
  'company.kind': COMPANY_REGISTRATIONS,
  'coupons.client': CLIENT_PLATFORMS,
  'detail.note': CONTENT_NOTES,
  'error.': REFUSAL_CODES,
  'faq.category': FAQ_CATEGORIES,
  'genre.': GENRES,
  'gifts.': ['yours', 'usedUp', 'over'],
  'gifts.type': SALE_TYPES,
  'library.view': ['LIST', 'GRID'],
  'list.free': ['ALL', 'FREE', 'FREETIME'],
  'list.length': SERIES_LENGTHS,
  'list.sort': ['POPULAR', 'LATEST'],
  'nav.': NAVIGATION_ICONS,
  'points.source': COIN_SOURCES,
  'points.type': POINT_HISTORY_TYPES,
  'policy.kind': POLICY_KINDS,
  'qna.status': TICKET_STATUSES,
  'ranking.period': RANKING_TYPES,
  'search.results': ['ALL', 'TITLE', 'TAG'],
  'search.scope': ['ALL', 'TITLE', 'TAG'],
  'series.status': SERIES_STATUSES.filter((status) => status !== 'SCHEDULED'),
  'series.type': SERIES_TYPES,
  'tab.': [...HOME_TABS, ...WEEKLY_TABS],
  'useHistory.type': PURCHASE_TYPES,
  'transferApply.kind': COIN_KINDS,
  'withdrawal.reason': WITHDRAWAL_REASONS.map(({ id }) => id),
};

/**
 * Texts that are complete in every language, but whose screens are not built yet: wait until free, the ended session. The
 * change that builds such a screen removes its texts from here.
 */
const COMING = new Set(['episode.waitFree', 'episode.spokenWaitFree', 'page.accessDeniedText']);

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (NOT_SOURCE.test(entry.isDirectory() ? `${path}/` : path)) return [];
    if (entry.isDirectory()) return sourcesBelow(path);
    return /\.tsx?$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

/** Sources without their comments, which may name a key without asking for its text. */
function codeOf(parts: readonly string[]): string {
  return parts
    .flatMap((part) => sourcesBelow(join(ROOT, part)))
    .map((text) => text.replaceAll(/^\s*\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''))
    .join('\n');
}

function keyLikeTexts(code: string): Set<string> {
  const found = [...code.matchAll(/(['"`])(?:t:)?([a-z][A-Za-z]*\.\w[\w.]*)\1/g)].map(([, , text = '']) => text);
  return new Set(found.filter((text) => !/\.(tsx?|css|js|mjs|json|html|svg)$/.test(text)));
}

const code = codeOf(['apps', 'packages']);
const literals = keyLikeTexts(code);

async function keys(): Promise<Set<string>> {
  const messages = { ...(await loadMessages('en-US')), ...(await loadServerMessages('en-US')) };
  return new Set(Object.keys(messages).map((key) => key.replace(/_(one|other)$/, '')));
}

test('every key that is put together is there, and code puts it together', async () => {
  const known = await keys();
  for (const [beginning, ends] of Object.entries(TEMPLATES)) {
    expect(code).toContain(`\`${beginning}\${`);
    expect(ends.filter((end) => !known.has(`${beginning}${end}`))).toEqual([]);
  }
});

test('no text is without use', async () => {
  const combined = Object.entries(TEMPLATES).flatMap(([beginning, ends]) => ends.map((end) => `${beginning}${end}`));
  const used = new Set([...literals, ...combined, ...COMING]);
  expect([...(await keys())].filter((key) => !used.has(key))).toEqual([]);
});

test('what is said to be coming is not there already', () => {
  expect([...COMING].filter((key) => literals.has(key))).toEqual([]);
});

test('no page asks for a text that is not there', async () => {
  const known = await keys();
  const namespaces = new Set([...known].map((key) => key.split('.')[0]));
  // The api and the database name other things in the same form, such as actions of the audit log.
  const pages = codeOf(['packages/platform-config', 'packages/storefront', 'apps/us', 'apps/jp']);
  const asked = [...keyLikeTexts(pages)].filter((text) => namespaces.has(text.split('.')[0]));
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter((text) => !known.has(text))).toEqual([]);
});
