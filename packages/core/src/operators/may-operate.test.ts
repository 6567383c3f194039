import { describe, expect, it } from 'vitest';
import { areWithin, mayOperate, type OperatorGrant, readGrant, writeGrant } from './may-operate.ts';

const grants = (...texts: string[]): OperatorGrant[] => texts.flatMap((text) => readGrant(text) ?? []);

describe('what an operator may do', () => {
  it.each([
    ['their role on that platform', ['support/bom-us'], ['support'], 'bom-us', 'support'],
    ['their role on another platform', ['support/bom-jp'], ['support'], 'bom-us', null],
    ['a role on all platforms', ['editor/all'], ['owner', 'editor'], 'bom-us', 'editor'],
    ['what concerns all, with a role on one', ['owner/bom-us'], ['owner'], 'all', null],
    ['what belongs to no platform, with a role on any', ['viewer/bom-us'], ['viewer'], null, 'viewer'],
    ['another role’s', ['viewer/all', 'editor/all'], ['owner', 'support'], 'bom-us', null],
    ['nothing without grants', [], ['viewer'], null, null],
    [
      'the preferred of two roles',
      ['merchandiser/all', 'support/bom-us'],
      ['support', 'merchandiser'],
      'bom-us',
      'support',
    ],
  ] as const)('is %s', (_, held, roles, scope, used) => {
    expect(mayOperate(grants(...held), [{ roles, scope }])).toBe(used);
  });

  it('is everything that a request needs, or nothing of it', () => {
    const [banner, series] = [
      { roles: ['merchandiser'], scope: 'bom-us' },
      { roles: ['editor'], scope: 'bom-us' },
    ] as const;
    expect(mayOperate(grants('merchandiser/bom-us'), [banner, series])).toBeNull();
    expect(mayOperate(grants('merchandiser/bom-us', 'editor/all'), [banner, series])).toBe('merchandiser');
    expect(mayOperate(grants('owner/all'), [])).toBeNull();
  });
});

it('gives a token no more than its maker has', () => {
  expect(areWithin(grants('support/bom-us'), grants('owner/all'))).toBe(true);
  expect(areWithin(grants('support/bom-us'), grants('support/all'))).toBe(true);
  expect(areWithin(grants('support/all'), grants('support/bom-us'))).toBe(false);
  expect(areWithin(grants('owner/bom-us'), grants('support/all'))).toBe(false);
  expect(areWithin(grants('viewer/all'), grants('support/all'))).toBe(false);
});

it('reads the grants that it writes', () => {
  const grant = { role: 'owner', scope: 'all' } as const;
  expect(readGrant(writeGrant(grant))).toEqual(grant);
  expect(['owner', 'boss/all', 'owner/', 'owner/a b'].map(readGrant)).toEqual([null, null, null, null]);
});
