import type { ScheduleMenu } from '@longstrip/api-contract';
import { scheduleDayOf, tenDayPeriodStart, type WeeklyTab, weeklyTabOf } from '@longstrip/core';
import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { formatPlatformDay, formatWeekday } from '../../../i18n/format.server.ts';
import { weekdayToday } from '../../../i18n/platform-day.server.ts';
import { serverText } from '../../../i18n/server-text.server.ts';
import { FILTER_PARAMETERS, filterCall } from '../../../parts/navigation/filter-query.ts';
import { queryChoice, sortOf } from '../../../parts/navigation/list-query.ts';
import { CARD_PICTURES } from '../../../parts/series/load-series.server.ts';
import { type ListPage, listCards, listMeta } from '../../../parts/series-lists/list-page.server.ts';
import { seriesFilterModel } from '../../../parts/series-lists/series-filters.server.ts';
import '../../../server/site-context.ts';

export interface WeeklyPage extends ListPage {
  tabs: WeeklyTab[];
  tab: WeeklyTab;
  /** The tab of the current day, which is the default of the address. */
  todayTab: WeeklyTab;
  /** What is special about the list; null for nothing. */
  note: string | null;
}

/** `/home/weekly`: the series of a day; by default of the current day on the platform's calendar (D6). */
export async function loader({ request, context: site }: LoaderFunctionArgs): Promise<WeeklyPage> {
  site.caching.declare(['tab', 'sort', ...FILTER_PARAMETERS]);
  const { platform, locale, catalogueNowMs } = site;
  const url = new URL(request.url);
  const tabs = [...platform.navigation.weeklyTabs];
  const todayTab = weeklyTabOf(weekdayToday(platform, catalogueNowMs));
  const tab = queryChoice(url, 'tab', tabs, todayTab);
  const sort = sortOf(url);
  const filters = seriesFilterModel(site, url, ['finished']);
  const day = scheduleDayOf(tab);
  const groupMenu: ScheduleMenu = day ?? 'ALL';
  const [text, reply] = await Promise.all([
    serverText(locale),
    site.api.scheduledSeries({ type: 'ALL', ...CARD_PICTURES, groupMenu, sort, ...filterCall(filters.chosen) }),
  ]);
  const isWeekday = day !== null && day !== 'TEN';
  const title = isWeekday ? formatWeekday(locale, day) : text(tab === 'TEN' ? 'list.ten' : 'list.ongoing');
  const daily = text('tab.DAILY');
  return {
    meta: listMeta(site, text, {
      title: tab === todayTab ? daily : `${title} · ${daily}`,
      about: 'head.weekly',
      path: '/home/weekly',
    }),
    title,
    note: tab === 'TEN' ? text('list.tenNote', { date: periodStart(site) }) : null,
    sort,
    filters,
    tabs,
    tab,
    todayTab,
    ...(await listCards(site, reply)),
  };
}

/** The first day of the current ten-day period, in the platform's date format. */
function periodStart({ platform, locale, adultRules }: LoaderFunctionArgs['context']): string {
  const { today } = adultRules;
  return formatPlatformDay(platform, locale, { ...today, day: tenDayPeriodStart(today.day) });
}
