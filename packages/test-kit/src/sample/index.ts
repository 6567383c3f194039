export * from './env.ts';
export * from './sample.ts';
