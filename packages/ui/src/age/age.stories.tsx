import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../control/button.tsx';
import { Modal } from '../modal/modal.tsx';
import { useSampleTexts } from '../samples/sample-context.tsx';
import type { Birthday } from './birthday-picker.tsx';
import { type BirthdayOrder, BirthdayPicker } from './birthday-picker.tsx';
import { Wheel, type WheelOption } from './wheel.tsx';

const meta: Meta = { title: 'Modals/Age check' };
export default meta;

const CURRENT_YEAR = 2026;
const BUDDHIST_YEARS_AHEAD = 543;

function numbers(from: number, to: number): WheelOption[] {
  return Array.from({ length: to - from + 1 }, (_, index) => ({ value: from + index, label: String(from + index) }));
}

/** Newest first. */
function years(ahead = 0): WheelOption[] {
  return numbers(CURRENT_YEAR - 99, CURRENT_YEAR + 1)
    .map(({ value }) => ({ value, label: String(value + ahead) }))
    .reverse();
}

function monthNames(locale: string): WheelOption[] {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return numbers(1, 12).map(({ value }) => ({ value, label: format.format(Date.UTC(2000, value - 1, 1)) }));
}

interface PickerProps {
  order: BirthdayOrder;
  initial?: Birthday;
  hasError?: boolean;
  yearsAhead?: number;
}

function Picker({ order, initial, hasError = false, yearsAhead }: PickerProps) {
  const { age, lang } = useSampleTexts();
  return (
    <BirthdayPicker
      label={age.title}
      labels={age}
      order={order}
      years={years(yearsAhead)}
      months={monthNames(lang)}
      days={numbers(1, 31)}
      {...(initial === undefined ? {} : { initial })}
      error={hasError ? age.error : undefined}
      errorNote={hasError ? age.text : undefined}
    />
  );
}

const CHOSEN: Birthday = { year: 1998, month: 3, day: 16 };

export const Empty: StoryObj = {
  render: () => <Picker order="mdy" />,
};

export const Chosen: StoryObj = {
  render: () => <Picker order="mdy" initial={CHOSEN} />,
};

/** A leap day: the wheel of days ends with it. */
export const LeapDay: StoryObj = {
  render: () => <Picker order="dmy" initial={{ year: 2000, month: 2, day: 29 }} />,
};

export const WrongBirthday: StoryObj = {
  render: () => <Picker order="dmy" initial={{ year: 2012, month: 3, day: 16 }} hasError />,
};

export const YearFirst: StoryObj = {
  render: () => <Picker order="ymd" initial={CHOSEN} />,
};

/** Years in Thailand are 543 higher. */
export const BuddhistYears: StoryObj = {
  render: () => <Picker order="dmy" initial={CHOSEN} yearsAhead={BUDDHIST_YEARS_AHEAD} />,
};

export const InPopup: StoryObj = {
  render: function Render() {
    const { age, nav } = useSampleTexts();
    return (
      <Modal isOpen onClose={() => undefined} title={age.title} closeLabel={nav.close} closesOnOutsidePress={false}>
        <p className="mt-1.5 mb-4 text-balance text-fg-2">{age.text}</p>
        <Picker order="mdy" />
        <div className="mt-4 grid gap-1">
          <Button look="main" isWide>
            {age.confirm}
          </Button>
          <Button look="quiet" isWide>
            {age.leave}
          </Button>
        </div>
      </Modal>
    );
  },
};

export const OneWheel: StoryObj = {
  render: function Render() {
    const [value, setValue] = useState<number | null>(2000);
    return (
      <div className="w-40 p-4">
        <Wheel name="year" label="Year" options={years()} value={value} onChange={setValue} />
        <p className="figures mt-4 text-center">{value}</p>
      </div>
    );
  },
};
