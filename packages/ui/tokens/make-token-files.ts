import StyleDictionary from 'style-dictionary';
import { aliasedPath, colourValue, hexOf, TOKEN_SOURCES, TOKENS, type Token, type TokenGroup } from './token-list.ts';

type SourceName = keyof typeof TOKENS;
type Write = (type: string, value: unknown) => unknown;

const REM_PX = 16;

/** The sheet of CSS variables that every page loads: `src/styles/tokens.css`. */
export async function makeTokenSheet(): Promise<string> {
  const [shared, light, dark] = await Promise.all([cssBlocks('shared'), cssBlocks('light'), cssBlocks('dark')]);
  const { neutral: lightNeutral, brand: lightBrand } = light;
  const { neutral: darkNeutral, brand: darkBrand } = dark;
  return `/*
 * Design tokens. Made from packages/ui/tokens by style-dictionary: change the tokens there, then run
 * \`pnpm --filter @longstrip/ui tokens\`. Neutral greys, sizes, layers and motion are shared by every platform; a
 * platform's own theme sheet (made by \`themeCss\`) sets the brand block, its fonts, leading, covers, badges and character.
 * Light is the default, dark follows the system, and \`data-theme="light|dark"\` on any element decides for its subtree.
 */
:root {
${shared.neutral}
  --badge-clip: none;
  --title-case: none;
  --icon-cap: round;
  --icon-join: round;
}

${themed(`${lightNeutral}\n  color-scheme: light;`, `${darkNeutral}\n  color-scheme: dark;`)}

/* The brand block. These values are used if no theme sheet is loaded. */
${themed(lightBrand, darkBrand)}

/* A site's fonts are for its own script: in these languages they would give Latin text the punctuation of that script. */
:root:is(:lang(en), :lang(de), :lang(fr)) {
  --font: var(--font-latin);
  --font-novel: var(--font-novel-latin);
  --font-title: var(--font-title-latin);
}
`;
}

function themed(light: string, dark: string): string {
  return `:root,
[data-theme="light"] {
${light}
}

[data-theme="dark"] {
${dark}
}

@media (prefers-color-scheme: dark) {
  :root:not([data-theme]) {
${dark.replaceAll(/^/gm, '  ')}
  }
}`;
}

async function cssBlocks(source: SourceName): Promise<{ neutral: string; brand: string }> {
  const written = await writtenValues(source, cssValue);
  const lines = (groups: readonly TokenGroup[]) =>
    groups.flatMap((group) => [
      ...(source === 'shared' ? [`  /* ${group.description} */`] : []),
      ...group.tokens.map((token) => `  --${token.name}: ${declared(token, written)};`),
    ]);
  const groups = TOKENS[source];
  return {
    neutral: lines(groups.filter(({ name }) => name !== 'brand')).join('\n'),
    brand: lines(groups.filter(({ name }) => name === 'brand')).join('\n'),
  };
}

/** An alias stays one in CSS, so that a platform may set what it names. */
function declared(token: Token, written: ReadonlyMap<string, unknown>): string {
  const aliased = aliasedPath(token.value);
  if (aliased !== null) return `var(--${aliased.split('.').at(-1)})`;
  return token.css ?? String(written.get(token.name));
}

/** The values of a file by the names of their tokens, each written by the given function; style-dictionary resolves aliases and inherited types. */
async function writtenValues(source: SourceName, write: Write): Promise<Map<string, unknown>> {
  const dictionary = new StyleDictionary({
    usesDtcg: true,
    tokens: structuredClone(TOKEN_SOURCES[source]),
    log: { verbosity: 'silent', errors: { brokenReferences: 'throw' } },
    hooks: {
      transforms: {
        'name/own': { type: 'name', transform: ({ path }) => path.at(-1) ?? '' },
        'value/written': { type: 'value', transform: (token) => write(token.$type ?? '', token.$value) },
      },
    },
    platforms: { written: { transforms: ['name/own', 'value/written'] } },
  });
  const { allTokens } = await dictionary.getPlatformTokens('written');
  return new Map(allTokens.map(({ name, $value }): [string, unknown] => [name, $value]));
}

