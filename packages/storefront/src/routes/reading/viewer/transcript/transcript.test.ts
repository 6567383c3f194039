import { describe, expect, test } from 'vitest';
import { picturePage, textPage } from '../../../../testing/reader-pages.ts';
import { fetchTranscript, groupBy, panelAt, transcriptOf, transcriptPath } from './transcript.ts';

const PAGES = [
  picturePage(1, {
    heightPx: 1000,
    pageId: '0123456789ab',
    regions: [
      { box: [0, 0, 9, 9], scene: 'A street' },
      { box: [0, 300, 9, 9] },
      { box: [0, 600, 9, 900], text: 'Hm.\nNo.', scene: 'A face' },
    ],
  }),
  textPage(2),
  picturePage(3, { regions: null }),
  picturePage(4, { heightPx: 800, regions: [{ box: [0, 200, 9, 9], text: 'Yes.' }] }),
];
const { panels } = transcriptOf({ pages: PAGES });

test('a transcript has the panels of which something is stated, with their places', () => {
  expect(panels).toEqual([
    { page: 1, pageId: '0123456789ab', offset: 0, scene: 'A street', text: '' },
    { page: 1, pageId: '0123456789ab', offset: 0.6, scene: 'A face', text: 'Hm.\nNo.' },
    { page: 4, pageId: null, offset: 0.25, scene: '', text: 'Yes.' },
  ]);
});

describe('it opens at', () => {
  const at = (page: number, offset: number) => ({ kind: 'picture', page, pageId: null, offset }) as const;
  test.each([
    ['the beginning where no place is known', null, 0],
    ['the first panel of a page that was turned to', at(1, 0), 0],
    ['the panel whose upper edge has just left the window', at(1, 0.61), 1],
    ['the next page, where no more panels begin', at(1, 0.7), 2],
    ['the next page with panels', at(3, 0), 2],
    ['the last panel after all others', at(4, 0.9), 2],
    ['the last panel at the end card', { kind: 'end' } as const, 2],
    ['the next panel from a page of text', { kind: 'text', page: 2, path: [], character: 40 } as const, 2],
  ])('%s', (_what, place, index) => {
    expect(panelAt(panels, place)).toBe(index);
  });

  test('the beginning, if there are no panels', () => {
    expect(panelAt([], { kind: 'end' })).toBe(0);
  });
});

describe('a request for a transcript brings', () => {
  test.each([
    ['the transcript', () => Response.json({ panels }), { kind: 'loaded', transcript: { panels } }],
    ['a refusal', () => new Response(null, { status: 403 }), { kind: 'refused' }],
    ['a fault', () => new Response(null, { status: 500 }), { kind: 'unreachable' }],
    ['another shape', () => Response.json({ panels: [{}] }), { kind: 'unreachable' }],
  ])('%s', async (_what, answer, expected) => {
    expect(await fetchTranscript('/x', async () => answer())).toEqual(expected);
  });
});

test('names are written into the path as they are', () => {
  expect(transcriptPath('a b', 'ep/1')).toBe('/_/transcript/a%20b/ep%2F1');
});

test('groups are in order of their first values', () => {
  expect([...groupBy([3, 1, 13, 2], (value) => value % 10)]).toEqual([
    [3, [3, 13]],
    [1, [1]],
    [2, [2]],
  ]);
});
