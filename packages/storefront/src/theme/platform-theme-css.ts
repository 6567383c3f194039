import type { Platform } from '@longstrip/core';
import { themeCss } from '@longstrip/ui/theme';

/** What stands over a generated sheet. */
const HEADING =
  '/* Written by `pnpm --filter @longstrip/storefront themes` from platform-config. Do not edit by hand. */\n';

/** The style sheet of one platform: its brand colours, fonts and leading as tokens. */
export function platformThemeCss({ theme }: Pick<Platform, 'theme'>): string {
  return `${HEADING}${themeCss(theme)}`;
}
