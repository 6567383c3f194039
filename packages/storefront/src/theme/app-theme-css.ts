import type { Platform } from '@longstrip/core';
import { themeCss } from '@longstrip/ui/theme';

/** The header of a generated style sheet. */
const HEADING =
  '/* Written by `pnpm --filter @longstrip/storefront themes` from platform-config. Do not edit by hand. */\n';

/**
 * The style sheet of one app: brand colours, fonts and line heights of its platform as tokens. In an app with several
 * platforms the first one's apply, unless the document names another.
 */
export function appThemeCss(platforms: readonly Pick<Platform, 'id' | 'theme'>[]): string {
  return HEADING + platforms.map(({ id, theme }, index) => themeCss(theme, index === 0 ? undefined : id)).join('\n');
}
