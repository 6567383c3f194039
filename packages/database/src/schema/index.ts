export * from './asset.ts';
export * from './audit.ts';
export * from './episode.ts';
export * from './reading.ts';
export * from './series.ts';
export * from './site-text.ts';
export * from './user.ts';
