import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from './source-files.ts';

/** Files that are imported below; each has an export. */
const TARGETS = [
  'apps/jp/app/routes.ts',
  'apps/us/app/routes.ts',
  'apps/us/app/routes.test.ts',
  'apps/api/src/app.ts',
  'apps/api/src/catalogue/index.ts',
  'apps/api/src/catalogue/series/series.repository.ts',
  'apps/api/src/http/endpoint.ts',
  'apps/api/src/money/index.ts',
  'apps/api/src/testing/test-api.ts',
  'apps/console/server/index.ts',
  'apps/sandbox/src/index.ts',
  'e2e/product/product-process.ts',
  'packages/core/src/index.ts',
  'packages/database/src/index.ts',
  'packages/database/src/testing/index.ts',
  'packages/storefront/src/index.ts',
  'packages/storefront/src/home.stories.tsx',
  'packages/storefront/src/parts/new/new.ts',
  'packages/storefront/src/parts/purchase/purchase-panel.tsx',
  'packages/storefront/src/parts/session/session-context.tsx',
  'packages/storefront/src/routes/community/faq/faq.server.ts',
  'packages/test-kit/src/index.ts',
  'packages/ui/src/index.ts',
] as const;

interface Import {
  readonly from: string;
  /** The statement in the file. */
  readonly text: string;
  /** Null when it is allowed. */
  readonly rule: string | null;
}

const IMPORTS: readonly Import[] = [
  { from: 'apps/us/app/own.ts', text: `import './routes.ts';`, rule: null },
  { from: 'apps/us/app/shared.ts', text: `import '../../../packages/storefront/src/index.ts';`, rule: null },
  { from: 'apps/us/app/other.ts', text: `import '../../jp/app/routes.ts';`, rule: 'downward-from-apps-region' },
  { from: 'apps/us/app/later.ts', text: `void import('../../jp/app/routes.ts');`, rule: 'downward-from-apps-region' },
  {
    from: 'apps/us/app/type.ts',
    text: `import type { target } from '../../jp/app/routes.ts'; export type T = typeof target;`,
    rule: 'downward-from-apps-region',
  },
  { from: 'apps/us/app/api.ts', text: `import '../../api/src/app.ts';`, rule: 'downward-from-apps-region' },
  {
    from: 'apps/me/app/measured.ts',
    text: `import '../../../e2e/product/product-process.ts';`,
    rule: 'downward-from-apps-region',
  },
  {
    from: 'apps/standalone/src/region.ts',
    text: `import '../../us/app/routes.ts';`,
    rule: 'downward-from-apps-standalone',
  },
  { from: 'apps/standalone/src/part.ts', text: `import '../../sandbox/src/index.ts';`, rule: null },
  { from: 'apps/standalone/src/served.ts', text: `import '../../console/server/index.ts';`, rule: null },
  {
    from: 'apps/us/app/console.ts',
    text: `import '../../console/server/index.ts';`,
    rule: 'downward-from-apps-region',
  },
  {
    from: 'apps/console/server/page.ts',
    text: `import '../../../packages/storefront/src/index.ts';`,
    rule: 'downward-from-apps-console',
  },
  { from: 'apps/console/app/rows.ts', text: `import '@longstrip/database';`, rule: 'downward-from-apps-console' },
  { from: 'apps/console/app/part.ts', text: `import '../../../packages/ui/src/index.ts';`, rule: null },
  { from: 'apps/api/src/rows.ts', text: `import '@longstrip/database';`, rule: null },
  { from: 'apps/api/src/made.ts', text: `export * from './testing/test-api.ts';`, rule: 'tests-for-tests-only' },
  {
    from: 'apps/api/src/kit.ts',
    text: `import '../../../packages/test-kit/src/index.ts';`,
    rule: 'tests-for-tests-only',
  },
  { from: 'apps/api/src/opened.ts', text: `import '@longstrip/database/testing';`, rule: 'tests-for-tests-only' },
  { from: 'apps/us/app/tried.ts', text: `import './routes.test.ts';`, rule: 'tests-for-tests-only' },
  { from: 'packages/storefront/src/shown.ts', text: `import './home.stories.tsx';`, rule: 'tests-for-tests-only' },
  { from: 'apps/api/src/made.test.ts', text: `import './testing/test-api.ts';`, rule: null },
  { from: 'apps/api/src/testing/rows.ts', text: `import '@longstrip/database/testing';`, rule: null },
  { from: 'packages/storefront/src/kit.stories.tsx', text: `import './testing/made.ts';`, rule: null },
  { from: 'packages/storefront/src/testing/made.ts', text: `import '../../../test-kit/src/index.ts';`, rule: null },
  { from: 'apps/api/src/money/coupon/below.ts', text: `import '../../catalogue/index.ts';`, rule: null },
  {
    from: 'apps/api/src/money/coupon/inside.ts',
    text: `import '../../catalogue/series/series.repository.ts';`,
    rule: 'api-domain-entry',
  },
  {
    from: 'apps/api/src/money/coupon/inside.test.ts',
    text: `import '../../catalogue/series/series.repository.ts';`,
    rule: null,
  },
  { from: 'apps/api/src/catalogue/series/own.ts', text: `import './series.repository.ts';`, rule: null },
  { from: 'apps/api/src/catalogue/series/above.ts', text: `import '../../money/index.ts';`, rule: 'api-catalogue' },
  {
    from: 'apps/api/src/catalogue/series/above-type.ts',
    text: `import type { target } from '../../money/index.ts'; export type T = typeof target;`,
    rule: 'api-catalogue',
  },
  { from: 'apps/api/src/catalogue/series/whole.ts', text: `import '../../app.ts';`, rule: 'api-catalogue' },
  { from: 'apps/api/src/http/domain.ts', text: `import '../catalogue/index.ts';`, rule: 'api-http' },
  { from: 'apps/api/src/adapters/asks.ts', text: `import '../http/endpoint.ts';`, rule: 'api-adapters' },
  { from: 'apps/api/src/shared/asks.ts', text: `import '../http/endpoint.ts';`, rule: 'api-shared' },
  { from: 'apps/api/src/jobs/all.ts', text: `import '../money/index.ts';`, rule: null },
  {
    from: 'apps/api/src/jobs/inside.ts',
    text: `import '../catalogue/series/series.repository.ts';`,
    rule: 'api-domain-entry',
  },
  {
    from: 'apps/api/src/start.ts',
    text: `import './catalogue/series/series.repository.ts';`,
    rule: 'api-domain-entry',
  },
  {
    from: 'packages/ui/src/reach.ts',
    text: `import '../../../apps/api/src/app.ts';`,
    rule: 'downward-from-packages-ui',
  },
  {
    from: 'packages/storefront/src/rows.ts',
    text: `import '@longstrip/database';`,
    rule: 'downward-from-packages-storefront',
  },
  {
    from: 'packages/storefront/src/routes/community/faq/faq.route.tsx',
    text: `import './faq.server.ts'; import '../../../parts/purchase/purchase-panel.tsx';`,
    rule: null,
  },
  {
    from: 'packages/storefront/src/routes/community/qna/qna.route.tsx',
    text: `import '../faq/faq.server.ts';`,
    rule: 'a-page-is-one-folder',
  },
  {
    from: 'packages/storefront/src/routes/money/shop/shop.server.ts',
    text: `import type { target } from '../../community/faq/faq.server.ts'; export type T = typeof target;`,
    rule: 'a-page-is-one-folder',
  },
  {
    from: 'packages/storefront/src/parts/account/account.server.ts',
    text: `import '../../routes/community/faq/faq.server.ts';`,
    rule: 'nothing-needs-a-page',
  },
  {
    from: 'packages/storefront/src/server/site-server.ts',
    text: `import '../routes/community/faq/faq.server.ts';`,
    rule: 'nothing-needs-a-page',
  },
  {
    from: 'packages/storefront/src/testing/pages.ts',
    text: `import '../routes/community/faq/faq.server.ts';`,
    rule: null,
  },
  {
    from: 'packages/storefront/src/parts/purchase/purchase-sheet.tsx',
    text: `import '../session/session-context.tsx';`,
    rule: null,
  },
  {
    from: 'packages/storefront/src/parts/session/session-state.ts',
    text: `import '../purchase/purchase-panel.tsx';`,
    rule: 'parts-import-downward',
  },
  {
    from: 'packages/storefront/src/routes/money/coupons/coupons.server.ts',
    text: `import '../../../parts/new/new.ts';`,
    rule: 'parts-are-listed',
  },
  { from: 'packages/core/src/disk.ts', text: `import 'node:fs';`, rule: 'core-is-alone' },
];

