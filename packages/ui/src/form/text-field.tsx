import clsx from 'clsx';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import { WarningIcon } from '../icon/icons.tsx';

export interface TextFieldProps extends ComponentPropsWithoutRef<'input'>, FieldTexts {
  /** Inside the box at its end, such as "show the password". */
  end?: ReactNode;
}

/** One line of text with its name above, a hint or an error below. 16 px text, so that no phone zooms in. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, hint, error, end, id, className, type = 'text', dir = 'auto', ...input },
  ref,
) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id} className={className}>
      {(control) => (
        <div
          className={clsx(
            'flex min-h-12 items-center rounded-card bg-surface focus-within:shadow-[inset_0_0_0_2px_var(--text)]',
            fieldEdge(error),
          )}
        >
          <input
            {...input}
            {...control}
            ref={ref}
            type={type}
            dir={dir}
            className="h-12 w-full min-w-0 bg-transparent px-3.5 text-16 text-fg outline-none placeholder:text-fg-3 disabled:opacity-50"
          />
          {end}
        </div>
      )}
    </FieldFrame>
  );
});

/** Texts of every form field. */
export interface FieldTexts {
  label: string;
  hint?: string | undefined;
  /** The error; announced at once, and shown instead of the hint. */
  error?: string | undefined;
}

/** Attributes that connect a control with its name and its note. */
export interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldFrameProps extends FieldTexts {
  /** Id of the control; made if it is missing. */
  id?: string | undefined;
  className?: string | undefined;
  /** At the end of the line below, such as a counter of letters. */
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

/** The edge of a field's box: another one if there is an error. */
export function fieldEdge(error: string | undefined): string {
  return error ? 'shadow-[inset_0_0_0_2px_var(--negative)]' : 'shadow-[inset_0_0_0_1px_var(--line-strong)]';
}

export interface FieldNoteProps {
  id: string;
  hint?: string | undefined;
  /** The error; announced at once, and shown instead of the hint. */
  error?: string | undefined;
}

/** The line below a field. */
export function FieldNote({ id, hint, error }: FieldNoteProps) {
  return (
    <p
      id={id}
      role={error ? 'alert' : undefined}
      className={clsx('mt-1 text-13', error ? 'text-negative' : 'text-fg-3')}
    >
      {error && <WarningIcon size={16} className="me-1 inline-block align-[-3px]" />}
      {error ?? hint}
    </p>
  );
}
