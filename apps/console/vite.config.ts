import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { developmentConsole } from './server/development/development-console.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    developmentConsole(),
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
  ],
  build: {
    target: 'es2022',
    // The content security policy does not allow data: addresses.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    ...(isSsrBuild ? { minify: 'esbuild' } : {}),
  },
  // As the servers of the sites are built (record 0144).
  ...(isSsrBuild
    ? {
        esbuild: {
          ...{ charset: 'ascii', lineLimit: 160, legalComments: 'none' },
          ...{ minifyWhitespace: true, minifyIdentifiers: false, minifySyntax: false },
        },
      }
    : {}),
}));
