import { parseArgs } from 'node:util';
import {
  BADGE_SHAPES,
  type Currency,
  ILLUSTRATIONS,
  LOCALES,
  type Locale,
  type Platform,
} from '../../packages/core/src/index.ts';
import { CHARACTER_NAMES, CHARACTERS, type CharacterName } from '../../packages/platform-config/src/characters.ts';
import { type BrandChoice, colourTrouble } from './brand-colours.ts';

/** A platform as the command asks for it, with defaults for what was left out. */
export interface PlatformDraft {
  id: string;
  app: string;
  portOffset: number;
  balconyId: string;
  brand: Platform['brand'];
  hosts: string[];
  locales: [Locale, ...Locale[]];
  /** Where it sells: ISO 3166-1 alpha-2. */
  countries: string[];
  currency: Currency;
  timeZone: string;
  colours: BrandChoice;
  badges: Platform['theme']['badges'];
  character: CharacterName;
}

/** The draft, or why there is none: a sentence each, or the usage when that was requested. */
export type ReadDraft = { ok: true; draft: PlatformDraft } | { ok: false; isHelp?: true; sentences: string[] };

/** New platforms get ports from here on. */
const FIRST_FREE_OFFSET = 7;

/** Defaults of a market, by its first language. */
const MARKETS: Readonly<Record<Locale, { country: string; currency: string; zone: string }>> = {
  'en-US': { country: 'US', currency: 'USD', zone: 'America/Los_Angeles' },
  'ja-JP': { country: 'JP', currency: 'JPY', zone: 'Asia/Tokyo' },
  'th-TH': { country: 'TH', currency: 'THB', zone: 'Asia/Bangkok' },
  'zh-TW': { country: 'TW', currency: 'TWD', zone: 'Asia/Taipei' },
  ar: { country: 'AE', currency: 'USD', zone: 'Asia/Dubai' },
  'ko-KR': { country: 'KR', currency: 'KRW', zone: 'Asia/Seoul' },
  'de-DE': { country: 'DE', currency: 'EUR', zone: 'Europe/Berlin' },
  'fr-FR': { country: 'FR', currency: 'EUR', zone: 'Europe/Paris' },
};

const USAGE = `npm run new-platform -- NAME [options]
  Makes a platform and its app. NAME is short, like kr; all else has a default:
  --id bom-NAME              --app NAME                   --balcony BOMTOON_NAME
  --brand Bom                --wordmark bom               --hosts NAME.longstrip.example,NAME.localhost
  --locales xx-XX,en-US      the language of the country NAME, else en-US; one of ${LOCALES.join(', ')}
  --countries KR,US          where it sells; else the country NAME, or that of the first language
  --currency and --zone      those of the first language, like KRW and Asia/Seoul
  --primary #1c4fd6          --accent #0b6e75             --port the next free offset from ${FIRST_FREE_OFFSET} on
  --coin B                   the letter on the coin; else the brand's first
  --badges square            the shape of badges on covers: ${BADGE_SHAPES.join(', ')}
  --illustration windows     the place in the pictures of empty lists and of home's end: ${ILLUSTRATIONS.join(', ')}
  --character cinema         what the site looks like beside its colours:
${CHARACTER_NAMES.map((name) => `      ${name.padEnd(10)} ${CHARACTERS[name].summary}`).join('\n')}`;

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  id: { type: 'string' },
  app: { type: 'string' },
  balcony: { type: 'string' },
  brand: { type: 'string', default: 'Bom' },
  wordmark: { type: 'string' },
  hosts: { type: 'string' },
  locales: { type: 'string' },
  countries: { type: 'string' },
  currency: { type: 'string' },
  zone: { type: 'string' },
  primary: { type: 'string', default: '#1c4fd6' },
  accent: { type: 'string', default: '#0b6e75' },
  port: { type: 'string' },
  coin: { type: 'string' },
  badges: { type: 'string', default: BADGE_SHAPES[0] },
  illustration: { type: 'string', default: ILLUSTRATIONS[0] },
  character: { type: 'string', default: CHARACTER_NAMES[0] },
} as const;

/**
 * Reads the command. Conflicts with existing platforms are checked elsewhere.
 * @param takenOffsets those of the existing platforms
 */
