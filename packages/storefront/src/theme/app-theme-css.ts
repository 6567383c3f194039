import type { Platform } from '@longstrip/core';
import { themeCss } from '@longstrip/ui/theme';

/** What stands over a generated sheet. */
const HEADING =
  '/* Written by `pnpm --filter @longstrip/storefront themes` from platform-config. Do not edit by hand. */\n';

/**
 * The style sheet of one app: its platform's brand colours, fonts and leading as tokens. Where an app serves several
 * platforms the first one's hold unless the document names another.
 */
export function appThemeCss(platforms: readonly Pick<Platform, 'id' | 'theme'>[]): string {
  return HEADING + platforms.map(({ id, theme }, index) => themeCss(theme, index === 0 ? undefined : id)).join('\n');
}
