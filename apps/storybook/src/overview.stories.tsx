import { LAYERS } from '@longstrip/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useRef, useState } from 'react';

const meta: Meta = { title: 'Foundations/Overview', parameters: { frame: 'none' } };
export default meta;

const COLOURS: readonly (readonly [group: string, names: readonly string[], note: string])[] = [
  [
    'Grounds',
    ['bg', 'backdrop', 'surface', 'fill', 'fill-strong', 'line', 'line-strong', 'skeleton'],
    'Neutral greys carry the interface; art is the only loud thing.',
  ],
  [
    'Words',
    ['text', 'text-2', 'text-3', 'inverse', 'on-inverse'],
    'Every pair in use is at least 4.5:1; a test measures them in both themes.',
  ],
  [
    'Primary',
    ['primary', 'on-primary', 'primary-text', 'primary-soft'],
    'A fill, never text: as text use primary-text. The one main button, the chosen tab, a heart that is on.',
  ],
  ['Accent', ['accent', 'accent-soft'], 'Wait-free, and what is good for the reader. Nothing else.'],
  ['Status', ['positive', 'negative', 'warning'], 'A word or an icon always stands beside the colour.'],
  ['Coin', ['coin', 'coin-light', 'coin-deep'], 'The coin itself, never text.'],
  ['Novel', ['paper', 'ink', 'ink-2'], 'The novel viewer’s own ground; 7:1 and more.'],
];

const TYPE = ['28', '22', '18', '16', '14', '13', '12'];
const SPACE = [4, 8, 12, 16, 20, 24, 32, 40, 48, 64];
const RADII = ['cover', 'card', 'sheet', 'pill'];
const SIZES = ['column', 'top-bar', 'header-bar', 'bottom-bar', 'tab', 'detail-bar', 'button', 'target', 'gutter'];

/** The value that a token has here and now: platform, theme and all. */
function useTokenValue(name: string): [ref: React.RefObject<HTMLSpanElement>, value: string] {
  const ref = useRef<HTMLSpanElement>(null);
  const [value, setValue] = useState('');
  useEffect(() => {
    const read = () => {
      if (ref.current) setValue(getComputedStyle(ref.current).getPropertyValue(`--${name}`).trim());
    };
    read();
    const watcher = new MutationObserver(read);
    watcher.observe(document.documentElement, { attributes: true });
    watcher.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => watcher.disconnect();
  }, [name]);
  return [ref, value];
}

function Swatch({ name }: { name: string }) {
  const [ref, value] = useTokenValue(name);
  return (
    <li className="grid gap-1.5">
      <span
        ref={ref}
        className="block h-14 rounded-card shadow-[inset_0_0_0_1px_var(--line)]"
        style={{ background: `var(--${name})` }}
      />
      <span className="text-13 font-strong">{name}</span>
      <span className="figures text-12 text-fg-3">{value}</span>
    </li>
  );
}

function TokenRow({ name }: { name: string }) {
  const [ref, value] = useTokenValue(name);
  return (
    <li className="figures flex justify-between gap-4 border-b border-line py-2 text-13">
      <span ref={ref}>{name}</span>
      <span className="text-fg-3">{value}</span>
    </li>
  );
}

function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="pt-10">
      <h2 className="text-22">{title}</h2>
      {note && <p className="mt-1 max-w-[44em] text-fg-2">{note}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}

function ColourGroups() {
  return (
    <div className="grid gap-8">
      {COLOURS.map(([group, names, note]) => (
        <div key={group}>
          <h3 className="text-16">{group}</h3>
          <p className="mt-0.5 mb-3 text-13 text-fg-3">{note}</p>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(104px,1fr))] gap-3">
            {names.map((name) => (
              <Swatch key={name} name={name} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** What everything else is made of. Change theme, platform and locale in the toolbar and watch what does not change. */
export const ColoursTypeSpace: StoryObj = {
  name: 'Colours, type, space',
  render: () => (
    <div className="min-h-dvh bg-page px-4 pb-16 text-fg desk:px-10">
      <Section
        title="Colours"
        note="A platform sets the primary and the accent, its fonts and its leading; a theme changes colours only. All else is shared."
      >
        <ColourGroups />
      </Section>
      <Section
        title="Type"
        note="Seven sizes, three weights: 400 for text, 600 for names, 800 for titles. Titles lead tight, text by its script."
      >
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {TYPE.map((size) => (
            <li key={size} className="flex items-baseline gap-4">
              <span className="figures w-8 shrink-0 text-12 text-fg-3">{size}</span>
              <span className="one-line leading-title font-heavy" style={{ fontSize: `var(--t-${size})` }}>
                Salt Crown 塩の王冠 تاج الملح มงกุฎเกลือ
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-6 max-w-[34em] font-serif text-18 leading-novel">
          The library opened only when the moon was thin enough to fit through the door, and on those nights Ilse came
          early to hold it.
        </p>
      </Section>
      <Section
        title="Space"
        note="Steps of four. The gutter of a page is 16; cards stand 8 apart on phones and 12 on desktop."
      >
        <ul className="grid gap-2">
          {SPACE.map((step) => (
            <li key={step} className="flex items-center gap-4">
              <span className="figures w-8 text-12 text-fg-3">{step}</span>
              <span className="h-4 rounded-cover bg-accent" style={{ inlineSize: step * 4 }} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Corners">
        <ul className="flex flex-wrap gap-4">
          {RADII.map((name) => (
            <li key={name} className="grid justify-items-center gap-2 text-13">
              <span className="block size-20 bg-fill-strong" style={{ borderRadius: `var(--r-${name})` }} />
              {name}
            </li>
          ))}
        </ul>
      </Section>
      <div className="grid gap-x-10 desk:grid-cols-2">
        <Section title="Sizes" note="Most are the specification's own.">
          <ul>
            {SIZES.map((name) => (
              <TokenRow key={name} name={`size-${name}`} />
            ))}
          </ul>
        </Section>
        <Section title="Layers" note="Modals lie between 2000 and 5000.">
          <ul>
            {Object.entries(LAYERS).map(([name, layer]) => (
              <li key={name} className="figures flex justify-between gap-4 border-b border-line py-2 text-13">
                {name}
                <span className="text-fg-3">{layer}</span>
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </div>
  ),
};