export function readDraft(args: readonly string[], takenOffsets: readonly number[]): ReadDraft {
  const read = readOptions(args);
  if (!read.ok) return read;
  const { name, values } = read;
  const locales = splitList(values.locales) ?? [
    LOCALES.find((locale) => locale.endsWith(`-${name.toUpperCase()}`)) ?? 'en-US',
  ];
  const known = locales.flatMap((text) => LOCALES.find((locale) => locale === text) ?? []);
  const [first, ...rest] = known;
  const unknown = locales.filter((text) => !LOCALES.some((locale) => locale === text));
  const colours = { primary: values.primary.toLowerCase(), accent: values.accent.toLowerCase() };
  const sentences = [
    ...unknown.map((text) => `--locales: "${text}" is none of the languages there are: ${LOCALES.join(', ')}.`),
    ...Object.entries(colours).flatMap(([option, colour]) => colourTrouble(option, colour) ?? []),
    ...oneOf('badges', values.badges, BADGE_SHAPES),
    ...oneOf('illustration', values.illustration, ILLUSTRATIONS),
    ...oneOf('character', values.character, CHARACTER_NAMES),
    ...(values.port === undefined || /^\d{1,2}$/.test(values.port)
      ? []
      : [`--port "${values.port}" is no offset from 0 to 99.`]),
  ];
  const badges = BADGE_SHAPES.find((shape) => shape === values.badges);
  const illustration = ILLUSTRATIONS.find((name) => name === values.illustration);
  const character = CHARACTER_NAMES.find((name) => name === values.character);
  if (!first || !badges || !illustration || !character || sentences.length > 0) {
    return { ok: false, sentences };
  }
  const market = MARKETS[first];
  const currency = describeCurrency(values.currency ?? market.currency, first);
  if (currency === null) return { ok: false, sentences: [`--currency "${values.currency}" is no currency like KRW.`] };
  return {
    ok: true,
    draft: {
      id: values.id ?? `bom-${name}`,
      app: values.app ?? name,
      portOffset: values.port === undefined ? nextOffset(takenOffsets) : Number(values.port),
      balconyId: values.balcony ?? `BOMTOON_${name.toUpperCase().replaceAll('-', '_')}`,
      brand: {
        name: values.brand,
        wordmark: values.wordmark ?? values.brand.toLowerCase().replaceAll(/[^a-z]/g, ''),
        coinLetter: values.coin ?? [...values.brand.toUpperCase()][0] ?? '',
        illustration,
      },
      hosts: splitList(values.hosts) ?? [`${name}.longstrip.example`, `${name}.localhost`],
      locales: [first, ...rest],
      countries: splitList(values.countries) ?? [countryOf(name) ?? market.country],
      currency,
      timeZone: values.zone ?? market.zone,
      colours,
      badges,
      character,
    },
  };
}

type Options = { ok: true; name: string; values: OptionValues } | Exclude<ReadDraft, { ok: true }>;
type OptionValues = ReturnType<typeof parseOptions>['values'];

function parseOptions(args: readonly string[]) {
  return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
}

function readOptions(args: readonly string[]): Options {
  try {
    const { values, positionals } = parseOptions(args);
    const [name, ...more] = positionals;
    if (values.help === true) return { ok: false, isHelp: true, sentences: [USAGE] };
    if (name === undefined || more.length > 0) return { ok: false, sentences: [USAGE] };
    if (!/^[a-z]+(-[a-z]+)*$/.test(name)) return { ok: false, sentences: [`"${name}" is no short name like kr.`] };
    return { ok: true, name, values };
  } catch (error) {
    return { ok: false, sentences: [error instanceof Error ? error.message : String(error), USAGE] };
  }
}

function oneOf(option: string, value: string, known: readonly string[]): string[] {
  return known.includes(value) ? [] : [`--${option} "${value}" is none of ${known.join(', ')}.`];
}

function splitList(text: string | undefined): string[] | undefined {
  return text?.split(',').map((part) => part.trim());
}

/** The country that a short name is the code of, such as "kr". */
function countryOf(name: string): string | null {
  const code = name.toUpperCase();
  if (!/^[A-Z]{2}$/.test(code)) return null;
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) === undefined ? null : code;
}

function nextOffset(taken: readonly number[]): number {
  let offset = FIRST_FREE_OFFSET;
  while (taken.includes(offset)) offset += 1;
  return offset;
}

/** How a currency is written in a language; null for an unknown code. */
function describeCurrency(code: string, locale: Locale): Currency | null {
  if (!Intl.supportedValuesOf('currency').includes(code)) return null;
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' });
  const parts = format.formatToParts(1).map(({ type, value }) => ({ type, value }));
  const symbol = parts.find(({ type }) => type === 'currency')?.value ?? code;
  const place = (type: string) => parts.findIndex((part) => part.type === type);
  return {
    code,
    symbol: symbol.replaceAll(/[\u200e\u200f\u061c]/g, ''),
    position: place('currency') < place('integer') ? 'before' : 'after',
    minorDigits: format.resolvedOptions().maximumFractionDigits ?? 2,
  };
}
