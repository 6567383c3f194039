import { existsSync } from 'node:fs';
import type { Platform } from '@longstrip/core';
import { PLATFORMS } from '@longstrip/platform-config';

/** An app with the platforms that it serves, in the order of their ports. */
export interface AppWithPlatforms {
  app: string;
  platforms: readonly Platform[];
  /** Where it keeps its theme. */
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