interface Measure {
  value: number;
  unit: string;
}

function isMeasure(value: unknown): value is Measure {
  return typeof value === 'object' && value !== null && 'value' in value && 'unit' in value;
}

interface Shadow {
  color: unknown;
  offsetX: unknown;
  offsetY: unknown;
  blur: unknown;
  spread: unknown;
}

function isShadow(value: unknown): value is Shadow {
  return typeof value === 'object' && value !== null && 'offsetX' in value && 'color' in value;
}

function cssValue(type: string, value: unknown): unknown {
  const colour = colourValue(value);
  if (colour) {
    const channels = colour.components.map((component) => Math.round(component * 255)).join(' ');
    return colour.alpha === 1 ? hexOf(colour) : `rgb(${channels} / ${colour.alpha})`;
  }
  if (isShadow(value)) {
    return [value.offsetX, value.offsetY, value.blur, value.color].map((part) => cssValue('', part)).join(' ');
  }
  if (isMeasure(value)) return value.value === 0 && type === '' ? '0' : `${value.value}${value.unit}`;
  if (Array.isArray(value)) {
    if (type === 'cubicBezier') return `cubic-bezier(${value.join(', ')})`;
    return value.map((family: string) => (/\s/.test(family) ? `"${family}"` : family)).join(', ');
  }
  return value;
}

/** Types as Tokens Studio names them; it has none for times and curves. */
const STUDIO_TYPES: Readonly<Record<string, string>> = {
  fontFamily: 'fontFamilies',
  fontWeight: 'fontWeights',
  shadow: 'boxShadow',
  duration: 'other',
  cubicBezier: 'other',
};

/** The file that Tokens Studio for Figma reads: three sets, and the two themes that are made of them. */
export async function makeFigmaFile(): Promise<string> {
  const [shared, light, dark] = await Promise.all([studioSet('shared'), studioSet('light'), studioSet('dark')]);
  const theme = (name: 'light' | 'dark') => ({
    id: `longstrip-${name}`,
    name: name === 'light' ? 'Light' : 'Dark',
    group: 'Theme',
    selectedTokenSets: { shared: 'source', [name]: 'enabled' },
  });
  const file = {
    shared,
    light,
    dark,
    $themes: [theme('light'), theme('dark')],
    $metadata: { tokenSetOrder: ['shared', 'light', 'dark'] },
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

async function studioSet(source: SourceName): Promise<object> {
  const written = await writtenValues(source, studioValue);
  return Object.fromEntries(
    TOKENS[source].map(({ name, tokens }) => [
      name,
      Object.fromEntries(
        tokens.map((token) => [
          token.name,
          {
            $type: STUDIO_TYPES[token.type] ?? token.type,
            $value: aliasedPath(token.value) === null ? written.get(token.name) : token.value,
            ...(token.description === null ? {} : { $description: token.description }),
          },
        ]),
      ),
    ]),
  );
}

/** As Figma measures: sizes in px, colours as `#rrggbbaa` where they are not opaque. */
function studioValue(type: string, value: unknown): unknown {
  const colour = colourValue(value);
  if (colour) {
    const alpha = Math.round(colour.alpha * 255)
      .toString(16)
      .padStart(2, '0');
    return colour.alpha === 1 ? hexOf(colour) : `${hexOf(colour)}${alpha}`;
  }
  if (isShadow(value)) {
    const [x, y, blur, spread, color] = [value.offsetX, value.offsetY, value.blur, value.spread, value.color].map(
      (part) => studioValue('', part),
    );
    return { x, y, blur, spread, color, type: 'dropShadow' };
  }
  if (isMeasure(value)) return value.unit === 'rem' ? `${value.value * REM_PX}px` : `${value.value}${value.unit}`;
  if (type === 'fontFamily' && Array.isArray(value)) return value.join(', ');
  return type === 'cubicBezier' ? cssValue(type, value) : value;
}
