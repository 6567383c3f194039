import type { Alarm } from '@longstrip/api-contract';
import { ALARM_DAY_PARAMETER, ALARMS, type AlarmKind, isAlarmKind, lastUsableMs } from '@longstrip/core';
import { type AppLoadContext, type LoaderFunctionArgs, redirect } from '@remix-run/server-runtime';
import { formatDay, formatTime } from '../../../i18n/format.server.ts';
import type { PackedTexts } from '../../../i18n/packed-texts.ts';
import { loadPageTexts, readServerMark, type ServerText, serverText } from '../../../i18n/server-text.server.ts';
import { pageNumberOf } from '../../../parts/navigation/list-query.ts';
import { refusedPage, refuseExpiredSession } from '../../../parts/refusals/refused-page.server.ts';
import { loadPageTitle, type PageTitle } from '../../../parts/seo/page-meta.server.ts';
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
  await markRead(site, content);
  return {
    ...title,
    texts,
    days: alarmDays(content.filter(isKnown), site, { text, read }),
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
}

/** Groups alarms by the day on which they came, in their order. */
function alarmDays(alarms: readonly KnownAlarm[], site: AppLoadContext, words: Words): AlarmPage['days'] {
  const days: AlarmPage['days'] = [];
  for (const alarm of alarms) {
    const day = formatDay(site.platform, site.locale, alarm.createdAt);
    if (days.at(-1)?.day !== day) days.push({ day, alarms: [] });
    days.at(-1)?.alarms.push(alarmModel(alarm, site, words));
  }
  return days;
}

function alarmModel(
  { alarmId, kind, parameters, linkPath, isRead, createdAt }: KnownAlarm,
  { platform, locale }: AppLoadContext,
  { text, read }: Words,
): AlarmModel {
  const places = Object.entries(parameters).map(([name, value]) => {
    if (name === ALARM_DAY_PARAMETER && typeof value === 'number') {
      return ['day', formatDay(platform, locale, lastUsableMs(value))];
    }
    return [name, typeof value === 'string' && ALARMS[kind].hasOperatorTexts ? read(value) : value];
  });
  return {
    ...{ id: alarmId, kind, href: linkPath, isUnread: !isRead },
    text: text(`alarm.kind${kind}`, Object.fromEntries(places)),
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
