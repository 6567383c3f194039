import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { PLATFORMS } from '@longstrip/platform-config';
import { faviconFile, themeFile } from './app-files.ts';
import { platformFavicon } from './platform-favicon.ts';
import { platformThemeCss } from './platform-theme-css.ts';

/** Writes what every app there is has from platform-config. Of an app of two platforms the first one's look counts. */
const written = new Set<string>();
for (const platform of PLATFORMS) {
  if (written.has(platform.app) || !existsSync(new URL('.', themeFile(platform.app)))) continue;
  written.add(platform.app);
  writeFileSync(themeFile(platform.app), platformThemeCss(platform));
  mkdirSync(new URL('.', faviconFile(platform.app)), { recursive: true });
  writeFileSync(faviconFile(platform.app), platformFavicon(platform));
}
