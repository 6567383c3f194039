export { checkPlatform, checkPlatforms } from './check-platform.ts';
export { contrastRatio } from './contrast.ts';
export { definePlatform, type PlatformDefinition } from './define-platform.ts';
export { getPlatform, isPlatformId, platformByBalconyId, platformByHost } from './find-platform.ts';
export { PLATFORMS, type PlatformId } from './platforms.ts';
