/** Size of the picture of a shared link, as programs that show links ask for. */
export const SHARED_PICTURE = { widthPx: 1200, heightPx: 630 } as const;

/** Path of that picture on a site: of a series, or of the site itself. A version lets caches keep it for good. */
export function sharedPicturePath(series: { alias: string; version?: string } | null): string {
  const path = '/api/balcony-api-v2/opengraph';
  if (series === null) return path;
  const { alias, version } = series;
  return `${path}/${encodeURIComponent(alias)}${version === undefined ? '' : `?v=${version}`}`;
}
