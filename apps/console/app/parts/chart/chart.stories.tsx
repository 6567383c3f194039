import type { Meta, StoryObj } from '@storybook/react-vite';
import { useFormats } from '../../i18n/format.tsx';
import { CONSOLE_STORY } from '../../testing/console-story.tsx';
import { Panel } from '../layout.tsx';
import { useMoney } from '../money.tsx';
import { Chart } from './chart.tsx';

const meta: Meta = { title: 'Console/Chart', ...CONSOLE_STORY };
export default meta;

/** Days or months from the first of 2030, with numbers that rise and fall like those of a shop. */
function rowsOf(count: number, by: 'day' | 'month') {
  return Array.from({ length: count }, (_, index) => {
    const on = new Date(by === 'day' ? Date.UTC(2030, 0, 1 + index) : Date.UTC(2030, index, 1));
    const wave = Math.round(42_000 + 18_000 * Math.sin(index / 2) + 700 * index);
    return { on: on.toISOString().slice(0, 10), paid: wave, back: Math.round(wave / 12), readers: wave * 3 };
  });
}

function Sales({ count, by }: { count: number; by: 'day' | 'month' }) {
  const money = useMoney();
  return (
    <Panel title="Money of orders" isFlush>
      <Chart
        look="bars"
        by={by}
        rows={rowsOf(count, by)}
        write={(value) => money(value, 'USD')}
        series={[
          { of: 'paid', name: 'Paid', tone: 'main' },
          { of: 'back', name: 'Given back', tone: 'warn' },
        ]}
      />
    </Panel>
  );
}

function Readers({ count }: { count: number }) {
  const { number } = useFormats();
  return (
    <Panel title="Readers" isFlush>
      <Chart
        look="lines"
        by="day"
        rows={rowsOf(count, 'day')}
        write={number}
        series={[
          { of: 'readers', name: 'Active readers', tone: 'main' },
          { of: 'paid', name: 'Readers who paid', tone: 'accent' },
        ]}
      />
    </Panel>
  );
}

export const BarsByDay: StoryObj = { render: () => <Sales count={30} by="day" /> };
export const BarsByMonth: StoryObj = { render: () => <Sales count={12} by="month" /> };
export const Lines: StoryObj = { render: () => <Readers count={90} /> };
export const OneDay: StoryObj = { render: () => <Readers count={1} /> };
