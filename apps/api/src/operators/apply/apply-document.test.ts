import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ApplyDocumentSchema, parseApplyDocument } from './apply-document.ts';

it.each<[string, unknown, string]>([
  ['an unknown key', { series: [{ series: 'a', titel: 'x' }] }, 'series.0.titel: there is no such key.'],
  ['a missing key', { series: [{ title: 'x' }] }, 'series.0.series: is missing.'],
  [
    'an unknown platform',
    { series: [{ series: 'a', platforms: { 'bom-xx': {} } }] },
    'series.0.platforms.bom-xx: there is no platform bom-xx.',
  ],
  [
    'a price of nothing',
    { series: [{ series: 'a', platforms: { 'bom-us': { rentCoin: 0 } } }] },
    'series.0.platforms.bom-us.rentCoin: a price is at least 1 coin; an episode is made free by the number of free episodes or a free window.',
  ],
  [
    'half a coin',
    { series: [{ series: 'a', platforms: { 'bom-us': { rentCoin: 1.5 } } }] },
    'series.0.platforms.bom-us.rentCoin: a price is a whole number of coins.',
  ],
  [
    'a word of our addresses',
    { series: [{ series: 'a', alias: 'Search' }] },
    'series.0.alias: Search is a word of our addresses and no alias.',
  ],
  [
    'an impossible status',
    { series: [{ series: 'a', status: 'ENDED' }] },
    'series.0.status: "ENDED" is not ("COMPLETED" | "SCHEDULED" | "PAUSED").',
  ],
  [
    'a day that is none',
    {
      policies: [
        {
          platform: 'bom-us',
          kind: 'TERMS',
          locale: 'en-US',
          version: 1,
          title: 't',
          body: 'b',
          effectiveOn: 'soon',
        },
      ],
    },
    'policies.0.effectiveOn: must be a day like 2030-01-31.',
  ],
  [
    'a notice without a text',
    { notices: [{ platform: 'bom-us', key: 'k', publishAt: '2030-01-01', texts: {} }] },
    'notices.0.texts: needs a text in at least one locale.',
  ],
  [
    'a panel without a height',
    { series: [{ series: 'a', episodes: [{ number: '1', pages: [{ page: 2, regions: [{ box: [0, 0, 5, 0] }] }] }] }] },
    'series.0.episodes.0.pages.0.regions.0.box.3: must be a whole number of pixels from 1.',
  ],
  [
    'a panel of three numbers',
    { series: [{ series: 'a', episodes: [{ number: '1', pages: [{ page: 2, regions: [{ box: [0, 0, 5] }] }] }] }] },
    'series.0.episodes.0.pages.0.regions.0.box.3: is missing.',
  ],
  [
    'what is seen in a panel at length',
    {
      series: [
        {
          series: 'a',
          episodes: [{ number: '1', pages: [{ page: 2, regions: [{ box: [0, 0, 5, 5], scene: 'x'.repeat(501) }] }] }],
        },
      ],
    },
    'series.0.episodes.0.pages.0.regions.0.scene: must have at most 500 characters.',
  ],
  ['no object at all', 'series', 'the file: "series" is not Object.'],
])('names %s and where it stands', (_, input, sentence) => {
  expect(parseApplyDocument(input)).toMatchObject({ ok: false, sentences: [sentence] });
});

it('tells all mistakes at once', () => {
  const parsed = parseApplyDocument({ series: [{ series: 'a', titel: 'x' }, {}], notes: [] });
  expect(parsed).toMatchObject({ ok: false });
  expect(parsed.ok ? [] : parsed.sentences).toHaveLength(3);
});

