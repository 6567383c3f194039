import type { Calendar, CalendarEntry } from '@longstrip/api-contract';
import { Link } from '@remix-run/react';
import clsx from 'clsx';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useRootData } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { TextInput } from '../../parts/form/fields.tsx';
import { seriesPath } from '../../parts/hit-path.ts';
import { addDays } from './calendar-days.ts';
import { isMovable, type Move } from './moves.ts';

interface CalendarGridProps {
  from: string;
  days: number;
  /** Days of other months are dimmed; null: none is. */
  month: string | null;
  calendar: Calendar;
  moves: ReadonlyMap<string, Move>;
  mayMove: boolean;
  move: (entry: CalendarEntry, to: Move) => void;
}

/** Entries of a day that are shown before the rest is opened. */
const SHOWN = 6;

/** With Alt: how many days each key moves an entry. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Seven days a row. An opening is dragged to another day, moved with Alt and the arrow keys, or opened to type a minute. */
export function CalendarGrid({ from, days, month, calendar, moves, mayMove, move }: CalendarGridProps) {
  const text = useText();
  const locale = useRootData()?.locale ?? 'en-US';
  const [opened, setOpened] = useState<CalendarEntry | null>(null);
  const [over, setOver] = useState('');
  const placed = calendar.entries.map((entry) => ({ entry, at: moves.get(entry.id) ?? entry }));
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const shown = Array.from({ length: days }, (_, index) => addDays(from, index));
  const drop = (day: string, id: string) => {
    setOver('');
    const found = placed.find(({ entry }) => entry.id === id);
    if (found !== undefined && isMovable(found.entry)) move(found.entry, { day, time: found.at.time });
  };
  return (
    <>
      <p className="mb-2 text-12 text-fg-3">{mayMove && text('calendar.how')}</p>
      <div className="overflow-x-auto">
        <ol className="grid min-w-[44rem] grid-cols-7 gap-px overflow-hidden rounded-sheet bg-line shadow-[0_0_0_1px_var(--line)]">
          {shown.map((day) => (
            <li
              key={day}
              data-day={day}
              onDragOver={(event) => {
                if (!mayMove) return;
                event.preventDefault();
                setOver(day);
              }}
              onDrop={(event) => {
                event.preventDefault();
                drop(day, event.dataTransfer.getData('text/plain'));
              }}
              className={clsx(
                'min-h-28 min-w-0 p-1.5',
                over === day ? 'bg-primary-soft' : month === null || day.startsWith(month) ? 'bg-surface' : 'bg-page',
              )}
            >
              <p
                className={clsx('mb-1 text-12', day === calendar.today ? 'font-heavy text-primary-text' : 'text-fg-2')}
              >
                <time dateTime={day}>
                  {weekday.format(Date.parse(`${day}T00:00:00Z`))} {Number(day.slice(8))}
                </time>
              </p>
              <DayEntries
                of={placed.filter(({ at }) => at.day === day)}
                {...{ moves, mayMove, move, open: setOpened }}
              />
            </li>
          ))}
        </ol>
      </div>
      <Dialog title={opened?.title ?? ''} isOpen={opened !== null} onClose={() => setOpened(null)}>
        {opened !== null && (
          <EntryForm
            entry={opened}
            at={moves.get(opened.id) ?? opened}
            mayMove={mayMove && isMovable(opened)}
            move={(to) => {
              move(opened, to);
              setOpened(null);
            }}
          />
        )}
      </Dialog>
    </>
  );
}

interface DayEntriesProps {
  of: readonly { entry: CalendarEntry; at: Move }[];
  moves: ReadonlyMap<string, Move>;
  mayMove: boolean;
  move: (entry: CalendarEntry, to: Move) => void;
  open: (entry: CalendarEntry) => void;
}

