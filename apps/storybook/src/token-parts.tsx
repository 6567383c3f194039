import { contrastRatio, isColour } from '@longstrip/platform-config';
import type { TokenGroup } from '@longstrip/ui/tokens';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

const TEXT_CONTRAST = 4.5;
const OUTLINE_CONTRAST = 3;

/** The values that CSS variables have here and now: platform, theme, draft and all. */
export function useTokenValues(
  names: readonly string[],
): [ref: RefObject<HTMLDivElement>, values: ReadonlyMap<string, string>] {
  const ref = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const read = () => {
      if (!ref.current) return;
      const style = getComputedStyle(ref.current);
      setValues(new Map(names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()])));
    };
    read();
    const watcher = new MutationObserver(read);
    watcher.observe(document.documentElement, { attributes: true });
    watcher.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => watcher.disconnect();
  }, [names]);
  return [ref, values];
}

export function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="pt-10">
      <h2 className="text-22">{title}</h2>
      {note && <p className="mt-1 max-w-[44em] text-fg-2">{note}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}

const PAGE = 'bg';

/** What a colour may be on the page: text, outlines and icons, or only decoration. */
function contrastNote(colour: string, page: string): string {
  if (!isColour(colour) || !isColour(page)) return 'with alpha';
  const ratio = contrastRatio(colour, page);
  const use = ratio >= TEXT_CONTRAST ? 'text' : ratio >= OUTLINE_CONTRAST ? 'outlines' : 'areas';
  return `${ratio.toFixed(1)} on the page: ${use}`;
}

/** A group of colours: each with its value and its contrast on the page. */
export function Colours({ group }: { group: TokenGroup }) {
  const [names] = useState(() => [PAGE, ...group.tokens.map(({ name }) => name)]);
  const [ref, values] = useTokenValues(names);
  return (
    <div ref={ref}>
      <h3 className="text-16">{group.name}</h3>
      <p className="mt-0.5 mb-3 text-13 text-fg-3">{group.description}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(128px,1fr))] gap-3">
        {group.tokens.map(({ name, description }) => {
          const value = values.get(name) ?? '';
          return (
            <li key={name} className="grid content-start gap-1">
              <span
                className="block h-14 rounded-card shadow-[inset_0_0_0_1px_var(--line)]"
                style={{ background: `var(--${name})` }}
              />
              <span className="text-13 font-strong">{name}</span>
              <span className="figures text-12 text-fg-3 wrap-anywhere">{value}</span>
              <span className="figures text-12 text-fg-3">{contrastNote(value, values.get(PAGE) ?? '')}</span>
              {description && <span className="text-12 text-fg-3">{description}</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** A group of tokens as rows: name, value, and what it looks like. */
export function Rows({ group, sample }: { group: TokenGroup; sample?: (name: string) => ReactNode }) {
  const [names] = useState(() => group.tokens.map(({ name }) => name));
  const [ref, values] = useTokenValues(names);
  return (
    <div ref={ref}>
      <ul>
        {group.tokens.map(({ name, css }) => (
          <li
            key={name}
            className="figures flex min-h-11 items-center justify-between gap-4 border-b border-line py-2 text-13"
          >
            <span className="shrink-0">{name}</span>
            {sample?.(name)}
            <span className="text-end text-fg-3 wrap-anywhere">{css ?? values.get(name)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A time: a press moves the dot for as long. Under reduced motion it is there at once. */
export function MotionSample({ name }: { name: string }) {
  const [isAtEnd, setAtEnd] = useState(false);
  return (
    <button
      type="button"
      aria-label={`Play ${name}`}
      className="flex h-11 w-40 items-center rounded-pill bg-fill px-2"
      onClick={() => setAtEnd(!isAtEnd)}
    >
      <span
        className="size-7 rounded-pill bg-accent transition-transform ease-out motion-reduce:transition-none"
        style={{ transitionDuration: `var(--${name})`, transform: isAtEnd ? 'translateX(108px)' : 'none' }}
      />
    </button>
  );
}
