import { type CSSProperties, type ReactNode, useId } from 'react';

export interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** Read by screen readers instead of the bare number, such as "18 pixels". */
  valueText: string;
  onChange: (value: number) => void;
  /** Marks at the two ends, such as a small and a large letter. */
  startMark?: ReactNode;
  endMark?: ReactNode;
}

/** A native range input, 44 px high: it supports arrow keys, screen readers and right-to-left by itself. */
export function Slider(props: SliderProps) {
  const { label, value, min, max, step = 1, valueText, onChange, startMark, endMark } = props;
  const id = useId();
  const share: CSSProperties & Record<'--share', string> = { '--share': `${((value - min) / (max - min)) * 100}%` };
  return (
    <div>
      <label htmlFor={id} className="flex justify-between text-13 font-strong text-fg-2">
        {label}
        <bdi className="figures font-text">{valueText}</bdi>
      </label>
      <div className="flex items-center gap-3">
        {startMark}
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={valueText}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
          className="slider h-11 min-w-0 flex-1"
          style={share}
        />
        {endMark}
      </div>
    </div>
  );
}
