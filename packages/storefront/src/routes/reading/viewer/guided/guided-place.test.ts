import type { PageRegion, RegionBox } from '@longstrip/core';
import { describe, expect, it, test } from 'vitest';
import type { PicturePage, ReaderPage } from '../viewer-model.ts';
import {
  FIRST_PLACE,
  type GuidedPlace,
  lineOfPlace,
  openingOf,
  otherLook,
  placeAfter,
  placeAt,
  placeBefore,
  placeOfLine,
  samePlace,
  viewOfPlace,
} from './guided-place.ts';
import { orderedRegions, partsOf, stopsOf } from './guided-plan.ts';

const PHONE = { widthPx: 390, heightPx: 844 };
/** Two panels in a row, and one below them. */
const BOXES: RegionBox[] = [
  [50, 50, 400, 500],
  [550, 50, 400, 500],
  [50, 600, 900, 700],
];

function page(order: number, boxes: readonly RegionBox[] | null, more: Partial<PicturePage> = {}): PicturePage {
  return {
    kind: 'picture',
    order,
    src: '',
    srcSet: '',
    widthPx: 1000,
    heightPx: 1400,
    placeholder: null,
    blurred: null,
    spread: 'none',
    gutters: null,
    pageId: null,
    regions: boxes?.map((box) => ({ box })) ?? null,
    trim: null,
    stripIndex: null,
    ...more,
  };
}

function episodeOf(pages: readonly ReaderPage[], mode: 'PAPER' | 'SCROLL' = 'PAPER', window = PHONE) {
  const parts = partsOf(pages, mode, ({ regions }) => regions);
  const stops = stopsOf(parts, window, 'LTR');
  const go = (place: GuidedPlace) => placeAfter(place, stops.length);
  const back = (place: GuidedPlace) => placeBefore(place, stops, parts);
  return { parts, stops, go, back };
}

/** The panels that a reader sees from a place to the end, as page and panel; `0` for a whole page, `-` for a text. */
function panelsFrom(place: GuidedPlace, { stops, go }: ReturnType<typeof episodeOf>): string[] {
  const seen: string[] = [];
  for (let now = place; now.index < stops.length; now = go(now)) {
    const view = viewOfPlace(now, stops);
    seen.push(view === null ? '-' : `${view.page}.${now.look === 'panel' ? view.panel : 0}`);
  }
  return seen;
}

describe('a comic in pages', () => {
  const TEXT: ReaderPage = { kind: 'text', order: 2, html: '<p>' };
  const episode = episodeOf([page(1, BOXES), TEXT, page(3, null), page(4, BOXES.slice(0, 1))]);

  it('begins with its first page whole, and shows each panel, text and page without panels once', () => {
    const opening = openingOf(episode.stops, episode.parts);
    expect(panelsFrom(opening, episode)).toEqual(['1.0', '1.1', '1.2', '1.3', '-', '3.1', '4.1']);
    const plain = episodeOf([page(1, null)]);
    expect(panelsFrom(openingOf(plain.stops, plain.parts), plain)).toEqual(['1.1']);
  });

  it('goes back the same way, and not before its beginning', () => {
    const { stops, back } = episode;
    let place = placeAt(stops.length);
    for (let step = 0; step < stops.length; step += 1) place = back(place);
    expect(place).toEqual(placeAt(0));
    expect(back(place)).toEqual(FIRST_PLACE);
    expect(back(FIRST_PLACE)).toEqual(FIRST_PLACE);
  });

  it('shows the whole page around a panel and the same panel again, and goes on from there to the next one', () => {
    const { stops, parts, go, back } = episode;
    const whole = otherLook(placeAt(1), stops, parts);
    expect(whole).toEqual(placeAt(1, 'whole'));
    expect(otherLook(whole, stops, parts)).toEqual(placeAt(1));
    expect(go(whole)).toEqual(placeAt(2));
    expect(back(whole)).toEqual(placeAt(0));
    expect(lineOfPlace(whole, stops, parts)).toEqual(lineOfPlace(placeAt(1), stops, parts));
    // A text, and a page that is shown whole already.
    for (const index of [3, 4]) expect(otherLook(placeAt(index), stops, parts)).toEqual(placeAt(index));
  });
});

describe('the panels of a far page, which become known while it is shown,', () => {
  const unknown = episodeOf([page(1, BOXES), page(2, null), page(3, null)]);
  const known = episodeOf([page(1, BOXES), page(2, BOXES), page(3, BOXES)]);
  const shown = unknown.stops[3]?.view ?? null;

  it('move nothing, until the reader goes on to the first of them, or back', () => {
    if (shown === null) throw new Error('the second page has no view');
    const held = samePlace(placeAt(3), shown, known.stops);
    if (held === null) throw new Error('the page is not there');
    expect(viewOfPlace(held, known.stops)).toBe(shown);
    expect(panelsFrom(known.go(held), known).slice(0, 2)).toEqual(['2.1', '2.2']);
    expect(viewOfPlace(known.back(held), known.stops)?.panel).toBe(3);
    expect(viewOfPlace(known.back(held), known.stops)?.page).toBe(1);
  });
});

test('in another window the same panel of a row is shown, though another one begins at its line', () => {
  const { stops, parts } = episodeOf([page(1, BOXES)]);
  const turned = episodeOf([page(1, BOXES)], 'PAPER', { widthPx: 844, heightPx: 390 });
  const line = lineOfPlace(placeAt(1), stops, parts);
  const view = stops[1]?.view ?? null;
  if (line === null || view === null) throw new Error('nothing is shown');
  expect(viewOfPlace(placeOfLine(line, turned.stops, turned.parts), turned.stops)?.region).toBe(0);
  const same = samePlace(placeAt(1), view, turned.stops);
  expect(same === null ? null : viewOfPlace(same, turned.stops)?.region).toBe(1);
});

test('a strip is one part, whose pages of text divide it, and a line of any slice leads to its panel', () => {
  const slices = [page(1, [[0, 100, 1000, 900]]), page(2, [[0, 600, 1000, 2000]]), page(3, [])];
  const { parts, stops } = episodeOf([...slices, { kind: 'text', order: 4, html: '' }, page(5, null)], 'SCROLL');
  expect(parts.map(({ kind }) => kind)).toEqual(['pictures', 'text', 'pictures']);
  const place = placeOfLine({ page: 3, offset: 0.5 }, stops, parts);
  expect(viewOfPlace(place, stops)?.page).toBe(2);
});

test('slices of one strip in a book of pages are joined', () => {
  const slice = (order: number, stripIndex: number) => page(order, null, { stripIndex });
  const { parts } = episodeOf([page(1, null), slice(2, 0), slice(3, 1), slice(4, 0), page(5, null)]);
  const pages = parts.map((part) => (part.kind === 'pictures' ? part.pages.map(({ order }) => order) : []));
  expect(pages).toEqual([[1], [2, 3], [4], [5]]);
});

test('read from the other side, the panels of a row change places', () => {
  const regions: PageRegion[] = BOXES.map((box, index) => ({ box, text: String(index) }));
  const order = (direction: 'LTR' | 'RTL') => orderedRegions(regions, 'LTR', direction)?.map(({ text }) => text);
  expect(order('LTR')).toEqual(['0', '1', '2']);
  expect(order('RTL')).toEqual(['1', '0', '2']);
});
