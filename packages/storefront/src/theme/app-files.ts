/** Where an app keeps its platform's theme. */
export function themeFile(app: string): URL {
  return new URL(`../../../../apps/${app}/app/theme.css`, import.meta.url);
}

/** Where an app keeps its drawing for a browser's tab. */
export function faviconFile(app: string): URL {
  return new URL(`../../../../apps/${app}/public/favicon.svg`, import.meta.url);
}
