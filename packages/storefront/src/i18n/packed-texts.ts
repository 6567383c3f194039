import type { Messages } from '@longstrip/messages';

/**
 * Texts with their keys as one string, a line each. In the data of a page an object with as many entries takes eight times as
 * long (record 0127).
 */
export type PackedTexts = string & { readonly isPackedTexts: true };

/** Packs texts, none of which has several lines. */
export function packTexts(texts: Iterable<readonly [key: string, text: string]>): PackedTexts {
  const lines = [...texts].flat();
  if (lines.some((line) => line.includes('\n'))) throw new Error('a text with several lines cannot be packed');
  return lines.join('\n') as PackedTexts;
}

export function unpackTexts(packed: PackedTexts): Messages {
  const lines = packed.split('\n');
  const texts: Record<string, string> = {};
  for (let index = 0; index + 1 < lines.length; index += 2) texts[lines[index] ?? ''] = lines[index + 1] ?? '';
  return texts;
}

/** For a page that sends none. */
export const NO_TEXTS = packTexts([]);
