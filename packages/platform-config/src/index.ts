export { checkPlatform, checkPlatforms } from './check-platform.ts';
export { contrastRatio } from './contrast.ts';
export { definePlatform, type PlatformDefinition } from './define-platform.ts';
export { getPlatform, isPlatformId, platformByBalconyId, platformByHost } from './find-platform.ts';
export { NEUTRAL_COLOURS } from './neutral-colours.ts';
export { PLATFORMS, type PlatformId } from './platforms.ts';
