import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PLATFORMS } from '@longstrip/platform-config';
import { platformThemeCss } from './platform-theme-css.ts';
import { themeFile } from './theme-file.ts';

/** Writes the theme of every app there is. */
for (const platform of PLATFORMS) {
  const file = fileURLToPath(themeFile(platform.app));
  if (existsSync(fileURLToPath(new URL('.', themeFile(platform.app))))) writeFileSync(file, platformThemeCss(platform));
}
