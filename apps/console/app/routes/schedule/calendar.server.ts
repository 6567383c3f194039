import { OPERATOR_CALLS } from '@longstrip/api-contract';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { consoleOf } from '../../context.ts';
import { read } from '../../parts/calls/answers.server.ts';
import { previewedPlatforms } from '../../parts/preview/previewed-platforms.ts';
import { listedPlatform } from '../../parts/shell/platforms.server.ts';
import { zonedMinute } from '../../parts/zoned-minute.ts';
import { shownDays } from './calendar-days.ts';

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const console = consoleOf(context);
  const platform = await listedPlatform(console, request);
  const query = new URL(request.url).searchParams;
  const platforms = previewedPlatforms();
  const zone = platforms.find(({ id }) => id === platform)?.timeZone ?? 'UTC';
  const named = query.get('day') ?? '';
  const day = DAY.test(named) && !Number.isNaN(Date.parse(named)) ? named : zonedMinute(Date.now(), zone).slice(0, 10);
  const view: 'month' | 'week' = query.get('view') === 'week' ? 'week' : 'month';
  const shown = shownDays(view, day);
  const { adminCalendar, adminCatalogue } = OPERATOR_CALLS;
  const [calendar, listed] = await Promise.all([
    read(console, { call: adminCalendar, answer: adminCalendar.data, query: { platform, ...shown } }, request),
    read(console, { call: adminCatalogue, answer: adminCatalogue.data, query: { platform, limit: 200 } }, request),
  ]);
  const drafts = listed.rows
    .filter(({ draftCount }) => draftCount > 0)
    .map(({ seriesId, title, language, draftCount }) => ({ seriesId, title, language, draftCount }));
  return { ...{ platform, platforms, day, view, ...shown }, calendar, drafts };
}
