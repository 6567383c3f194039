import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addTallies, judge, readPlaywrightReport, readVitestReport } from './tally.mjs';

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
          status: 'passed',
          assertionResults: [
            { status: 'passed', fullName: 'a' },
            { status: 'pending', fullName: 'b (no server)' },
          ],
        },
        { status: 'failed', assertionResults: [{ status: 'failed', fullName: 'c' }] },
        { status: 'failed', assertionResults: [] },
      ],
    });
    expect(readVitestReport(file)).toEqual({ passed: 1, failed: 2, skipped: ['b (no server)'] });
  });

  it('counts Playwright’s tests in nested suites, flaky ones as failed', () => {
    const test = (title: string, status: string) => ({ title, tests: [{ status, projectName: 'phone' }] });
    const file = reportFile({
      errors: [{ message: 'the product did not start' }],
      suites: [
        {
          title: 'read.spec.ts',
          specs: [test('x', 'expected')],
          suites: [{ title: 'novel', specs: [test('y', 'skipped'), test('z', 'flaky')] }],
        },
      ],
    });
    expect(readPlaywrightReport(file)).toEqual({
      passed: 1,
      failed: 2,
      skipped: ['read.spec.ts › novel › y [phone]'],
    });
  });

  it('takes no report for a failure', () => {
    expect(readVitestReport('/nowhere.json')).toBeNull();
    expect(judge(null, 0)).toEqual({ passed: 0, failed: 1, skipped: [] });
  });

  it('takes a run without a test for a failure', () => {
    expect(judge({ passed: 0, failed: 0, skipped: [] }, 0).failed).toBe(1);
  });

  it('takes a failing end for a failure, even where every test passed', () => {
    expect(judge({ passed: 3, failed: 0, skipped: [] }, 1)).toEqual({ passed: 3, failed: 1, skipped: [] });
    expect(judge({ passed: 3, failed: 2, skipped: [] }, 1).failed).toBe(2);
    expect(judge({ passed: 3, failed: 0, skipped: [] }, 0).failed).toBe(0);
  });

  it('adds up', () => {
    expect(
      addTallies([
        { passed: 1, failed: 2, skipped: ['a'] },
        { passed: 10, failed: 0, skipped: ['b'] },
      ]),
    ).toEqual({ passed: 11, failed: 2, skipped: ['a', 'b'] });
  });
});