function DayEntries({ of, ...rest }: DayEntriesProps) {
  const text = useText();
  const sorted = of.toSorted((one, other) => one.at.time.localeCompare(other.at.time));
  const list = (entries: DayEntriesProps['of']) => (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {entries.map(({ entry, at }) => (
        <li key={entry.id}>
          <Entry entry={entry} at={at} {...rest} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {list(sorted.slice(0, SHOWN))}
      {sorted.length > SHOWN && (
        <details className="mt-1 text-12">
          <summary className="cursor-pointer text-fg-2">
            {text('calendar.more', { count: sorted.length - SHOWN })}
          </summary>
          <div className="mt-1">{list(sorted.slice(SHOWN))}</div>
        </details>
      )}
    </>
  );
}

const COLOURS: Readonly<Record<CalendarEntry['kind'], string>> = {
  SERIES: 'border-s-primary',
  EPISODE: 'border-s-accent',
  FREE_WINDOW: 'border-s-positive',
  BANNER: 'border-s-warning',
  EVENT: 'border-s-negative',
  NOTICE: 'border-s-line-strong',
};

function Entry({
  entry,
  at,
  moves,
  mayMove,
  move,
  open,
}: Omit<DayEntriesProps, 'of'> & { entry: CalendarEntry; at: Move }) {
  const text = useText();
  const name = useName();
  const canMove = mayMove && isMovable(entry);
  const isMoved = moves.has(entry.id);
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = STEPS[event.key];
    if (!event.altKey || step === undefined || !canMove) return;
    event.preventDefault();
    move(entry, { day: addDays(at.day, step), time: at.time });
    // The entry is now in another day, where it is another element.
    const { id } = entry;
    requestAnimationFrame(() => document.getElementById(`entry-${id}`)?.focus());
  };
  const title = entry.series === null ? entry.title : `${entry.series.title} ${entry.number ?? ''}`;
  return (
    <button
      type="button"
      id={`entry-${entry.id}`}
      draggable={canMove}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', entry.id)}
      onClick={() => open(entry)}
      onKeyDown={press}
      className={clsx(
        'block w-full rounded-card border-s-4 bg-fill px-1.5 py-1 text-start text-12 hover:bg-fill-strong',
        COLOURS[entry.kind],
        isMoved && 'outline-2 outline-primary outline-dashed',
      )}
    >
      <span className="font-strong">{at.time}</span>{' '}
      <span className="text-fg-2">{name('calendarKinds', entry.kind)}</span>
      <span className="block truncate">{title}</span>
      {(entry.isDraft || !entry.isShown) && (
        <span className="block text-warning">{text(entry.isDraft ? 'series.draft' : 'series.hidden')}</span>
      )}
      {isMoved && <span className="sr-only">{text('calendar.isMoved')}</span>}
    </button>
  );
}

function EntryForm({
  entry,
  at,
  mayMove,
  move,
}: {
  entry: CalendarEntry;
  at: Move;
  mayMove: boolean;
  move: (to: Move) => void;
}) {
  const text = useText();
  const name = useName();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    move({ day: String(form.get('day')), time: String(form.get('time')) });
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <p className="text-14 text-fg-2">
        {name('calendarKinds', entry.kind)}
        {entry.series !== null && (
          <>
            {' · '}
            <Link to={`${seriesPath(entry.series.alias)}?tab=episodes`} className="text-link">
              {entry.series.title}
            </Link>{' '}
            {entry.number}
          </>
        )}
      </p>
      <div className="grid grid-cols-2 gap-3">
        <TextInput
          label={text('calendar.day')}
          name="day"
          type="date"
          required
          readOnly={!mayMove}
          defaultValue={at.day}
        />
        <TextInput
          label={text('publish.time')}
          name="time"
          type="time"
          required
          readOnly={!mayMove}
          defaultValue={at.time}
        />
      </div>
      {mayMove && (
        <div className="flex justify-end">
          <Button type="submit" look="main">
            {text('calendar.move')}
          </Button>
        </div>
      )}
    </form>
  );
}
