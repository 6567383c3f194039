export { type AssetSource, createAssetSource } from './asset-source.ts';
export { createDiskCache } from './disk-cache.ts';
export { createLocalFileStore, type FileStore } from './file-store.ts';
export { imageRoute } from './image.route.ts';
export { createImageAddresses } from './image-address.ts';
export { createImageOptimiser } from './image-optimiser.ts';
export { findRecipe } from './recipe.repository.ts';
