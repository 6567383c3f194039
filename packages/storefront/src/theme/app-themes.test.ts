import { readFileSync } from 'node:fs';
import { PLATFORMS } from '@longstrip/platform-config';
import { describe, expect, test } from 'vitest';
import { appThemeCss, listApps } from './app-themes.ts';

describe('the theme of an app', () => {
  test('exists for every platform', () => {
    expect(listApps().flatMap(({ platforms }) => platforms)).toHaveLength(PLATFORMS.length);
  });

  test.each(listApps())('$app has the theme of platform-config', ({ platforms, themeFile }) => {
    expect(readFileSync(themeFile, 'utf8')).toBe(appThemeCss(platforms));
  });

  test('of an app with two platforms has both', () => {
    const [first, second] = PLATFORMS;
    if (first === undefined || second === undefined) throw new Error('two platforms at least');
    const css = appThemeCss([first, second]);
    expect(css).toMatch(new RegExp(`^:root,\\n[^}]*--primary: ${first.theme.light.primary};`, 'm'));
    expect(css).toMatch(
      new RegExp(`^:root\\[data-platform="${second.id}"\\],\\n[^}]*--primary: ${second.theme.light.primary};`, 'm'),
    );
    expect(css).toMatch(
      new RegExp(
        `:root\\[data-platform="${second.id}"\\]:not\\(\\[data-theme\\]\\) \\{\\n\\s*--primary: ${second.theme.dark.primary};`,
      ),
    );
  });
});
