import { writeFileSync } from 'node:fs';
import { listApps } from './app-files.ts';
import { appThemeCss } from './app-theme-css.ts';

// Writes the theme of every app from platform-config.
for (const { platforms, themeFile } of listApps()) writeFileSync(themeFile, appThemeCss(platforms));
