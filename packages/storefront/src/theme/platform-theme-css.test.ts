import { existsSync, readFileSync } from 'node:fs';
import { PLATFORMS } from '@longstrip/platform-config';
import { describe, expect, test } from 'vitest';
import { platformThemeCss } from './platform-theme-css.ts';
import { themeFile } from './theme-file.ts';

const built = PLATFORMS.filter((platform) => existsSync(new URL('.', themeFile(platform.app))));

describe('the theme of an app', () => {
  test('is there for the first two platforms at least', () => {
    expect(built.map(({ id }) => id)).toEqual(expect.arrayContaining(['bom-us', 'beltoon-jp']));
  });

  test.each(built)('$id is what platform-config says', (platform) => {
    expect(readFileSync(themeFile(platform.app), 'utf8')).toBe(platformThemeCss(platform));
  });
});
