import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeFigmaFile, makeTokenSheet } from '../../tokens/make-token-files.ts';
import { colourValue, hexOf, TOKENS, type Token } from '../../tokens/token-list.ts';

const SHEET = new URL('../styles/tokens.css', import.meta.url);
const FIGMA = new URL('../../tokens/figma.tokens.json', import.meta.url);
const THEME = readFileSync(new URL('../styles/theme.css', import.meta.url), 'utf8');

async function expectSame(file: URL, wanted: string): Promise<void> {
  if (process.env.UPDATE === '1') writeFileSync(file, wanted);
  expect(readFileSync(file, 'utf8')).toBe(wanted);
}

const listed = (['shared', 'light', 'dark'] as const).flatMap((source) =>
  TOKENS[source].flatMap(({ tokens }) => tokens.map((token): [string, Token] => [`${source}: ${token.name}`, token])),
);

describe('the files made from the tokens (UPDATE=1 writes them)', () => {
  it('the style sheet has the values of the tokens', async () => {
    await expectSame(SHEET, await makeTokenSheet());
  });

  it('so has the file that Tokens Studio for Figma reads', async () => {
    await expectSame(FIGMA, await makeFigmaFile());
  });
});

describe('the source', () => {
  it.each(listed)('%s has a type and a value', (_, token) => {
    expect(token.type).toMatch(/^(color|dimension|fontFamily|fontWeight|duration|cubicBezier|number|shadow)$/);
    expect(token.value).toBeDefined();
  });

  const colours = listed.filter(([, { type }]) => type === 'color');

  it.each(colours)('%s says the same colour in numbers and in hex', (_, { value }) => {
    const colour = colourValue(value);
    expect(value).toMatchObject({ hex: colour && hexOf(colour) });
  });

  it('names each token once, and the same in both themes', () => {
    const namesIn = (source: keyof typeof TOKENS) =>
      TOKENS[source].flatMap(({ tokens }) => tokens.map(({ name }) => name));
    expect(namesIn('dark')).toEqual(namesIn('light'));
    const names = [...namesIn('shared'), ...namesIn('light')];
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(140);
  });

  it('has every variable of which the theme of utilities is made', () => {
    const names = new Set(listed.map(([, { name }]) => name));
    const used = [...THEME.matchAll(/^ {2}--[\w-]+: var\(--([\w-]+)\);/gm)].map(([, name = '']) => name);
    expect(used.length).toBeGreaterThan(60);
    expect(used.filter((name) => !names.has(name))).toEqual([]);
  });
});
