/** The behaviours of Remix's next version that every app has on. */
export const REMIX_FUTURE = {
  v3_fetcherPersist: true,
  v3_lazyRouteDiscovery: true,
  v3_relativeSplatPath: true,
  v3_routeConfig: true,
  v3_singleFetch: true,
  v3_throwAbortReason: true,
  // Finds packages in advance, so that a first visit in development is not reloaded for each of them.
  unstable_optimizeDeps: true,
} as const;
