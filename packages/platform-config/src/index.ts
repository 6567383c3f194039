export { checkPlatform, checkPlatforms } from './check-platform.ts';
export {
  type ContrastVerdict,
  contrastRatio,
  contrastVerdicts,
  isColour,
  NEUTRAL_COLOURS,
  type ThemeName,
} from './colours.ts';
export { definePlatform, type PlatformDefinition } from './define-platform.ts';
export {
  getPlatform,
  isPlatformId,
  PLATFORMS,
  type PlatformId,
  platformByBalconyId,
  platformByHost,
} from './platforms.ts';
