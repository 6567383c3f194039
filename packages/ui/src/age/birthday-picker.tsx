import { useId, useState } from 'react';
import { WarningIcon } from '../icon/icons.tsx';
import { Wheel, type WheelOption } from './wheel.tsx';

/** The order in which a language writes year, month and day. */
export type BirthdayOrder = 'mdy' | 'dmy' | 'ymd';

export interface BirthdayPickerProps {
  /** Name of the three wheels together. */
  label: string;
  labels: Readonly<Record<keyof Birthday, string>>;
  /** Years as the language writes them, newest first; current year − 99 to + 1 by the specification. */
  years: readonly WheelOption[];
  /** Twelve names. */
  months: readonly WheelOption[];
  /** Thirty-one labels; a shorter month shows fewer. */
  days: readonly WheelOption[];
  order: BirthdayOrder;
  /** Initial values of the wheels; a part that is null starts empty. */
  initial?: Birthday;
  /** The error, such as 'Please check your Date of Birth.' Announced at once. */
  error?: string | undefined;
  /** A second line below the error. */
  errorNote?: string | undefined;
}

const EMPTY: Birthday = { year: null, month: null, day: null };

const COLUMNS: Record<BirthdayOrder, string> = {
  mdy: 'grid-cols-[1.3fr_.8fr_1fr]',
  dmy: 'grid-cols-[.8fr_1.3fr_1fr]',
  ymd: 'grid-cols-[1fr_.8fr_.8fr]',
};

const PARTS: Record<BirthdayOrder, readonly (keyof Birthday)[]> = {
  mdy: ['month', 'day', 'year'],
  dmy: ['day', 'month', 'year'],
  ymd: ['year', 'month', 'day'],
};

/** A birthday on three wheels, in the language's order: the fields `year`, `month` and `day` of a form. */
export function BirthdayPicker(props: BirthdayPickerProps) {
  const { label, labels, years, months, days, order, initial = EMPTY, error, errorNote } = props;
  const [birthday, setBirthday] = useState(initial);
  const errorId = useId();
  const options: Record<keyof Birthday, readonly WheelOption[]> = {
    year: years,
    month: months,
    day: days.slice(0, daysInMonth(birthday.year, birthday.month)),
  };
  return (
    <fieldset aria-label={label} className="min-w-0">
      {error !== undefined && (
        <div id={errorId} role="alert" className="mb-3 text-center text-13">
          <p className="flex items-center justify-center gap-1.5 text-negative">
            <WarningIcon size={16} />
            {error}
          </p>
          {errorNote !== undefined && <p className="mt-0.5 text-fg-2">{errorNote}</p>}
        </div>
      )}
      <div className="relative overflow-hidden rounded-sheet border border-line bg-surface py-1">
        <span
          className="absolute inset-x-1.5 top-12 h-11 rounded-card bg-fill shadow-[inset_0_0_0_1px_var(--line-strong)]"
          aria-hidden="true"
        />
        <div className={`relative grid divide-x divide-line ${COLUMNS[order]}`}>
          {PARTS[order].map((part) => (
            <Wheel
              key={part}
              name={part}
              label={labels[part]}
              options={options[part]}
              value={birthday[part]}
              onChange={(value) => setBirthday((current) => changeBirthday(current, part, value))}
              isInvalid={error !== undefined}
              describedBy={error === undefined ? undefined : errorId}
            />
          ))}
        </div>
      </div>
    </fieldset>
  );
}

/** A calendar day as a reader chooses it, month 1–12. A part that is not chosen yet is null. */
export interface Birthday {
  year: number | null;
  month: number | null;
  day: number | null;
}

/** Days of the longest month. */
const DAYS_MOST = 31;

/**
 * How many days a month has; the maximum while the month or the year is not chosen. Written here, because a calendar
 * library is larger than the rule.
 */
export function daysInMonth(year: number | null, month: number | null): number {
  if (month === null) return DAYS_MOST;
  if (month === 2) {
    const isLeapYear = year === null || (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
    return isLeapYear ? 29 : 28;
  }
  return [4, 6, 9, 11].includes(month) ? 30 : DAYS_MOST;
}

/** Changes one part and keeps the day within the month: 31 January becomes 28 February, never 3 March. */
export function changeBirthday(birthday: Birthday, part: keyof Birthday, value: number | null): Birthday {
  const changed = { ...birthday, [part]: value };
  if (changed.day === null) return changed;
  return { ...changed, day: Math.min(changed.day, daysInMonth(changed.year, changed.month)) };
}
