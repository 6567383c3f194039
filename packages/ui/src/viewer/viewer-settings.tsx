import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { Button } from '../control/button.tsx';
import { Disclosure } from '../control/disclosure.tsx';
import { Slider } from '../form/slider.tsx';
import { Switch } from '../form/switch.tsx';

/** One setting; left out if it does not apply. */
export interface ViewerChoice<Value extends string> {
  label: string;
  tiles: readonly ChoiceTile<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A letter of a language, to show how its text looks. */
export interface LetterSample {
  letter: string;
  /** BCP 47. */
  language: string;
}

/** Settings that belong together, under a heading. */
export interface SettingsGroup {
  title: string;
  content: ReactNode;
}

export interface ViewerSettingsProps {
  /** Where a change counts. */
  scope?: ViewerChoice<string> & {
    note?: string | undefined;
    /** Takes the settings of the narrowest scope back. */
    reset?: { label: string; onPress: () => void } | undefined;
  };
  /** Scroll, turn pages, or go from panel to panel. */
  mode?: ViewerChoice<'SCROLL' | 'PAPER' | 'GUIDED'>;
  /** One page or two, for turning pages; `auto` depends on the window. */
  pages?: ViewerChoice<string>;
  /** For novels. */
  font?: ViewerChoice<string>;
  textSize?: {
    label: string;
    valuePx: number;
    minPx: number;
    maxPx: number;
    valueText: string;
    /** In the language of the work. */
    letter: LetterSample;
    onChange: (valuePx: number) => void;
  };
  /** The background of a comic, or the paper of a novel. */
  ground?: ViewerChoice<string>;
  /** More settings for the lines of a text. */
  lines?: ReactNode;
  /** Settings that few readers change, behind a line that unfolds them. */
  more?: { label: string; groups: readonly SettingsGroup[] };
  /** The next episode starts at the end of this one: a reading option, separate from the look of the text. */
  binge?: { label: string; note?: string; isOn: boolean; onChange: (isOn: boolean) => void };
}

/** The reader's settings, as the content of a sheet. A change is visible at once behind it. */
export function ViewerSettings(props: ViewerSettingsProps) {
  const { scope, mode, pages, font, textSize, ground, lines, more, binge } = props;
  return (
    <div className="grid gap-4 pb-2">
      {scope && <ScopeChoice {...scope} />}
      {mode && <ChoiceTiles {...mode} />}
      {pages && <ChoiceTiles {...pages} />}
      {ground && <ChoiceTiles {...ground} />}
      {font && <ChoiceTiles {...font} />}
      {textSize && (
        <Slider
          label={textSize.label}
          value={textSize.valuePx}
          min={textSize.minPx}
          max={textSize.maxPx}
          valueText={textSize.valueText}
          onChange={textSize.onChange}
          startMark={<LetterMark {...textSize.letter} className="text-14" />}
          endMark={<LetterMark {...textSize.letter} className="text-22" />}
        />
      )}
      {lines}
      {more && (
        <div className="border-t border-line">
          <Disclosure title={more.label}>
            <div className="grid gap-6 pb-4">
              {more.groups.map(({ title, content }) => (
                <section key={title} className="grid gap-4">
                  <h3 className="text-14 font-strong">{title}</h3>
                  {content}
                </section>
              ))}
            </div>
          </Disclosure>
        </div>
      )}
      {binge && (
        <div className="border-t border-line pt-4">
          <Switch
            label={binge.label}
            {...(binge.note ? { note: binge.note } : {})}
            checked={binge.isOn}
            onChange={(event) => binge.onChange(event.currentTarget.checked)}
          />
        </div>
      )}
    </div>
  );
}

function ScopeChoice({ note, reset, ...choice }: NonNullable<ViewerSettingsProps['scope']>) {
  return (
    <div className="grid gap-2 border-b border-line pb-4">
      <ChoiceTiles {...choice} />
      {note !== undefined && <p className="text-13 text-fg-2">{note}</p>}
      {reset !== undefined && (
        <Button look="outlined" isWide onClick={reset.onPress}>
          {reset.label}
        </Button>
      )}
    </div>
  );
}

function LetterMark({ letter, language, className }: LetterSample & { className: string }) {
  return (
    <span aria-hidden="true" lang={language} className={`w-5 text-center font-serif leading-none ${className}`}>
      {letter}
    </span>
  );
}

/** A swatch for a ground of the viewer: its paper with a letter in its ink. */
export function GroundSample({ paper, ink, letter, language }: LetterSample & { paper: string; ink: string }) {
  return (
    <span
      aria-hidden="true"
      lang={language}
      className="grid size-8 place-items-center rounded-pill font-serif text-16 leading-none shadow-[inset_0_0_0_1px_var(--line-strong)]"
      style={{ background: paper, color: ink }}
    >
      {letter}
    </span>
  );
}

export interface ChoiceTile<Value extends string> {
  value: Value;
  label: string;
  /** A small picture of the choice: an icon, a letter in its font, a swatch. */
  sample?: ReactNode;
}

export interface ChoiceTilesProps<Value extends string> {
  label: string;
  tiles: readonly ChoiceTile<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** How many tiles stand beside each other on a phone. */
const IN_A_ROW = 4;
/** Of tiles without a picture, whose words are longer. */
const WORDS_IN_A_ROW = 3;

/** A few choices as tiles, most with a picture each; native radios underneath. */
export function ChoiceTiles<Value extends string>({ label, tiles, value, onChange }: ChoiceTilesProps<Value>) {
  const name = useId();
  const hasSamples = tiles.some(({ sample }) => sample !== undefined);
  const isOneRow = tiles.length <= (hasSamples ? IN_A_ROW : WORDS_IN_A_ROW);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-13 font-strong text-fg-2">{label}</legend>
      <div
        className={clsx(
          'grid gap-2',
          isOneRow ? 'auto-cols-fr grid-flow-col' : hasSamples ? 'grid-cols-3' : 'grid-cols-2',
        )}
      >
        {tiles.map((tile) => (
          <label
            key={tile.value}
            className={clsx(
              hasSamples ? 'min-h-16' : 'min-h-11',
              'relative grid cursor-pointer content-center justify-items-center gap-1 rounded-card px-1.5 py-2 text-center text-13 leading-title has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-text',
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
