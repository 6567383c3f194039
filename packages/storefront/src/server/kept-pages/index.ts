export * from './kept-pages.ts';
export * from './kept-pages.ts';
export * from './page-keeping.ts';
export * from './page-store.ts';
export * from './page-store.ts';
