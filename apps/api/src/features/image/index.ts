export { type AssetSource, createAssetSource } from './asset-source.ts';
export { createLocalFileStore, type FileStore } from './file-store.ts';
export { createImageAddresses } from './image-address.ts';
export { openImageRoute } from './open-image-route.ts';
export { createPictureAccess, type PictureAccessReader } from './picture-access.ts';
export { findRecipe } from './recipe.repository.ts';
