export * from './sample-art.ts';
export * from './sample-context.tsx';
export * from './sample-screens.tsx';
export * from './sample-series.ts';
