import { describe, expect, test } from 'vitest';
import { addressesOf, fetchFreshAddresses } from './fresh-addresses.ts';

const REGIONS = [{ box: [10, 20, 300, 400] as const, text: 'Ahoy!' }, { box: [10, 440, 300, 90] as const }];
const addresses = {
  pages: [{ order: 1, src: '/_/image?a', srcSet: '/_/image?a 640w', blurred: null, regions: REGIONS }],
  validForMs: 600_000,
};

describe('asking for new addresses', () => {
  test.each([
    ['new ones', () => Response.json(addresses), { kind: 'renewed', addresses }],
    ['a refusal', () => new Response(null, { status: 403 }), { kind: 'refused' }],
    ['an episode that is gone', () => new Response(null, { status: 404 }), { kind: 'refused' }],
    ['a fault', () => new Response(null, { status: 500 }), { kind: 'unreachable' }],
    ['a page of HTML', () => new Response('<html>'), { kind: 'unreachable' }],
    ['another shape', () => Response.json({ pages: [{}] }), { kind: 'unreachable' }],
  ])('brings %s', async (_name, answer, expected) => {
    expect(await fetchFreshAddresses('/x', async () => answer())).toEqual(expected);
  });

  test('without a connection it can be tried again', async () => {
    const offline = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await fetchFreshAddresses('/x', offline)).toEqual({ kind: 'unreachable' });
  });
});

test('pages of text have no address, pages are sent in parts, and their panels with them', () => {
  const picture = {
    widthPx: 1,
    heightPx: 1,
    placeholder: null,
    blurred: null,
    spread: 'none',
    stripIndex: null,
    gutters: null,
    pageId: null,
    regions: null,
    trim: null,
  } as const;
  const content = {
    kind: 'comic',
    opensAt: 1,
    hasWords: false,
    validForMs: 5,
    pages: [
      { kind: 'picture', order: 1, src: 'a', srcSet: 'b', ...picture, regions: REGIONS },
      { kind: 'text', order: 2, html: '<p>' },
      { kind: 'picture', order: 65, src: 'c', srcSet: 'd', ...picture },
    ],
  } as const;
  const first = { validForMs: 5, pages: [{ order: 1, src: 'a', srcSet: 'b', blurred: null, regions: REGIONS }] };
  for (const from of [null, '1', '0', 'x', '-5']) expect(addressesOf(content, from)).toEqual(first);
  expect(addressesOf(content, '65').pages.map(({ order }) => order)).toEqual([65]);
});
