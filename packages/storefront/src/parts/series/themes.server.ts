import type { ThemePosition } from '@longstrip/core';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { readServerMark } from '../../i18n/server-mark.server.ts';
import { CARD_PICTURES, withoutFail } from './api-series.server.ts';
import { seriesCardModel } from './series-card-model.ts';
import type { ThemeModel } from './theme-model.ts';

/** The themes of a place that have series for this reader; none when they cannot be loaded. */
export async function loadThemes(site: AppLoadContext, displayPosition: ThemePosition): Promise<ThemeModel[]> {
  const [read, themes] = await Promise.all([
    readServerMark(site),
    withoutFail(
      site,
      `themes of ${displayPosition}`,
      site.api.themes({ ...CARD_PICTURES, displayPosition }),
      (theme) => theme,
    ),
  ]);
  return themes.map(({ id, title, contentsInfo }) => ({
    id,
    title: read(title),
    series: contentsInfo.map(seriesCardModel(site.locale)),
  }));
}
