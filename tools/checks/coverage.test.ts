import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { REFUSALS_BY_BLOCK, ROUTE_PATTERNS } from '../../packages/core/src/index.ts';
import { type CoverageRow, coverageProblems, isOpen, productDecisions, readCoverage } from './coverage-table.ts';
import { ROOT } from './source-files.ts';

/** The paths of section 7, typed out; those with a method have their own row for each. */
const CALLS = [
  ...['POST /auth/refresh', 'PUT /auth/logout', 'POST /auth/local/reset/password', 'GET /auth/ip-kr'],
  ...['POST /auth/local/change/password', 'PUT /auth/local/change/password', 'POST /auth/sign-in/jp/apple/migrate'],
  ...['POST /user', 'PUT /user', 'PUT /user/adult/toggle/{value}', 'PUT /user/BL/toggle/{value}'],
  ...['POST /user/mail/auth', 'POST /user/auth/adult/kr', 'PUT /app/push', 'GET /coin', 'GET /coin/user'],
  ...['GET /coin/user/used', 'GET /nice/encode', 'POST /third-party/facebook/conversion', 'POST /api/logger'],
  ...['GET /api/auth/session', 'GET /csrf', 'GET /providers', 'POST /callback/{provider}', 'POST /signin/{provider}'],
  ...['POST /signout', 'POST /_log'],
  ...['contents', 'contents/viewer', 'images', 'viewcount', 'tag top10', 'tag recommend', 'group', 'search', 'ranking'],
  ...['foryou', 'related', 'creators', 'price', 'gift', 'gift/count', 'gift/new', 'library', 'library/favorite'],
  ...['library/recent', 'payment/charge', 'mileage', 'policy', 'banner', 'faq', 'qna', 'qna/category', 'notice'],
  ...['coupon', 'coupon/v2', 'coupon/new', 'coupon/event/jp', 'coupon/code', 'event', 'event/roulette', 'comment'],
  ...['comment/reaction', 'comment/reply', 'comment/block-user', 'emoticon', 'withdrawal/user', 'withdrawal/list'],
  ...['withdrawal/mail', 'tapjoy', 'alarm', 'alarm/count', 'mail/signup', 'mail/reset/password', 'mail/certification'],
  ...['auth/verify/otp', 'gmo', 'user/check', 'terms', 'theme', 'opengraph'],
];

const fileIn = (path: string): string => join(ROOT, path);
const read = (path: string): string => readFileSync(fileIn(path), 'utf8');
const texts = new Map<string, string | null>();
/** Many rows name the same file. */
function readOnce(path: string): string | null {
  const known = texts.get(path) ?? (existsSync(fileIn(path)) ? read(path) : null);
  texts.set(path, known);
  return known;
}

const decisions = new Set(productDecisions(read('docs/decisions/product.md')));
const pages = readdirSync(fileIn('docs/coverage')).sort();
const rows = pages.flatMap((page) => readCoverage(read(`docs/coverage/${page}`)));
const rowOf = (section: number, start: string): CoverageRow | undefined =>
  rows.find((row) => row.section === section && row.entry.startsWith(start));
const without = (section: number, starts: readonly string[]): string[] =>
  starts.filter((start) => rowOf(section, start) === undefined);

