import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type UserConfig } from 'vite';
import { developmentSite } from './development-site.ts';
import { onlyWoff2 } from './only-woff2.ts';
import { precompress } from './precompress.ts';

/** What a regional app says about itself to the build. */
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
      tailwindcss(),
      developmentSite(options.platformIds[0]),
      precompress(),
      remix({
        future: {
          v3_fetcherPersist: true,
          v3_lazyRouteDiscovery: true,
          v3_relativeSplatPath: true,
          v3_routeConfig: true,
          v3_singleFetch: true,
          v3_throwAbortReason: true,
          // Looks ahead for packages, so that a first visit in development is not reloaded for each one that is found.
          unstable_optimizeDeps: true,
        },
      }),
    ],
    build: {
      target: 'es2022',
      // The site server reads it to preload the reader's message chunk.
      manifest: true,
      // A data: address would have to be allowed by the content security policy.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
    },
    server: { strictPort: true },
  });
}
