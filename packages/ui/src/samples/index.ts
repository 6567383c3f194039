export * from './sample-art.ts';
export * from './sample-context.tsx';
export * from './sample-episodes.ts';
export * from './sample-scenes.ts';
export * from './sample-series.ts';
export * from './sample-shell.tsx';
export * from './sample-texts.ts';
export * from './sample-viewer.tsx';