describe('the coverage of the specification', () => {
  it('has rows of each section, and each row names what is there', () => {
    expect([...new Set(rows.map(({ section }) => section))]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(coverageProblems(rows, { read: readOnce, decisions })).toEqual([]);
  });

  it('has a page for each section, and the index leads to each', () => {
    const linked = [...read('docs/coverage.md').matchAll(/\]\(coverage\/([^)]+)\)/g)].map(([, page]) => page);
    expect(linked).toEqual(pages);
    for (const [index, page] of pages.entries()) {
      const sections = readCoverage(read(`docs/coverage/${page}`)).map(({ section }) => section);
      expect([page, new Set(sections)]).toEqual([page, new Set([index + 1])]);
    }
  });

  it('has a row for each route', () => {
    const routes = Object.values(ROUTE_PATTERNS).map((pattern) => `\`${pattern}\``);
    expect(without(2, routes)).toEqual([]);
  });

  it('has a row for each call of section 7', () => {
    const names = CALLS.map((call) => `\`${call}\``);
    expect(without(7, names)).toEqual([]);
  });

  it('has a row for each code of each block of section 8', () => {
    const { own: _own, ...blocks } = REFUSALS_BY_BLOCK;
    const codes = Object.entries(blocks).flatMap(([block, all]) => all.map((code) => `${block} \`${code}\``));
    expect(without(8, codes)).toEqual([]);
  });

  it('leaves no page open that is built', () => {
    const built = new Set(
      [...read('packages/storefront/src/implemented-routes.ts').matchAll(/\{ name: '(\w+)'/g)].map(([, name]) => name),
    );
    const open = Object.entries(ROUTE_PATTERNS).filter(([, pattern]) => {
      const row = rowOf(2, `\`${pattern}\``);
      return row !== undefined && isOpen(row);
    });
    expect(built.size).toBeGreaterThan(40);
    expect(open.map(([name]) => name).filter((name) => built.has(name))).toEqual([]);
  });

  it('leaves no path open that the client calls', () => {
    const calls = read('packages/api-contract/src/client/every-call.test.ts');
    const addresses = [...calls.matchAll(/address: ['`]([^'`]+)['`]/g)].flatMap(([, address]) => address ?? []);
    const paths = addresses.map((address) => address.replace(/^\/(v[12]\/)?(contents\/)?/, ''));
    // Of `event` and `event/roulette` the longer one is meant.
    const longestFirst = CALLS.toSorted((one, other) => other.length - one.length);
    const called = paths.flatMap((path) => longestFirst.find((name) => isBelow(path, name)) ?? []);
    expect(called.length).toBeGreaterThan(30);
    const isUnbuilt = (name: string): boolean => {
      const row = rowOf(7, `\`${name}\``);
      return row !== undefined && isOpen(row);
    };
    expect(called.filter(isUnbuilt)).toEqual([]);
  });
});

/** Whether an address is that of a path, or one below it. */
function isBelow(address: string, path: string): boolean {
  return address === path || address.startsWith(`${path}/`) || address.startsWith(`${path}?`);
}

describe('a row', () => {
  const files: Readonly<Record<string, string>> = {
    'src/a.ts': 'export {}',
    'src/a.test.ts': "test('holds | a line', …)",
    'docs/decisions/0001-a.md': '# A',
  };
  const problems = (row: string) =>
    coverageProblems(readCoverage(`# 2. Screens\n\n| entry | code | test |\n| --- | --- | --- |\n${row}`), {
      read: (path) => files[path] ?? null,
      decisions: new Set(['D22']),
    });

  it.each([
    '| one | `src/a.ts` | `src/a.test.ts` |',
    '| one | `src/a.ts` | `src/a.test.ts`: holds \\| a line<br>`src/a.ts` |',
    '| one | [D22](../decisions/product.md#d22) | `docs/decisions/0001-a.md` |',
    '| one | `src/a.ts` | open |',
    '| one | open | open |\n| two | open | open |',
  ])('is right: %s', (row) => {
    expect(problems(row)).toEqual([]);
  });

  it.each([
    ['| one | | `src/a.test.ts` |', '2, one: has an empty cell'],
    ['| one | `src/a.ts` | |', '2, one: has an empty cell'],
    ['| one | `src/a.ts` |', '2, one: has an empty cell'],
    ['| | open | open |', '2, : has no entry'],
    ['| one | `src/b.ts` | `src/a.test.ts` |', '2, one: there is no file src/b.ts'],
    ['| one | `src/a.ts` | `src/a.test.ts`: holds nothing |', '2, one: src/a.test.ts has no "holds nothing"'],
    ['| one | [D99](../decisions/product.md#d99) | open |', '2, one: there is no decision D99'],
    ['| one | D22 | open |', '2, one: "D22" is neither a file nor a decision'],
    ['| one | somewhere | open |', '2, one: "somewhere" is neither a file nor a decision'],
    ['| one | `src/a.ts` | `src/a.ts` |', '2, one: names no test'],
    ['| one | open | `src/a.test.ts` |', '2, one: is not built, and has a test'],
    ['| one | open | open |\n| one | open | open |', '2, one: comes twice'],
  ])('is wrong: %s', (row, problem) => {
    expect(problems(row)).toEqual([problem]);
  });
});
