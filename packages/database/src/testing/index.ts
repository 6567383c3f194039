export * from './embedded-template.ts';
