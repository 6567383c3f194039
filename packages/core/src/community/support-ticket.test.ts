import { describe, expect, test } from 'vitest';
import { decideSupportTicket, formatTicketPlace, refusePictures, TICKET_PLACE, ticketsLeft } from './support-ticket.ts';

describe('tickets of a day', () => {
  test.each([
    [0, 1, 2],
    [1, 2, 1],
  ])('after %d of 2 the next is number %d, and %d are left', (sentToday, dayOrder, left) => {
    expect(decideSupportTicket({ sentToday }, { ticketsPerDay: 2 })).toEqual({ ok: true, value: { dayOrder } });
    expect(ticketsLeft(sentToday, { ticketsPerDay: 2 })).toBe(left);
  });

  test.each([2, 3])('after %d of 2 no more is taken', (sentToday) => {
    expect(decideSupportTicket({ sentToday }, { ticketsPerDay: 2 })).toEqual({ ok: false, code: 'LIMIT_QNA_COUNT' });
    expect(ticketsLeft(sentToday, { ticketsPerDay: 2 })).toBe(0);
  });
});

describe('pictures of a ticket', () => {
  const limits = { ticketImageBytes: 100, ticketImageCount: 3 };
  test.each([
    [[], null],
    [[100, 100, 100], null],
    [[1, 101], 'FILE_SIZE'],
    [[1, 1, 1, 1], 'MALFORMED_REQUEST'],
    [[1, 1, 1, 101], 'FILE_SIZE'],
  ] as const)('of %j bytes: %s', (sizes, code) => {
    expect(refusePictures(sizes, limits)?.code ?? null).toBe(code);
  });
});

test.each([
  [14, 'salt-crown/ep-3#14'],
  [null, 'salt-crown/ep-3'],
])('a place with the page %s is written as %s', (page, text) => {
  expect(formatTicketPlace({ series: 'salt-crown', episode: 'ep-3', page })).toBe(text);
  expect(text).toMatch(TICKET_PLACE);
});

test.each(['', 'salt-crown', 'salt-crown/', 'a/b#0', 'a/b#1000000', 'a/b/c', 'a b/c', 'a/b#x', `${'a'.repeat(97)}/b`])(
  '%j is no place',
  (text) => expect(text).not.toMatch(TICKET_PLACE),
);
