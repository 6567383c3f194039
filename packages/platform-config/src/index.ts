export { checkPlatform, checkPlatforms } from './check-platform.ts';
export { contrastRatio, NEUTRAL_COLOURS } from './colours.ts';
export { definePlatform, type PlatformDefinition } from './define-platform.ts';
export {
  getPlatform,
  isPlatformId,
  PLATFORMS,
  type PlatformId,
  platformByBalconyId,
  platformByHost,
} from './platforms.ts';
