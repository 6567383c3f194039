import dark from './dark.tokens.json';
import light from './light.tokens.json';
import shared from './shared.tokens.json';

/** One design token: a CSS variable of its name, and what the source says about it. */
export interface Token {
  name: string;
  /** Its place in the source: `group.name`, as aliases write it. */
  path: string;
  /** A type of the W3C design tokens format. */
  type: string;
  /** Parsed JSON: a value of the type, or an alias `{group.name}`. */
  value: unknown;
  /** How CSS says it, where the format has no words for it: heights that grow with the text, shares in percent. */
  css: string | null;
  description: string | null;
}

export interface TokenGroup {
  name: string;
  description: string;
  tokens: readonly Token[];
}

/** The three files of tokens, as they are. */
export const TOKEN_SOURCES = { shared, light, dark };

/** The tokens of each file, in its groups and its order. */
export const TOKENS = { shared: groupsOf(shared), light: groupsOf(light), dark: groupsOf(dark) };

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function groupsOf(source: object): TokenGroup[] {
  return Object.entries(source).flatMap(([name, group]: [string, unknown]) =>
    isObject(group) ? [{ name, description: textOf(group.$description) ?? '', tokens: tokensOf(name, group) }] : [],
  );
}

function tokensOf(groupName: string, group: Record<string, unknown>): Token[] {
  return Object.entries(group).flatMap(([name, token]) => {
    if (name.startsWith('$') || !isObject(token)) return [];
    const extensions = isObject(token.$extensions) ? token.$extensions : {};
    return [
      {
        name,
        path: `${groupName}.${name}`,
        type: textOf(token.$type) ?? textOf(group.$type) ?? '',
        value: token.$value,
        css: textOf(extensions['longstrip.css']),
        description: textOf(token.$description),
      },
    ];
  });
}

/** The path of the token that an alias names; null if the value is not an alias. */
export function aliasedPath(value: unknown): string | null {
  return typeof value === 'string' ? (/^\{(.+)\}$/.exec(value)?.[1] ?? null) : null;
}

export interface ColourValue {
  /** From 0 to 1: red, green, blue. */
  components: readonly number[];
  alpha: number;
}

/** A value of the type `color`; null for another one. */
export function colourValue(value: unknown): ColourValue | null {
  if (!isObject(value) || value.colorSpace !== 'srgb' || !Array.isArray(value.components)) return null;
  return {
    components: value.components.filter((component) => typeof component === 'number'),
    alpha: typeof value.alpha === 'number' ? value.alpha : 1,
  };
}

/** `#rrggbb` of a colour, without its alpha. */
export function hexOf({ components }: ColourValue): string {
  return `#${components
    .map((component) =>
      Math.round(component * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
