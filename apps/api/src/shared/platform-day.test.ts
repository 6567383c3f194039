import { expect, it } from 'vitest';
import { dayStartMs } from './platform-day.ts';

const at = (iso: string) => Date.parse(iso);

it('knows when the day began in each zone, on one day and the next, and again before', () => {
  expect(dayStartMs('Asia/Tokyo', at('2027-03-01T14:59:59.999Z'))).toBe(at('2027-02-28T15:00:00Z'));
  expect(dayStartMs('America/New_York', at('2027-03-01T14:59:59.999Z'))).toBe(at('2027-03-01T05:00:00Z'));
  expect(dayStartMs('Asia/Tokyo', at('2027-03-01T15:00:00Z'))).toBe(at('2027-03-01T15:00:00Z'));
  expect(dayStartMs('Asia/Tokyo', at('2027-03-01T14:00:00Z'))).toBe(at('2027-02-28T15:00:00Z'));
});

it('knows the day on which clocks are put forward', () => {
  // This day has 23 hours in New York.
  expect(dayStartMs('America/New_York', at('2027-03-15T03:59:59Z'))).toBe(at('2027-03-14T05:00:00Z'));
  expect(dayStartMs('America/New_York', at('2027-03-15T04:00:00Z'))).toBe(at('2027-03-15T04:00:00Z'));
});
