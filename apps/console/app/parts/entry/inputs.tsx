import { useId } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { TextInput } from '../form/fields.tsx';

interface InputProps {
  label: string;
  hint?: string;
  problem?: string | undefined;
  className?: string;
  isDisabled?: boolean;
  /** The name is for screen readers alone, as in a table whose columns are named. */
  isQuiet?: boolean;
}

/** A whole number; empty: null, where that has a meaning. */
export function NumberInput({
  value,
  onChange,
  isOptional = false,
  min = 0,
  isDisabled = false,
  ...texts
}: InputProps & {
  value: number | null;
  onChange: (value: number | null) => void;
  isOptional?: boolean;
  min?: number;
}) {
  return (
    <TextInput
      {...texts}
      type="number"
      inputMode="numeric"
      min={min}
      step={1}
      required={!isOptional}
      disabled={isDisabled}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  );
}

/** As far as the browser’s own field shows a moment. */
const LOCAL_LENGTH = 'YYYY-MM-DDThh:mm'.length;

/**
 * A moment in the platform’s zone. What is not touched stays as exact as it was; empty: null, where that has a meaning.
 * @param value as the document has it: `2030-01-31T18:00+09:00`, or without an offset
 */
export function MomentInput({
  value,
  onChange,
  isOptional = false,
  ...texts
}: InputProps & { value: string | null; onChange: (value: string | null) => void; isOptional?: boolean }) {
  return (
    <TextInput
      {...texts}
      type="datetime-local"
      required={!isOptional}
      value={(value ?? '').slice(0, LOCAL_LENGTH)}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    />
  );
}

/** Yes or no, with what it means. */
export function CheckInput({
  label,
  hint,
  isOn,
  onChange,
}: {
  label: string;
  hint?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="flex gap-2.5 text-14">
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
        aria-describedby={hint === undefined ? undefined : `${id}-note`}
        className="mt-0.5 size-4.5 accent-(--primary)"
      />
      <span>
        <label htmlFor={id}>{label}</label>
        {hint !== undefined && (
          <span id={`${id}-note`} className="block text-12 text-fg-3">
            {hint}
          </span>
        )}
      </span>
    </div>
  );
}

/** The key of an entry: chosen once, since links and the log name it. */
export function KeyInput({
  value,
  onChange,
  isNew,
  problem,
}: {
  value: string;
  onChange: (value: string) => void;
  isNew: boolean;
  problem?: string | undefined;
}) {
  const text = useText();
  return (
    <TextInput
      label={text('entry.key')}
      hint={text(isNew ? 'entry.keyHint' : 'entry.keyStays')}
      problem={problem}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      readOnly={!isNew}
      required
      maxLength={40}
      autoComplete="off"
      spellCheck={false}
      className="max-w-80"
    />
  );
}
