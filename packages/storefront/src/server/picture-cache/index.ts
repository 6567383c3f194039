export * from './picture-cache.ts';
export * from './picture-store.ts';
