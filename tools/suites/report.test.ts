import { describe, expect, it } from 'vitest';
import { describeRun, type SuiteResult } from './report.mjs';
import { suitesToRun } from './suites.mjs';

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
    expect(names([], { isAll: true })).toEqual([...names([]), 'sweeps', 'kills', 'region', 'nodes']);
  });

  it('are those of packages where only what is affected is asked for', () => {
    expect(names([], { isAffectedOnly: true })).toEqual(['checks', 'rules', 'database', 'wire', 'builds']);
  });

  it('are those that are named, in the order of all', () => {
    expect(names(['wire', 'kills', 'checks'])).toEqual(['checks', 'wire', 'kills']);
  });
});
