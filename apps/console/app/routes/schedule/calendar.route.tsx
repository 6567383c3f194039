import type { CalendarEntry } from '@longstrip/api-contract';
import { Link, useLoaderData, useLocation, useSearchParams } from '@remix-run/react';
import { useState } from 'react';
import { useRootData } from '../../i18n/format.tsx';
import { useText } from '../../i18n/use-text.ts';
import { ApplyDialog } from '../../parts/apply/apply-dialog.tsx';
import type { ChangeDocument } from '../../parts/apply/document.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { SelectInput } from '../../parts/form/fields.tsx';
import { PageHead } from '../../parts/layout.tsx';
import { PreviewDialog } from '../../parts/preview/preview-dialog.tsx';
import { useMe } from '../../parts/shell/me-context.ts';
import { usePageTitle } from '../../parts/use-page-title.ts';
import type { loader } from './calendar.server.ts';
import { addDays, addMonths } from './calendar-days.ts';
import { CalendarGrid } from './calendar-grid.tsx';
import { documentOfMoves, type Move } from './moves.ts';
import { WeeklyDialog } from './weekly-dialog.tsx';

export { loader } from './calendar.server.ts';

/** What opens and ends on a platform, in its zone. Openings are moved here, and applied together. */
export default function CalendarPage() {
  const { platform, day, view } = useLoaderData<typeof loader>();
  // Moves are of what is shown.
  return <CalendarOf key={`${platform} ${day} ${view}`} />;
}

function CalendarOf() {
  const text = useText();
  const { platform, platforms, calendar, view, day, from, days, drafts } = useLoaderData<typeof loader>();
  const { calls } = useMe();
  const [moves, setMoves] = useState<ReadonlyMap<string, Move>>(new Map());
  const [document, setDocument] = useState<ChangeDocument | null>(null);
  usePageTitle(text('calendar.title'));
  const mayMove = calls.includes('adminApply');
  const move = (entry: CalendarEntry, to: Move) => {
    const changed = new Map(moves);
    if (to.day === entry.day && to.time === entry.time) changed.delete(entry.id);
    else changed.set(entry.id, to);
    setMoves(changed);
  };
  return (
    <>
      <PageHead
        title={text('calendar.title')}
        text={text('calendar.text', { zone: calendar.timeZone })}
        actions={
          <>
            {mayMove && drafts.length > 0 && <WeeklyDialog platform={platform} drafts={drafts} apply={setDocument} />}
            <PreviewDialog platforms={platforms} platform={platform} path="/" at={`${day}T00:00`} />
          </>
        }
      />
      <div className="mb-3 flex flex-wrap items-end justify-between gap-2">
        <Steps />
        {moves.size > 0 && (
          <div className="flex items-center gap-2">
            <p role="status" className="text-14 font-strong">
              {text('calendar.moved', { count: moves.size })}
            </p>
            <Button look="quiet" onClick={() => setMoves(new Map())}>
              {text('form.cancel')}
            </Button>
            <Button look="main" onClick={() => setDocument(documentOfMoves(platform, calendar.entries, moves))}>
              {text('seriesEdit.review')}
            </Button>
          </div>
        )}
      </div>
      {calendar.isCut && <p className="mb-2 text-13 text-warning">{text('calendar.cut')}</p>}
      <CalendarGrid
        {...{ from, days, month: view === 'month' ? day.slice(0, 7) : null }}
        {...{ calendar, moves, mayMove, move }}
      />
      <ApplyDialog
        title={text('seriesEdit.apply')}
        document={document}
        done={text('apply.done')}
        onClose={() => setDocument(null)}
        onDone={() => setMoves(new Map())}
      />
    </>
  );
}

/** The platform, month or week, and the one before or after. */
function Steps() {
  const text = useText();
  const locale = useRootData()?.locale ?? 'en-US';
  const { platform, platforms, view, day, calendar } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const to = (changed: Record<string, string>) =>
    `${pathname}?${new URLSearchParams({ ...Object.fromEntries(search), ...changed })}`;
  const step = (count: number) => (view === 'week' ? addDays(day, 7 * count) : addMonths(day, count));
  const shown = new Intl.DateTimeFormat(locale, {
    ...{ year: 'numeric', month: 'long', timeZone: 'UTC' },
    ...(view === 'week' ? { day: 'numeric' } : {}),
  }).format(Date.parse(`${day}T00:00:00Z`));
  const other = view === 'week' ? 'month' : 'week';
  return (
    <div className="flex flex-wrap items-end gap-2">
      <SelectInput
        label={text('shell.platform')}
        className="w-52"
        value={platform}
        onChange={(event) => setSearch({ ...Object.fromEntries(search), platform: event.target.value })}
        choices={platforms.map(({ id, name }) => ({ value: id, label: `${name} (${id})` }))}
      />
      <ButtonLink href={to({ day: step(-1) })}>{text('calendar.before')}</ButtonLink>
      <ButtonLink href={to({ day: calendar.today })}>{text('calendar.today')}</ButtonLink>
      <ButtonLink href={to({ day: step(1) })}>{text('calendar.after')}</ButtonLink>
      <Link to={to({ view: other })} className="text-link py-2 text-14">
        {text(`calendar.${other}`)}
      </Link>
      <h2 className="py-1.5 text-18 font-strong">{shown}</h2>
    </div>
  );
}