describe('the texts of a file', () => {
  const keyed = { platform: 'bom-us', key: 'k' };
  const DOCUMENT = {
    series: [
      {
        ...{ series: 'a', title: 'T', synopsis: 'S', publisher: 'P', workKey: 'w', tags: ['t'] },
        creators: [{ name: 'N', role: 'AUTHOR' }],
        platforms: { 'bom-us': { title: 'T' } },
        episodes: [{ number: '1' }],
      },
    ],
    notices: [{ ...keyed, publishAt: '2030-01-01', texts: { 'en-US': { title: 'T', body: 'B' } } }],
    faqs: [{ ...keyed, category: 'COIN', texts: { 'en-US': { question: 'Q', answer: 'A' } } }],
    policies: [
      {
        ...{ platform: 'bom-us', kind: 'TERMS', locale: 'en-US', version: 1 },
        ...{ title: 'T', body: 'B', effectiveOn: '2030-01-01' },
      },
    ],
    picks: [{ ...keyed, series: ['a'], texts: { 'en-US': { title: 'T', description: 'D' } } }],
    themes: [{ ...keyed, series: ['a'], texts: { 'en-US': { title: 'T' } } }],
    banners: [
      {
        ...{ ...keyed, series: 'a', path: '/notice', phonePicture: 'p', desktopPicture: 'd', openAt: '2030-01-01' },
        texts: { 'en-US': { kicker: 'K', title: 'T', line: 'L' } },
      },
    ],
  };
  const UNWANTED = '\u0000\u001B[31m\u202E\u009B\uD800';

  /** One copy of the document for each text in it; in the copy that text is invalid. */
  const documents = placesOf(DOCUMENT).map((path) => {
    const document = structuredClone(DOCUMENT);
    const [last = '', ...above] = path.toReversed();
    const parent = above.toReversed().reduce((value: object, name) => Reflect.get(value, name), document);
    const value: string = Reflect.get(parent, last);
    Reflect.set(parent, last, UNWANTED + value);
    return { place: path.join('.'), value, document };
  });

  function placesOf(value: unknown): string[][] {
    if (typeof value === 'string') return [[]];
    return Object.entries(Object(value)).flatMap(([name, inner]) => placesOf(inner).map((path) => [name, ...path]));
  }

  it('are cleaned or refused, each of them', () => {
    expect(parseApplyDocument(DOCUMENT)).toMatchObject({ ok: true });
    expect(documents.length).toBeGreaterThan(40);
    for (const { place, document } of documents) {
      const parsed = parseApplyDocument(document);
      const left = parsed.ok ? JSON.stringify(parsed.document).match(/\\u[0-9a-f]{4}|[\p{Cc}\p{Cs}\u202E]/u) : null;
      expect({ place, left }).toEqual({ place, left: null });
    }
  });

  it('are cleaned where people read them, and refused where they find something again', () => {
    const taken = documents.filter(({ document }) => parseApplyDocument(document).ok).map(({ value }) => value);
    expect(new Set(taken)).toEqual(new Set(['T', 'S', 'P', 't', 'N', 'B', 'Q', 'A', 'D', 'K', 'L']));
  });

  it('keep their lines, where they may have some', () => {
    const notice = { ...DOCUMENT.notices[0], texts: { 'en-US': { title: 'One\nTwo', body: 'One\r\n\u2028Two' } } };
    const parsed = parseApplyDocument({ notices: [notice] });
    expect(parsed).toMatchObject({
      document: { notices: [{ texts: { 'en-US': { title: 'One Two', body: 'One\n\nTwo' } } }] },
    });
  });
});

const operations = readFileSync(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8');

it('takes the example of the manual', () => {
  const [, example = ''] = /### Files for `apply`[\s\S]*?```json\n([\s\S]*?)```/.exec(operations) ?? [];
  expect(parseApplyDocument(JSON.parse(example))).toMatchObject({ ok: true });
  expect(Object.keys(JSON.parse(example))).toEqual(Object.keys(ApplyDocumentSchema.entries));
});

it('knows no key that the manual does not name', () => {
  const manual = operations.slice(operations.indexOf('### Files for `apply`'));
  const missing = keysOf(ApplyDocumentSchema).filter((key) => !manual.includes(`\`${key}\``));
  expect(missing).toEqual([]);
});

/** Every key of every object within a schema, except the keys of records (platforms, locales). */
function keysOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own =
    'entries' in schema && typeof schema.entries === 'object' && schema.entries !== null ? schema.entries : {};
  const inner = ['wrapped', 'item', 'value'].map((name) => Reflect.get(schema, name));
  const options: unknown = Reflect.get(schema, 'options');
  const parts = [...Object.values(own), ...inner, ...(Array.isArray(options) ? options : [])];
  return [...Object.keys(own), ...parts.flatMap(keysOf)];
}
