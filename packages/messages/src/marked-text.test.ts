import { expect, test, vi } from 'vitest';
import { readMarkedText } from './marked-text.ts';

const messages = { 'nav.home': 'Home' };

test.each([
  ['t:nav.home', 'Home', []],
  ['t: nav.home ', 'Home', []],
  ['t:nav.nowhere', 'nav.nowhere', ['nav.nowhere']],
  ['t:', '', ['']],
  ['t:toString', 'toString', ['toString']],
  ['nav.home', 'nav.home', []],
  ['Meet me at t:nav.home', 'Meet me at t:nav.home', []],
  ['T:nav.home', 'T:nav.home', []],
  ['', '', []],
])('%j is shown as %j, and %j is reported', (text, shown, unknown) => {
  const report = vi.fn<(key: string) => void>();
  expect(readMarkedText(text, messages, report)).toBe(shown);
  expect(report.mock.calls.flat()).toEqual(unknown);
});
