import { readdirSync, readFileSync } from 'node:fs';
import { PLATFORMS } from '@longstrip/platform-config';
import { themeCss } from '@longstrip/ui/theme';
import { describe, expect, it, test } from 'vitest';

const SOURCES = [new URL('../', import.meta.url), new URL('../../../ui/src/', import.meta.url)];

interface Source {
  name: string;
  text: string;
}

/** Components and style sheets of the sites, without stories, samples and tests. */
function sources(): Source[] {
  return SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|css)$/.test(name) && !/\.(stories|test)\.|samples\/|testing\//.test(name))
      .map((name) => ({ name: name.replaceAll('\\', '/'), text: readFileSync(new URL(name, folder), 'utf8') })),
  );
}

/**
 * The only places for the accent colour: free offers, and tags with good news. One site's accent is the main colour of
 * another.
 */
const ACCENTS = [
  'benefit/benefit-card.tsx',
  'benefit/benefit-tile.tsx',
  'benefit/celebration.tsx',
  'benefit/gift-box.tsx',
  'benefit/gift-card.tsx',
  'benefit/points-card.tsx',
  'benefit/roulette-wheel.tsx',
  'benefit/stamp-card.tsx',
  'detail/buy-bar.tsx',
  'detail/episode-row.tsx',
  'detail/series-head.tsx',
  'form/radio-card.tsx',
  'parts/events/event-facts.tsx',
  'purchase/purchase-lines.tsx',
  'routes/people/transfer/transfer-note.route.tsx',
  'side/side-list.tsx',
  'sign-in/sign-in-button.tsx',
  'support/ticket-fold.tsx',
];

test('the accent is used for tickets, gifts and tags alone: never for progress, focus, carets or what is marked', () => {
  const used = sources()
    .filter(({ name, text }) => name.endsWith('.tsx') && /[\w:]-accent\b|var\(--accent/.test(text))
    .map(({ name }) => name);
  expect(used.sort()).toEqual(ACCENTS);
});

test('lines of progress, the focus, native controls and marked text take a colour of the brand, or a grey', () => {
  const css = sources().filter(({ name }) => name.endsWith('.css'));
  const base = css.find(({ name }) => name.endsWith('styles/base.css'))?.text ?? '';
  expect(base).toMatch(/:focus-visible \{\s*outline: 2px solid var\(--primary-text\)/);
  expect(base).toMatch(/accent-color: var\(--primary\)/);
  expect(base).toMatch(/::selection \{\s*background-color: color-mix\(in srgb, var\(--primary\)/);
  const lines = sources().filter(({ name }) => /(loading-page|viewer-progress|progress-line)\.tsx$/.test(name));
  expect(lines).toHaveLength(3);
  for (const { text } of lines) {
    const fills = [...text.matchAll(/\bbg-([\w-]+)/g)].map(([, fill]) => fill);
    for (const fill of fills) {
      expect([
        'primary',
        'primary-text',
        'fg-2',
        'on-art',
        'ink',
        'fill-strong',
        'page',
        'art-track',
        'view-track',
      ]).toContain(fill);
    }
  }
});

test('no component has a colour of its own', () => {
  const own = sources().filter(
    ({ name, text }) =>
      name.endsWith('.tsx') &&
      !/provider-icons|state\/art\//.test(name) &&
      /#[0-9a-f]{6}\b|\b(teal|cyan|sky|blue)-\d/i.test(text),
  );
  expect(own.map(({ name }) => name)).toEqual([]);
});

describe.each(PLATFORMS.map(({ id, theme }) => [id, theme] as const))('the theme of %s', (_, theme) => {
  it.each(['light', 'dark'] as const)('has its own colour for progress in %s', (scheme) => {
    const [bright = '', night = ''] = themeCss(theme).split('[data-theme="dark"]');
    const sheet = scheme === 'light' ? bright : night;
    expect(sheet).toContain(`--primary: ${theme[scheme].primary};`);
    const others = PLATFORMS.filter(
      (other) => other.theme !== theme && other.theme[scheme].primary !== theme[scheme].primary,
    );
    for (const other of others) expect(sheet).not.toContain(`--primary: ${other.theme[scheme].primary};`);
  });
});
