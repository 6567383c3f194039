import { writeFileSync } from 'node:fs';
import { appThemeCss, listApps } from './app-themes.ts';

// Writes the theme of every app from platform-config.
for (const { platforms, themeFile } of listApps()) writeFileSync(themeFile, appThemeCss(platforms));
