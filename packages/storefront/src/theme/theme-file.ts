/** Where an app keeps its platform's theme. */
export function themeFile(app: string): URL {
  return new URL(`../../../../apps/${app}/app/theme.css`, import.meta.url);
}
