import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';

/** A Remix app with only the markup to render: the cost of Remix and React alone. */
export default defineConfig({
  plugins: [
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
  ],
  logLevel: 'warn',
});
