import { useRef } from 'react';
import { useBrowserLayoutEffect } from '../shell/use-browser-layout-effect.ts';

export interface WheelOption {
  value: number;
  label: string;
}

export interface WheelProps {
  name: string;
  label: string;
  options: readonly WheelOption[];
  value: number;
  onChange: (value: number) => void;
}

/** Height of one row, in pixels; also the height of the select over the chosen row. */
const ROW_PX = 44;

/**
 * A column of values to spin with a finger. A real select lies invisibly over the chosen row, so a
 * tap opens the phone's own picker, arrow keys change the value, a screen reader reads an ordinary list, and the form
 * works before any script has loaded.
 */
export function Wheel({ name, label, options, value, onChange }: WheelProps) {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const index = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );

  useBrowserLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (scroller && Math.round(scroller.scrollTop / ROW_PX) !== index) scroller.scrollTop = index * ROW_PX;
  }, [index, options.length]);

  const settle = () => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    const option = options[Math.round(scroller.scrollTop / ROW_PX)];
    if (option && option.value !== value) onChange(option.value);
  };

  return (
    <div className="rounded-card has-focus-visible:outline-2 has-focus-visible:outline-primary-text">
      <div
        ref={scrollerRef}
        onScroll={settle}
        className="relative h-[132px] snap-y snap-mandatory overflow-y-auto overscroll-contain wheel-fade [scrollbar-width:none] [&::-webkit-scrollbar]:hidden"
        tabIndex={-1}
      >
        <select
          name={name}
          aria-label={label}
          value={value}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
          className="sticky top-11 z-1 -mb-11 block h-11 w-full cursor-pointer appearance-none opacity-0"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <div aria-hidden="true" className="py-11">
          {options.map((option) => (
            <div
              key={option.value}
              className={`figures grid h-11 snap-center place-items-center whitespace-nowrap ${option.value === value ? 'text-18 font-strong text-fg' : 'text-16 text-fg-2'}`}
            >
              {option.label}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
