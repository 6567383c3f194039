export * from './catalogue.ts';
export * from './readers.ts';
export * from './showcase.ts';
