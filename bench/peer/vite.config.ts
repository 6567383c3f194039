import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';

/** A Remix app with nothing in it but the markup to render: what Remix and React alone cost. */
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
