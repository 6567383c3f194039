import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@longstrip/core';
import * as v from 'valibot';

/** Where the built client keeps each language's messages. */
export interface MessageChunks {
  /** Addresses of the scripts that hold the messages of one locale; empty where nothing is built. */
  forLocale(locale: Locale): readonly string[];
}

const ManifestSchema = v.record(
  v.string(),
  v.object({ file: v.string(), imports: v.optional(v.array(v.string()), []) }),
);

/**
 * Reads the client's Vite manifest, which Remix puts beside its folder. A page then preloads its one locale beside its scripts, instead of finding out
 * about it only after they ran.
 */
export function readMessageChunks(clientDirectory: string | null): MessageChunks {
  const file = clientDirectory === null ? null : join(clientDirectory, '..', '.vite', 'client-manifest.json');
  if (file === null || !existsSync(file)) return { forLocale: () => [] };
  const manifest = v.parse(ManifestSchema, JSON.parse(readFileSync(file, 'utf8')));
  const addresses = new Map<string, string[]>();
  for (const [source, entry] of Object.entries(manifest)) {
    const locale = /messages\/src\/locales\/([A-Za-z-]+)\/index\.ts$/.exec(source)?.[1];
    if (locale !== undefined) addresses.set(locale, [`/${entry.file}`]);
  }
  return { forLocale: (locale) => addresses.get(locale) ?? [] };
}
