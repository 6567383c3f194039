import { expect, test } from 'vitest';
import { formatCountdown } from './waiting-ticket.tsx';

test.each([
  [0, '00:00:00'],
  [1, '00:00:01'],
  [59_000, '00:00:59'],
  [3_600_000, '01:00:00'],
  [18_753_000, '05:12:33'],
  [604_800_000, '168:00:00'],
  [-5, '00:00:00'],
])('%i ms are written %s', (leftMs, text) => {
  expect(formatCountdown(leftMs)).toBe(text);
});
