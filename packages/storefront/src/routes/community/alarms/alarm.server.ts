import type { Alarm } from '@longstrip/api-contract';
import { ALARM_DAY_PARAMETER, ALARMS, type AlarmKind, isAlarmKind, lastUsableMs } from '@longstrip/core';
import type { PictureSource } from '@longstrip/ui';
import { type AppLoadContext, type LoaderFunctionArgs, redirect } from '@remix-run/server-runtime';
import { formatDay, formatTime } from '../../../i18n/format.server.ts';
import type { PackedTexts } from '../../../i18n/packed-texts.ts';
import { loadPageTexts, readServerMark, type ServerText, serverText } from '../../../i18n/server-text.server.ts';
import { pageNumberOf } from '../../../parts/navigation/list-query.ts';
import { refusedPage, refuseExpiredSession } from '../../../parts/refusals/refused-page.server.ts';
import { loadPageTitle, type PageTitle } from '../../../parts/seo/page-meta.server.ts';
import { CARD_PICTURES, withoutFail } from '../../../parts/series/load-series.server.ts';
import { seriesCardModel } from '../../../parts/series/series-card-model.server.ts';
import '../../../server/site-context.ts';

const PAGE_SIZE = 20;

/** An alarm in the reader's language. */
interface AlarmModel {
  id: string;
  kind: AlarmKind;
  text: string;
  href: string;
  time: string;
  timeIso: string;
  isUnread: boolean;
  /** The cover of the series that it is about. */
  cover?: PictureSource;
}

/** What `/alarm` shows. */
export interface AlarmPage extends PageTitle {
  texts: PackedTexts;
  /** The alarms of each day, newest first. */
  days: { day: string; alarms: AlarmModel[] }[];
  retentionDays: number;
  /** Starts at 1, as in the address. */
  page: number;
  pageCount: number;
}

/** `/alarm`, for signed-in readers: their alarms. What the page shows counts as read. */
export async function loader({ request, context: site }: LoaderFunctionArgs): Promise<AlarmPage> {
  await refuseExpiredSession(site);
  const page = pageNumberOf(new URL(request.url));
  const [title, texts, text, read, reply] = await Promise.all([
    loadPageTitle(site, 'nav.alarm'),
    loadPageTexts(site.locale, ['alarm']),
    serverText(site.locale),
    readServerMark(site),
    site.api.alarms({ page: page - 1, size: PAGE_SIZE }),
  ]);
  if (!reply.ok) throw await refusedPage(site, 'general', reply);
  const { content, totalPages, empty } = reply.data;
  if (page > 1 && empty) throw redirect('/alarm', 302);
  const known = content.filter(isKnown);
  const [covers] = await Promise.all([loadCovers(site, known), markRead(site, content)]);
  return {
    ...title,
    texts,
    days: alarmDays(known, site, { text, read, covers }),
    retentionDays: site.platform.constants.alertDays,
    page,
    pageCount: Math.max(totalPages, 1),
  };
}

/** An alarm of a kind that this site knows. A later api may send other kinds, which are left out. */
type KnownAlarm = Alarm & { kind: AlarmKind };

function isKnown(alarm: Alarm): alarm is KnownAlarm {
  return isAlarmKind(alarm.kind);
}

interface Words {
  text: ServerText;
  /** Resolves what operators wrote, which may be a key of the message catalogue. */
  read: (text: string) => string;
  /** By the path of the series' page. */
  covers: ReadonlyMap<string, PictureSource>;
}

/** Alarms about a series lead to its page by its id. */
const SERIES_PATH = /^\/detail\/([1-9]\d{0,9})$/;

/** The covers of the series that the alarms are about, as the reader may see them; without an answer there are none. */
async function loadCovers(site: AppLoadContext, alarms: readonly KnownAlarm[]): Promise<Words['covers']> {
  const ids = new Set(alarms.flatMap(({ linkPath }) => SERIES_PATH.exec(linkPath)?.[1] ?? []));
  if (ids.size === 0) return new Map();
  const items = site.api.seriesListItems({
    contentsIds: [...ids].join(','),
    contentsThumbnailType: [...CARD_PICTURES.contentsThumbnailType],
  });
  const found = await withoutFail(site, 'covers of alarms', items, (item) => item);
  const cardOf = seriesCardModel(site.locale);
  return new Map(
    found.flatMap((item) => {
      const { cover } = cardOf(item);
      return cover === null ? [] : [[`/detail/${item.id}`, cover] as const];
    }),
  );
}

/** Groups alarms by the day on which they came, in their order; several new episodes of a series on a day are one row. */
function alarmDays(alarms: readonly KnownAlarm[], site: AppLoadContext, words: Words): AlarmPage['days'] {
  const days: { day: string; groups: KnownAlarm[][] }[] = [];
  for (const alarm of alarms) {
    const day = formatDay(site.platform, site.locale, alarm.createdAt);
    const last = days.at(-1)?.day === day ? days.at(-1) : undefined;
    const groups = last?.groups ?? [];
    if (last === undefined) days.push({ day, groups });
    const same = groups.find(([first]) => first !== undefined && isSameNews(first, alarm));
    if (same === undefined) groups.push([alarm]);
    else same.push(alarm);
  }
  return days.map(({ day, groups }) => ({
    day,
    alarms: groups.flatMap((group) => {
      const [newest] = group;
      return newest === undefined ? [] : [alarmModel(newest, group, site, words)];
    }),
  }));
}

function isSameNews(one: KnownAlarm, other: KnownAlarm): boolean {
  return one.kind === 'NEW_EPISODE' && other.kind === one.kind && other.linkPath === one.linkPath;
}

/** @param group the newest alarm, and those of the same day that say the same */
function alarmModel(
  { alarmId, kind, parameters, linkPath, createdAt }: KnownAlarm,
  group: readonly KnownAlarm[],
  { platform, locale }: AppLoadContext,
  { text, read, covers }: Words,
): AlarmModel {
  const places = Object.entries(parameters).map(([name, value]) => {
    if (name === ALARM_DAY_PARAMETER && typeof value === 'number') {
      return ['day', formatDay(platform, locale, lastUsableMs(value))];
    }
    return [name, typeof value === 'string' && ALARMS[kind].hasOperatorTexts ? read(value) : value];
  });
  const values = Object.fromEntries(places);
  const cover = covers.get(linkPath);
  return {
    ...{ id: alarmId, kind, href: linkPath, isUnread: group.some(({ isRead }) => !isRead) },
    ...(cover === undefined ? {} : { cover }),
    text:
      group.length === 1
        ? text(`alarm.kind${kind}`, values)
        : text('alarm.newEpisodes', { ...values, count: group.length }),
    time: formatTime(platform, locale, createdAt),
    timeIso: new Date(createdAt).toISOString(),
  };
}

/** The badge counts unread alarms. If this fails, the page is still right. */
async function markRead(site: AppLoadContext, alarms: readonly Alarm[]): Promise<void> {
  const alarmIds = alarms.filter(({ isRead }) => !isRead).map(({ alarmId }) => alarmId);
  if (alarmIds.length === 0) return;
  try {
    await site.api.readAlarms({ alarmIds });
  } catch (error) {
    site.logger.warn({ requestId: site.requestId, error: String(error) }, 'alarms stay unread');
  }
}
