import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ROOT } from '../env.mjs';
import { suitesToRun } from './suites.mjs';
import {
  addTallies,
  describeRun,
  emptyTally,
  judge,
  readPackageReport,
  readPlaywrightReport,
  readVitestReport,
  type SuiteResult,
} from './tally.mjs';

function reportFile(report: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'longstrip-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

describe('counting', () => {
  it('counts a package without a report as failed', () => {
    const tally = readPackageReport(join(ROOT, 'packages', 'gone', '.turbo', 'tests.json'));
    expect(tally).toMatchObject({
      passed: 0,
      failed: 1,
      failures: [expect.stringContaining('packages/gone left no report')],
    });
  });

  it('counts vitest’s tests, and a file that could not be loaded as a failure', () => {
    const file = reportFile({
      testResults: [
        {
          ...{ name: '/one.test.ts', status: 'passed' },
          assertionResults: [
            { status: 'passed', fullName: 'a' },
            { status: 'pending', fullName: 'b (no server)' },
          ],
        },
        {
          ...{ name: join(ROOT, 'two.test.ts'), status: 'failed' },
          assertionResults: [{ status: 'failed', fullName: 'c', failureMessages: ['Error: not 2\n  at …'] }],
        },
        { name: join(ROOT, 'three.test.ts'), status: 'failed', message: '', assertionResults: [] },
      ],
    });
    expect(readVitestReport(file)).toMatchObject({
      ...{ passed: 1, failed: 2, skipped: ['b (no server)'] },
      failures: ['two.test.ts › c: Error: not 2', 'three.test.ts'],
    });
  });

  it('takes the time of each file and its slowest test from vitest’s report', () => {
    const [name, startTime, endTime] = [join(ROOT, 'packages/core/src/a.test.ts'), 1_000, 4_500];
    const assertionResults = [
      { status: 'passed', fullName: 'a', duration: 20 },
      { status: 'passed', fullName: 'b', duration: 3_000 },
      { status: 'pending', fullName: 'c' },
    ];
    const file = reportFile({ testResults: [{ name, startTime, endTime, status: 'passed', assertionResults }] });
    expect(readVitestReport(file)?.files).toEqual([
      { name: 'packages/core/src/a.test.ts', seconds: 3.5, slowest: { title: 'b', seconds: 3 } },
    ]);
  });

  it('counts Playwright’s tests in nested suites, flaky ones as failed', () => {
    const test = (title: string, status: string, duration: number) => ({
      ...{
        title,
        tests: [{ status, projectName: 'phone', results: [{ duration, error: { message: 'Error: no button' } }] }],
      },
    });
    const file = reportFile({
      errors: [{ message: 'the product did not start' }],
      suites: [
        {
          title: 'journeys/read.spec.ts',
          specs: [test('x', 'expected', 2_000)],
          suites: [{ title: 'novel', specs: [test('y', 'skipped', 0), test('z', 'flaky', 500)] }],
        },
      ],
    });
    expect(readPlaywrightReport(file)).toEqual({
      passed: 1,
      failed: 2,
      skipped: ['journeys/read.spec.ts › novel › y [phone]'],
      failures: [
        'outside any test: the product did not start',
        'journeys/read.spec.ts › novel › z [phone]: Error: no button',
      ],
      files: [
        {
          name: 'e2e/journeys/read.spec.ts',
          seconds: 2.5,
          slowest: { title: 'journeys/read.spec.ts › x [phone]', seconds: 2 },
        },
      ],
    });
  });

  it('takes no report for a failure', () => {
    expect(readVitestReport('/nowhere.json')).toBeNull();
    expect(judge(null, 0)).toEqual({ ...emptyTally(), failed: 1, failures: ['there is no report'] });
  });

  it('takes a run without a test for a failure', () => {
    expect(judge(emptyTally(), 0).failed).toBe(1);
  });

  it('takes an exit with an error for a failure, even where every test passed', () => {
    const passed = { ...emptyTally(), passed: 3 };
    expect(judge(passed, 1)).toEqual({
      ...passed,
      failed: 1,
      failures: ['no test failed, but the runner ended with 1'],
    });
    expect(judge({ ...passed, failed: 2 }, 1).failed).toBe(2);
    expect(judge(passed, 0).failed).toBe(0);
  });

  it('adds up', () => {
    const one = { name: 'one', seconds: 1, slowest: null };
    const other = { name: 'other', seconds: 2, slowest: null };
    expect(
      addTallies([
        { passed: 1, failed: 2, skipped: ['a'], failures: ['x'], files: [one] },
        { passed: 10, failed: 0, skipped: ['b'], failures: ['y'], files: [other] },
      ]),
    ).toEqual({ passed: 11, failed: 2, skipped: ['a', 'b'], failures: ['x', 'y'], files: [one, other] });
  });
});

const file = (name: string, seconds: number) => ({ name, seconds, slowest: { title: `${name} works`, seconds: 1 } });
const result = (name: string, more: Partial<SuiteResult>): SuiteResult => ({
  ...{ name, seconds: 0, leftOut: null, tally: { passed: 0, failed: 0, skipped: [], failures: [], files: [] } },
  ...more,
});

describe('the end of a run', () => {
  it('says how long each suite took, how long they took together, and what that is at full speed', () => {
    const text = describeRun([result('rules', { seconds: 60.4 }), result('wire', { seconds: 119.6 })], [1.4, 1.6]);
    expect(text).toContain('rules        60 s');
    expect(text).toContain('total       180 s');
    expect(text).toContain('10⁹ additions took 1.40 and 1.60 s here, and 0.75 s at full speed');
    expect(text).toContain('the total there is about 90 s.');
  });

  it('names the slowest ten files of all suites, and the slowest test of each', () => {
    const files = Array.from({ length: 8 }, (_, index) => file(`file-${index}`, 10 + index));
    const tally = { passed: 8, failed: 0, skipped: [], failures: [], files };
    const check = {
      passed: 1,
      failed: 0,
      skipped: [],
      failures: [],
      files: [{ name: 'types', seconds: 99, slowest: null }],
    };
    const lines = describeRun(
      [result('checks', { tally: check }), result('rules', { tally }), result('wire', { tally })],
      [1],
    ).split('\n');
    expect(lines[0]).toBe('The slowest 10, and the slowest test of each:');
    expect(lines[1]).toBe('   99 s checks   types');
    expect(lines[2]).toBe('   17 s rules    file-7 (1 s: file-7 works)');
    expect(lines.filter((line) => line.includes('file-'))).toHaveLength(9);
  });

  it('names what was skipped, left out and failed, and ends with the sum', () => {
    const tally = { passed: 3, failed: 1, skipped: ['a (no server)'], failures: ['a.test.ts › b'], files: [] };
    const lines = describeRun(
      [result('rules', { tally }), result('browser', { leftOut: 'missing here: chromium' })],
      [1],
    ).split('\n');
    expect(lines).toContain('skipped: a (no server)');
    expect(lines).toContain('failed: rules a.test.ts › b');
    expect(lines).toContain('left out: browser — missing here: chromium');
    expect(lines.at(-1)).toBe('3 passed, 1 failed, 1 skipped');
  });
});

describe('which suites run', () => {
  const names = (...args: Parameters<typeof suitesToRun>) => suitesToRun(...args).map(({ name }) => name);

  it('are those of every change, and the rest with test:all', () => {
    expect(names([])).toEqual(['checks', 'rules', 'database', 'wire', 'builds', 'journeys', 'figures']);
    expect(names([], { isAll: true })).toEqual([...names([]), 'sweeps', 'stories', 'desk', 'kills', 'region', 'nodes']);
  });

  it('are those of packages where only what is affected is asked for', () => {
    expect(names([], { isAffectedOnly: true })).toEqual(['checks', 'rules', 'database', 'wire', 'builds']);
  });

  it('are those that are named, in the order of all', () => {
    expect(names(['wire', 'kills', 'checks'])).toEqual(['checks', 'wire', 'kills']);
  });
});
