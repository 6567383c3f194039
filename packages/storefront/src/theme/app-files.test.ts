import { existsSync, readFileSync } from 'node:fs';
import { PLATFORMS } from '@longstrip/platform-config';
import { describe, expect, test } from 'vitest';
import { faviconFile, themeFile } from './app-files.ts';
import { platformFavicon } from './platform-favicon.ts';
import { platformThemeCss } from './platform-theme-css.ts';

const firstOfApps = PLATFORMS.filter(({ app }, index) => PLATFORMS.findIndex((other) => other.app === app) === index);
const built = firstOfApps.filter(({ app }) => existsSync(new URL('.', themeFile(app))));

describe('the look of an app', () => {
  test('is there for the first two platforms at least', () => {
    expect(built.map(({ id }) => id)).toEqual(expect.arrayContaining(['bom-us', 'beltoon-jp']));
  });

  test.each(built)('$id has the theme that platform-config says', (platform) => {
    expect(readFileSync(themeFile(platform.app), 'utf8')).toBe(platformThemeCss(platform));
  });

  test.each(built)('$id has the mark that platform-config says', (platform) => {
    expect(readFileSync(faviconFile(platform.app), 'utf8')).toBe(platformFavicon(platform));
  });
});
