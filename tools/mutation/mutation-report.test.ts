import { describe, expect, test } from 'vitest';
import { mutationPage, readResult, scoreOf } from './mutation-report.mjs';
import { sampleIds, samplePlugin } from './sample-checker.mjs';

const TARGET = {
  name: 'core',
  about: 'all rules',
  folder: 'packages/core',
  mutate: [],
  tests: [],
  sample: null,
  group: 'core',
} as const;
const AIMS = { core: 97, rest: 80 };

/** A mutant of the first line of the file, from one column to another. */
const mutant = (status: string, from: number, to: number, replacement: string) => ({
  mutatorName: 'EqualityOperator',
  status,
  replacement,
  location: { start: { line: 1, column: from }, end: { line: 1, column: to } },
});

const REPORT = {
  files: {
    'src/age.ts': {
      source: 'if (age >= 18) return `none`;\n',
      mutants: [
        mutant('Killed', 5, 14, 'age > 18'),
        mutant('Timeout', 5, 14, 'true'),
        mutant('Survived', 5, 14, 'age   <\n 18'),
        mutant('NoCoverage', 23, 29, '``'),
        mutant('Ignored', 5, 14, 'false'),
        mutant('CompileError', 5, 14, 'false'),
      ],
    },
  },
};

describe('what came of a target', () => {
  const result = readResult(TARGET, REPORT);

  test('counts what was caught among what was tested', () => {
    expect([result.caught, result.tested]).toEqual([2, 4]);
    expect(scoreOf([result])).toBe(50);
    expect(scoreOf([])).toBe(100);
  });

  test('has each survivor by its place, with what stood there and what it became', () => {
    expect(result.survivors).toEqual([
      { file: 'packages/core/src/age.ts', line: 1, code: 'age >= 18', becomes: 'age < 18' },
      { file: 'packages/core/src/age.ts', line: 1, code: '`none`', becomes: '``' },
    ]);
  });

  test('is listed with the reason why a survivor may live, and of the others that they are not tested', () => {
    const explanations = [
      { file: 'packages/core/src/age.ts', code: 'age >= 18', becomes: 'age < 18', why: 'The same.' },
    ];
    const page = mutationPage([result], { aims: AIMS, explanations, seed: 1 });
    expect(page).toContain('| core | all rules | 4 (all) | 2 | 50.0 % |');
    expect(page).toContain('Core: 50.0 %, at least 97 % are wanted.');
    expect(page).toContain('- `src/age.ts:1` `age >= 18` → `age < 18`: The same.');
    expect(page).toContain('- `src/age.ts:1` `` `none` `` → `` `` ``: Not tested.');
  });
});

describe('a sample', () => {
  const mutants = Array.from({ length: 50 }, (_, index) => ({
    ...mutant('Pending', index + 1, index + 2, 'true'),
    id: String(index),
    fileName: `/repository/packages/core/src/${index % 2 === 0 ? 'even' : 'odd'}.ts`,
  }));
  const of = { seed: 1, size: 20, folder: '/repository/packages/core' };

  test('is as large as asked for, the same each time, and another with another seed', () => {
    const sample = sampleIds(mutants, of);
    expect(sample.size).toBe(20);
    expect(sampleIds(mutants.toReversed(), of)).toEqual(sample);
    expect(sampleIds(mutants, { ...of, seed: 2 })).not.toEqual(sample);
    expect(sampleIds(mutants, { ...of, size: 90 }).size).toBe(50);
  });

  test('does not depend on where the repository lies', () => {
    const moved = mutants.map((each) => ({ ...each, fileName: each.fileName.replace('/repository', '/elsewhere') }));
    expect(sampleIds(moved, { ...of, folder: '/elsewhere/packages/core' })).toEqual(sampleIds(mutants, of));
  });

  test('is what the checker lets pass, of all mutants in one group', async () => {
    const { value: checker } = samplePlugin(of);
    expect(await checker.group(mutants)).toEqual([mutants.map(({ id }) => id)]);
    const judged = Object.entries(await checker.check(mutants));
    const passed = judged.filter(([, { status }]) => status === 'passed').map(([id]) => id);
    expect([judged.length, new Set(passed)]).toEqual([50, sampleIds(mutants, of)]);
  });
});