/** The parts of the check's report that are read here. */
interface Report {
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[];
  };
}

describe('the import rule', () => {
  const folder = mkdtempSync(join(tmpdir(), 'import-rule-'));
  let broken: ReadonlyMap<string, readonly string[]> = new Map();

  beforeAll(() => {
    const write = (path: string, text: string): void => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    };
    for (const path of TARGETS) write(path, 'export const target = 1;\n');
    for (const { from, text } of IMPORTS) write(from, `${text}\nexport const made = 1;\n`);
    write(
      'packages/database/package.json',
      JSON.stringify({
        name: '@longstrip/database',
        type: 'module',
        exports: { '.': './src/index.ts', './testing': './src/testing/index.ts' },
      }),
    );
    mkdirSync(join(folder, 'node_modules/@longstrip'), { recursive: true });
    symlinkSync(join(folder, 'packages/database'), join(folder, 'node_modules/@longstrip/database'));
    for (const file of ['.dependency-cruiser.mjs', 'tsconfig.base.json'])
      copyFileSync(join(ROOT, file), join(folder, file));
    broken = judge(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(IMPORTS)('$from: $text → $rule', ({ from, rule }) => {
    expect(broken.get(from) ?? []).toEqual(rule === null ? [] : [rule]);
  });
});

/** Runs the check over a generated repository. @returns The rules that each file breaks. */
function judge(folder: string): Map<string, string[]> {
  const program = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = ['--output-type=json', 'apps', 'packages', 'e2e'];
  const report: Report = JSON.parse(
    execFileSync(process.execPath, [program, ...args], { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 }),
  );
  const broken = new Map<string, string[]>();
  for (const { from, rule } of report.summary.violations) broken.set(from, [...(broken.get(from) ?? []), rule.name]);
  return broken;
}
