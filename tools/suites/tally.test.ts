import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ROOT } from '../env.mjs';
import { addTallies, emptyTally, judge, readPlaywrightReport, readVitestReport } from './tally.mjs';

function reportFile(report: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'longstrip-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

describe('counting', () => {
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
