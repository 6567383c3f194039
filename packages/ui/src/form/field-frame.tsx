import { type ReactNode, useId } from 'react';
import { FieldNote } from './field-note.tsx';

/** What every field of a form says. */
export interface FieldTexts {
  label: string;
  hint?: string | undefined;
  /** What is wrong; spoken at once, and said instead of the hint. */
  error?: string | undefined;
}

/** What ties a control to its name and its note. */
export interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldFrameProps extends FieldTexts {
  /** Of the control; one is made where there is none. */
  id?: string | undefined;
  className?: string | undefined;
  /** At the end of the line below, such as how much is written. */
  beside?: ReactNode;
  children: (control: FieldControl) => ReactNode;
}

/** A field of a form: its name above, a hint or an error below. */
export function FieldFrame({ label, hint, error, id, className, beside, children }: FieldFrameProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const noteId = `${fieldId}-note`;
  const note = <FieldNote id={noteId} hint={hint} error={error} />;
  return (
    <div className={className}>
      <label htmlFor={fieldId} className="mb-1.5 block text-13 font-strong text-fg-2">
        {label}
      </label>
      {children({
        id: fieldId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': (error ?? hint) ? noteId : undefined,
      })}
      {beside === undefined ? (
        note
      ) : (
        <div className="flex gap-3 text-13">
          <div className="min-w-0 flex-1">{note}</div>
          {beside}
        </div>
      )}
    </div>
  );
}

/** The edge of a field's box. */
export function fieldEdge(error: string | undefined): string {
  return error ? 'shadow-[inset_0_0_0_2px_var(--negative)]' : 'shadow-[inset_0_0_0_1px_var(--line-strong)]';
}
