import { useRef, useSyncExternalStore } from 'react';
import { useBrowserLayoutEffect } from '../control/react-workarounds.ts';

export interface WheelOption {
  value: number;
  label: string;
}

export interface WheelProps {
  name: string;
  /** Name of the value (year, month or day); also the text of the first row, which means that nothing is chosen. */
  label: string;
  options: readonly WheelOption[];
  /** Null: nothing is chosen yet. */
  value: number | null;
  onChange: (value: number | null) => void;
  isInvalid?: boolean;
  /** The id of the element with the error. */
  describedBy?: string | undefined;
}

/** Height of one row and of the select over the chosen row. */
const ROW_PX = 44;

const subscribeToNothing = () => () => undefined;

/** Whether the page is hydrated: false on the server and at the first render in the browser. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

const readChoice = (text: string): number | null => (text === '' ? null : Number(text));

/**
 * A column of values to spin with a finger. A real select lies invisibly over the chosen row, so a tap opens the phone's
 * own picker, arrow keys change the value, and a screen reader reads an ordinary list. Without script, or before it has
 * loaded, the select is visible; what is chosen in it by then stays chosen.
 */
export function Wheel({ name, label, options, value, onChange, isInvalid = false, describedBy }: WheelProps) {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const selectRef = useRef<HTMLSelectElement>(null);
  const hasReadRef = useRef(false);
  const isAwake = useIsHydrated();
  const index = options.findIndex((option) => option.value === value) + 1;

  useBrowserLayoutEffect(() => {
    const select = selectRef.current;
    if (!select) return;
    const chosen = readChoice(select.value);
    if (!hasReadRef.current && chosen !== value) {
      hasReadRef.current = true;
      onChange(chosen);
      return;
    }
    hasReadRef.current = true;
    select.value = value === null ? '' : String(value);
    const scroller = scrollerRef.current;
    if (scroller && isAwake && Math.round(scroller.scrollTop / ROW_PX) !== index) scroller.scrollTop = index * ROW_PX;
  }, [index, options.length, isAwake]);

  const settle = () => {
    const scroller = scrollerRef.current;
    if (!scroller || !isAwake) return;
    const chosen = options[Math.round(scroller.scrollTop / ROW_PX) - 1]?.value ?? null;
    if (chosen !== value) onChange(chosen);
  };

  return (
    <div className="rounded-card has-focus-visible:outline-2 has-focus-visible:outline-primary-text">
      <div
        ref={scrollerRef}
        onScroll={settle}
        className={`relative h-[132px] overscroll-contain [scrollbar-width:none] [&::-webkit-scrollbar]:hidden ${isAwake ? 'snap-y snap-mandatory overflow-y-auto wheel-fade' : 'overflow-hidden pt-11'}`}
        tabIndex={-1}
      >
        <select
          ref={selectRef}
          name={name}
          aria-label={label}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
          defaultValue={value === null ? '' : String(value)}
          onChange={(event) => onChange(readChoice(event.currentTarget.value))}
          className={`block h-11 w-full cursor-pointer text-center text-16 text-fg [text-align-last:center] ${isAwake ? 'sticky top-11 z-1 -mb-11 appearance-none opacity-0' : 'bg-transparent'}`}
        >
          <option value="">{label}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value} className="bg-surface text-fg">
              {option.label}
            </option>
          ))}
        </select>
        {isAwake && (
          <div aria-hidden="true" className="py-11">
            <WheelRow isEmpty isChosen={value === null} label={label} />
            {options.map((option) => (
              <WheelRow key={option.value} isChosen={option.value === value} label={option.label} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

function WheelRow({ label, isChosen, isEmpty = false }: { label: string; isChosen: boolean; isEmpty?: boolean }) {
  const look = isChosen && !isEmpty ? 'text-18 font-heavy text-fg' : 'text-16 text-fg-2';
  return <div className={`figures grid h-11 snap-center place-items-center whitespace-nowrap ${look}`}>{label}</div>;
}
