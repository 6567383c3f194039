import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../control/button.tsx';
import { WarningIcon } from '../icon/icons.tsx';
import { type Birthday, changeBirthday, daysInMonth } from './birthday.ts';
import { Wheel, type WheelOption } from './wheel.tsx';

interface AgeGateTexts {
  text: ReactNode;
  /** The error, such as 'Please check your Date of Birth.' Announced at once. */
  error?: string | undefined;
}

function AgeGateText({ text, error }: AgeGateTexts) {
  return (
    <>
      <div className="mt-1.5 mb-4 text-balance text-fg-2">{text}</div>
      {error && (
        <p role="alert" className="-mt-2 mb-3 flex items-center justify-center gap-1.5 text-13 text-negative">
          <WarningIcon size={16} />
          {error}
        </p>
      )}
    </>
  );
}

export interface AgeGateYesNoProps extends AgeGateTexts {
  labels: { yes: string; no: string };
  onYes: () => void;
  onNo: () => void;
  isBusy?: boolean;
  /** For use without script: the address a "yes" is posted to, and the page a "no" links to. */
  withoutScript?: { yes: string; no: string };
}

/** The age question as yes or no. Inside a modal of style Default, or in a page of its own. */
export function AgeGateYesNo({ labels, onYes, onNo, isBusy = false, withoutScript, ...texts }: AgeGateYesNoProps) {
  const type = withoutScript === undefined ? 'button' : 'submit';
  return (
    <form method="post" action={withoutScript?.yes} onSubmit={(event) => event.preventDefault()}>
      <AgeGateText {...texts} />
      <div className="grid grid-cols-2 gap-2 pb-2">
        <Button type={type} formMethod="get" formAction={withoutScript?.no} onClick={onNo}>
          {labels.no}
        </Button>
        <Button look="main" type={type} onClick={onYes} isBusy={isBusy}>
          {labels.yes}
        </Button>
      </div>
    </form>
  );
}

export type BirthdayOrder = 'mdy' | 'dmy' | 'ymd';

export interface AgeGateBirthdayProps extends AgeGateTexts {
  labels: { year: string; month: string; day: string; confirm: string; leave: string };
  /** Years as the locale writes them, current year − 99 to + 1 by the specification. */
  years: readonly WheelOption[];
  /** Twelve names. */
  months: readonly WheelOption[];
  /** Thirty-one labels; a shorter month shows fewer. */
  days: readonly WheelOption[];
  order: BirthdayOrder;
  initial: Birthday;
  onConfirm: (birthday: Birthday) => void;
  onLeave: () => void;
  isBusy?: boolean;
  /** Address and method of the form without script. Fields: year, month, day. */
  form?: ComponentPropsWithoutRef<'form'>;
}

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

/** The age question as a birthday on three wheels, in the locale's order. It can always be left. */
export function AgeGateBirthday(props: AgeGateBirthdayProps) {
  const { labels, years, months, days, order, initial, onConfirm, onLeave, isBusy = false, form, ...texts } = props;
  const [birthday, setBirthday] = useState(initial);
  const options: Record<keyof Birthday, readonly WheelOption[]> = {
    year: years,
    month: months,
    day: days.slice(0, daysInMonth(birthday.year, birthday.month)),
  };
  return (
    <form
      {...form}
      onSubmit={(event) => {
        form?.onSubmit?.(event);
        if (form?.action === undefined) event.preventDefault();
        onConfirm(birthday);
      }}
    >
      <AgeGateText {...texts} />
      <div className="relative mb-4">
        <span className="absolute inset-x-0 top-11 h-11 rounded-card bg-fill" aria-hidden="true" />
        <div className={`relative grid ${COLUMNS[order]}`}>
          {PARTS[order].map((part) => (
            <Wheel
              key={part}
              name={part}
              label={labels[part]}
              options={options[part]}
              value={birthday[part]}
              onChange={(value) => setBirthday((current) => changeBirthday(current, part, value))}
            />
          ))}
        </div>
      </div>
      <div className="grid gap-1">
        <Button look="main" isWide type="submit" isBusy={isBusy}>
          {labels.confirm}
        </Button>
        <Button look="quiet" isWide onClick={onLeave}>
          {labels.leave}
        </Button>
      </div>
    </form>
  );
}
