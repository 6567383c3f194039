export * from './fakes.ts';
export * from './page-scripts.ts';
