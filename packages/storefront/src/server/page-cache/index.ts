export * from './page-cache.ts';
export * from './page-caching.ts';
export * from './page-store.ts';
