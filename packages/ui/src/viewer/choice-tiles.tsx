import clsx from 'clsx';
import { type ReactNode, useId } from 'react';

export interface ChoiceTile<Value extends string> {
  value: Value;
  label: string;
  /** A small picture of the choice: an icon, a letter in its font, a swatch. */
  sample: ReactNode;
}

export interface ChoiceTilesProps<Value extends string> {
  label: string;
  tiles: readonly ChoiceTile<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A few choices as tiles with a picture each; native radios underneath. */
export function ChoiceTiles<Value extends string>({ label, tiles, value, onChange }: ChoiceTilesProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-13 font-strong text-fg-2">{label}</legend>
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {tiles.map((tile) => (
          <label
            key={tile.value}
            className={clsx(
              'relative grid min-h-16 cursor-pointer content-center justify-items-center gap-1 rounded-card px-1.5 py-2 text-center text-13 leading-title has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-text',
              tile.value === value
                ? 'font-strong text-fg shadow-[inset_0_0_0_2px_var(--text)]'
                : 'text-fg-2 shadow-[inset_0_0_0_1px_var(--line-strong)]',
            )}
          >
            <input
              type="radio"
              name={name}
              value={tile.value}
              checked={tile.value === value}
              onChange={() => onChange(tile.value)}
              className="sr-only"
            />
            {tile.sample}
            {tile.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
