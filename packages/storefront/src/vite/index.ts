import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type UserConfig } from 'vite';
import { developmentSite } from './development-site.ts';
import { oneByteServer } from './one-byte-server.ts';
import { onlyWoff2 } from './only-woff2.ts';
import { precompress } from './precompress.ts';
import { REMIX_FUTURE } from './remix-future.ts';
import { scriptGroups } from './script-groups.ts';

/** The options of a regional app. */
export interface StorefrontViteOptions {
  /** Platform ids the app serves; the development server serves the first. */
  platformIds: readonly [string, ...string[]];
}

/**
 * The whole Vite configuration of a regional app. Apps import it by a relative path, so that Vite bundles this
 * TypeScript into the configuration it runs.
 */
export function storefrontVite(options: StorefrontViteOptions): UserConfig {
  return defineConfig({
    plugins: [
      onlyWoff2(),
      oneByteServer(),
      tailwindcss(),
      developmentSite(options.platformIds[0]),
      precompress(),
      scriptGroups(),
      remix({
        future: REMIX_FUTURE,
      }),
    ],
    build: {
      target: 'es2022',
      // The site server reads it, to preload the reader's message chunk.
      manifest: true,
      // The content security policy does not allow data: addresses.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
    },
    server: { strictPort: true },
  });
}
