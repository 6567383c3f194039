export { type AssetSource, createAssetSource } from './asset-source.ts';
export { createLocalFileStore, type FileStore } from './file-store.ts';
export { DEFAULT_QUALITY, imageRoute } from './image.route.ts';
export { createImageAddresses } from './image-address.ts';
export type { ImageOptimiser, PicturesAhead } from './image-optimiser.ts';
export { openImageOptimiser } from './open-image-optimiser.ts';
export { createPictureAccess, type PictureAccessReader } from './picture-access.ts';
export { findRecipe } from './recipe.repository.ts';
