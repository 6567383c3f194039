import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@longstrip/core';
import * as v from 'valibot';

/** The built scripts with each locale's messages. */
export interface MessageChunks {
  /** Addresses of the scripts with the messages of one locale; empty when nothing is built. */
  forLocale(locale: Locale): readonly string[];
}

const ManifestSchema = v.record(
  v.string(),
  v.object({ file: v.string(), imports: v.optional(v.array(v.string()), []) }),
);

/**
 * Reads the client's Vite manifest, which Remix writes next to the client's folder. With it a page can preload its locale
 * together with its scripts, instead of after they have run.
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
