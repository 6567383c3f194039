import {
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts';
import type { ChartProps, ChartTone } from './chart.tsx';
import { useDayFormats } from './use-day-formats.ts';

const COLOURS: Readonly<Record<ChartTone, string>> = {
  main: 'var(--primary)',
  accent: 'var(--accent)',
  warn: 'var(--warning)',
  bad: 'var(--negative)',
  quiet: 'var(--text-3)',
};
const TICK = { fill: 'var(--text-2)', fontSize: 12 };
const MARGIN = { top: 4, right: 8, bottom: 0, left: 0 };

/** The chart itself, in the colours of the theme. It does not move: numbers are read, not watched. */
export default function ChartCanvas({ look, series, rows, by, write }: ChartProps) {
  const days = useDayFormats();
  const Frame = look === 'bars' ? BarChart : LineChart;
  return (
    <ResponsiveContainer width="100%" height="100%">
      <Frame data={[...rows]} margin={MARGIN} barCategoryGap="18%" barGap={1} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="on"
          tick={TICK}
          tickLine={false}
          stroke="var(--line-strong)"
          minTickGap={24}
          tickFormatter={(on: string) => days.short(on, by)}
        />
        <YAxis tick={TICK} tickLine={false} axisLine={false} width={64} tickFormatter={write} />
        <Tooltip
          isAnimationActive={false}
          cursor={look === 'bars' ? { fill: 'var(--fill)' } : { stroke: 'var(--line-strong)' }}
          content={(shown) => <Values {...shown} by={by} write={write} />}
        />
        {series.map(({ of, name, tone }) =>
          look === 'bars' ? (
            <Bar
              key={of}
              dataKey={of}
              name={name}
              fill={COLOURS[tone]}
              isAnimationActive={false}
              maxBarSize={28}
              radius={[3, 3, 0, 0]}
            />
          ) : (
            <Line
              key={of}
              dataKey={of}
              name={name}
              type="linear"
              stroke={COLOURS[tone]}
              strokeWidth={2}
              dot={rows.length < 3 ? { r: 3, fill: COLOURS[tone] } : false}
              isAnimationActive={false}
            />
          ),
        )}
      </Frame>
    </ResponsiveContainer>
  );
}

function Values({ active, label, payload, by, write }: TooltipContentProps & Pick<ChartProps, 'by' | 'write'>) {
  const days = useDayFormats();
  if (!active) return null;
  const on = String(label);
  return (
    <div className="rounded-card bg-surface px-3 py-2 text-12 shadow-[0_0_0_1px_var(--line-strong)]">
      <p className="mb-1 font-strong">{by === 'month' ? days.month(on) : days.day(on)}</p>
      {payload.map(({ dataKey, name, value, color }) => (
        <p key={String(dataKey)} className="flex items-center gap-1.5">
          <span className="size-2 rounded-[2px]" style={{ background: color }} />
          {name}
          <span className="ms-auto ps-3 tabular-nums">{write(Number(value))}</span>
        </p>
      ))}
    </div>
  );
}
