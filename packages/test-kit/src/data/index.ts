export * from './add-asset.ts';
export * from './add-buyers.ts';
export * from './add-entitlement.ts';
export { type AddedEpisode, addEpisodes, type EpisodeSpec } from './add-episodes.ts';
export * from './add-notice.ts';
export * from './add-series.ts';
export * from './add-showcase.ts';
export * from './add-user.ts';
