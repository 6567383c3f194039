import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Modal } from '../modal/modal.tsx';
import { useSampleTexts } from '../samples/sample-context.tsx';
import { AgeGateBirthday, AgeGateYesNo, type BirthdayOrder } from './age-gate.tsx';
import { Wheel, type WheelOption } from './wheel.tsx';

const meta: Meta = { title: 'Modals/Age check' };
export default meta;

const CURRENT_YEAR = 2026;

function numbers(from: number, to: number): WheelOption[] {
  return Array.from({ length: to - from + 1 }, (_, index) => ({ value: from + index, label: String(from + index) }));
}

function monthNames(locale: string): WheelOption[] {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return numbers(1, 12).map(({ value }) => ({ value, label: format.format(Date.UTC(2000, value - 1, 1)) }));
}

function Birthday({ order, error }: { order: BirthdayOrder; error?: string }) {
  const { age, lang } = useSampleTexts();
  return (
    <AgeGateBirthday
      labels={age}
      text={age.text}
      error={error}
      order={order}
      years={numbers(CURRENT_YEAR - 99, CURRENT_YEAR + 1)}
      months={monthNames(lang)}
      days={numbers(1, 31)}
      initial={{ year: 1998, month: 3, day: 16 }}
      onConfirm={() => undefined}
      onLeave={() => undefined}
    />
  );
}

function Popup({ children, title, closeLabel }: { children: React.ReactNode; title: string; closeLabel: string }) {
  return (
    <Modal isOpen onClose={() => undefined} title={title} closeLabel={closeLabel} closesOnOutsidePress={false}>
      {children}
    </Modal>
  );
}

export const Wheels: StoryObj = {
  render: function Render() {
    const { age, nav } = useSampleTexts();
    return (
      <Popup title={age.title} closeLabel={nav.close}>
        <Birthday order="mdy" />
      </Popup>
    );
  },
};

export const WrongBirthday: StoryObj = {
  render: function Render() {
    const { age, nav } = useSampleTexts();
    return (
      <Popup title={age.title} closeLabel={nav.close}>
        <Birthday order="dmy" error={age.error} />
      </Popup>
    );
  },
};

export const YesOrNo: StoryObj = {
  render: function Render() {
    const { age, nav } = useSampleTexts();
    return (
      <Popup title={age.title} closeLabel={nav.close}>
        <AgeGateYesNo labels={age} text={age.text} onYes={() => undefined} onNo={() => undefined} />
      </Popup>
    );
  },
};

export const OneWheel: StoryObj = {
  render: function Render() {
    const [value, setValue] = useState(2000);
    return (
      <div className="w-40 p-4">
        <Wheel name="year" label="Year" options={numbers(1927, 2027)} value={value} onChange={setValue} />
        <p className="figures mt-4 text-center">{value}</p>
      </div>
    );
  },
};
