import { existsSync } from 'node:fs';
import type { Platform } from '@longstrip/core';
import { PLATFORMS } from '@longstrip/platform-config';
import { themeCss } from '@longstrip/ui/theme';

/** An app with the platforms that it serves, in the order of their ports. */
export interface AppWithPlatforms {
  app: string;
  platforms: readonly Platform[];
  /** The file of its generated theme. */
  themeFile: URL;
}

/** All apps, by their folders. */
export function listApps(): AppWithPlatforms[] {
  return [...new Set(PLATFORMS.map(({ app }) => app))]
    .map((app) => ({
      app,
      platforms: PLATFORMS.filter((platform) => platform.app === app),
      themeFile: new URL(`../../../../apps/${app}/app/theme.css`, import.meta.url),
    }))
    .filter(({ themeFile }) => existsSync(new URL('.', themeFile)));
}

/** The header of a generated style sheet. */
const HEADING =
  '/* Written by `pnpm --filter @longstrip/storefront themes` from platform-config. Do not edit by hand. */\n';

/**
 * The style sheet of one app: brand colours, fonts, line heights and character of its platform. In an app with several
 * platforms, those of the first one apply, unless the document names another platform.
 */
export function appThemeCss(platforms: readonly Pick<Platform, 'id' | 'theme'>[]): string {
  const faces = new Set(platforms.flatMap(({ theme }) => theme.character.titles.face ?? []));
  return [
    HEADING,
    ...[...faces].map((face) => `@import "@longstrip/storefront/faces/${face}.css";\n`),
    platforms.map(({ id, theme }, index) => themeCss(theme, index === 0 ? undefined : id)).join('\n'),
  ].join('');
}
