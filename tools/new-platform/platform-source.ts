import { type BrandColours, PLATFORM_DEFAULTS, type Platform } from '../../packages/core/src/index.ts';
import { CHARACTERS, characterOfDevice } from '../../packages/platform-config/src/characters.ts';
import { definePlatform } from '../../packages/platform-config/src/define-platform.ts';
import { STORE_NAVIGATION, storeRoutes, TYPE_OF } from '../../packages/platform-config/src/presets.ts';
import { brandColours } from './brand-colours.ts';
import type { PlatformDraft } from './platform-draft.ts';

/** Defaults of what a new platform sells; its file can be changed later. */
const SIGN_IN = ['email', 'google', 'facebook', 'apple'] as const;
const FEATURES = {
  comments: true,
  freetime: true,
  blToggle: false,
  useAdultAuthKr: false,
  allowUpgradeFromRent: false,
  blockInspect: true,
};

/** The platform that the file will define: its consistency is checked before anything is written. */
export function draftedPlatform(draft: PlatformDraft): Platform {
  const { colours, badges, character, ...rest } = draft;
  const type = TYPE_OF[draft.locales[0]];
  const facts = { signIn: SIGN_IN, adult: PLATFORM_DEFAULTS.adult, features: FEATURES };
  return definePlatform({
    ...rest,
    ...facts,
    theme: {
      light: brandColours(colours, 'light'),
      dark: brandColours(colours, 'dark'),
      badges,
      density: CHARACTERS[character].density,
      character: characterOfDevice(character, type.fonts),
      ...type,
    },
    home: CHARACTERS[character].home,
    navigation: STORE_NAVIGATION,
    routes: storeRoutes(facts),
  });
}

/** The platform's file. */
export function platformSource(draft: PlatformDraft): string {
  const {
    id,
    app,
    portOffset,
    balconyId,
    brand,
    hosts,
    locales,
    countries,
    currency,
    timeZone,
    colours,
    badges,
    character,
  } = draft;
  const first = locales[0];
  const type = `TYPE_OF${first.includes('-') ? `[${quote(first)}]` : `.${first}`}`;
  const { density, home } = CHARACTERS[character];
  return `import type { SignInMethod } from '@longstrip/core';
import { PLATFORM_DEFAULTS } from '@longstrip/core';
import { characterOfDevice } from '../characters.ts';
import { definePlatform } from '../define-platform.ts';
import { STORE_NAVIGATION, storeRoutes, TYPE_OF } from '../presets.ts';

const signIn: readonly SignInMethod[] = [${list(SIGN_IN)}];
const adult = PLATFORM_DEFAULTS.adult;
const features = {
${Object.entries(FEATURES)
  .map(([name, value]) => `  ${name}: ${value},`)
  .join('\n')}
};

export default definePlatform({
  id: ${quote(id)},
  app: ${quote(app)},
  portOffset: ${portOffset},
  balconyId: ${quote(balconyId)},
  brand: { name: ${quote(brand.name)}, wordmark: ${quote(brand.wordmark)}, coinLetter: ${quote(brand.coinLetter)}, illustration: ${quote(brand.illustration)} },
  hosts: [${list(hosts)}],
  locales: [${list(locales)}],
  countries: [${list(countries)}],
  currency: { code: ${quote(currency.code)}, symbol: ${quote(currency.symbol)}, position: ${quote(currency.position)}, minorDigits: ${currency.minorDigits} },
  timeZone: ${quote(timeZone)},
  theme: {
    light: {
${colourLines(brandColours(colours, 'light'))}
    },
    dark: {
${colourLines(brandColours(colours, 'dark'))}
    },
    badges: ${quote(badges)},
    density: ${quote(density)},
    character: characterOfDevice(${quote(character)}, ${type}.fonts),
    ...${type},
  },
  signIn,
  adult,
  features,
  home: {
    shelves: [${list(home.shelves)}],
    blocks: { ${Object.entries(home.blocks)
      .map(([shelf, block]) => `${shelf}: ${quote(block)}`)
      .join(', ')} },
    firstBanner: ${quote(home.firstBanner)},
  },
  navigation: STORE_NAVIGATION,
  routes: storeRoutes({ signIn, adult, features }),
});
`;
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

function list(texts: readonly string[]): string {
  return texts.map(quote).join(', ');
}

function colourLines(colours: BrandColours): string {
  return Object.entries(colours)
    .map(([name, colour]) => `      ${name}: '${colour}',`)
    .join('\n');
}

/**
 * platform-config's index with the new platform, in the order of ports.
 * @param platforms the existing ones, in their order
 */
export function registeredIndex(
  source: string,
  draft: Pick<PlatformDraft, 'id' | 'portOffset'>,
  platforms: readonly { readonly id: string; readonly portOffset: number }[],
): string {
  const name = variableOf(draft.id);
  const imported = source.match(/^import \w+ from '\.\/platforms\/.+';$/gm) ?? [];
  const line = `import ${name} from './platforms/${draft.id}.ts';`;
  const follower = imported.find((other) => fileOf(other) > fileOf(line));
  const last = imported.at(-1);
  const index = platforms
    .map(({ id, portOffset }) => ({ name: variableOf(id), portOffset }))
    .concat({ name, portOffset: draft.portOffset })
    .sort((one, other) => one.portOffset - other.portOffset)
    .map((platform) => platform.name);
  const withImport =
    follower === undefined
      ? source.replace(`${last}\n`, `${last}\n${line}\n`)
      : source.replace(follower, `${line}\n${follower}`);
  const entries = index.join(', ');
  const oneLine = `const INDEX = [${entries}] as const;`;
  const many = `const INDEX = [\n${index.map((each) => `  ${each},\n`).join('')}] as const;`;
  return withImport.replace(/const INDEX = \[[^\]]*\] as const;/, oneLine.length <= 120 ? oneLine : many);
}

/**
 * The lockfile with the new app. Its packages are those of the app that it copies, so it needs no look-up and works without a
 * network.
 */
export function registeredLockfile(lockfile: string, template: string, app: string): string {
  const block = lockfile.match(new RegExp(`^  apps/${template}:\\n(?: {4,}.*\\n|\\n(?= {4}))+`, 'm'))?.[0];
  if (block === undefined) throw new Error(`pnpm-lock.yaml does not know apps/${template}`);
  const entry = block.replace(`apps/${template}:`, `apps/${app}:`);
  const keys = [...lockfile.matchAll(/^ {2}(\S+):$/gm)].map(([line, key = '']) => ({ line, key }));
  const follower = keys.find(({ key }) => /^(apps|bench|e2e|packages)(\/|$)/.test(key) && key > `apps/${app}`);
  if (follower === undefined) throw new Error('pnpm-lock.yaml has no place for another app');
  return lockfile.replace(`\n${follower.line}\n`, `\n${entry.trimEnd()}\n\n${follower.line}\n`);
}

function variableOf(id: string): string {
  return id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function fileOf(line: string): string {
  return line.slice(line.indexOf("'"));
}
