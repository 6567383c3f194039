import { expect, test } from 'vitest';
import { isReservedAlias, RESERVED_ALIASES } from './reserved-aliases.ts';

test('the steps that the API has beside an alias are reserved, in any case', () => {
  for (const step of ['search', 'tab', 'main', 'viewer', 'price', 'images', 'viewcount', 'Viewer']) {
    expect(isReservedAlias(step)).toBe(true);
  }
  expect(isReservedAlias('salt-crown')).toBe(false);
});

test('the list is sorted, lower case and without repeats', () => {
  expect([...RESERVED_ALIASES]).toEqual([...new Set(RESERVED_ALIASES)].sort());
  expect(RESERVED_ALIASES.every((word) => word === word.toLowerCase())).toBe(true);
});
