import clsx from 'clsx';
import { WarningIcon } from '../icon/icons.tsx';

export interface FieldNoteProps {
  id: string;
  hint?: string | undefined;
  /** What is wrong; spoken at once, and said instead of the hint. */
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
