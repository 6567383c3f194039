import { WarningIcon } from '@longstrip/ui';
import { forwardRef } from 'react';

/** What is wrong with a form, where it is no field's: spoken at once, and able to take the focus. */
export const FormAlert = forwardRef<HTMLParagraphElement, { text: string }>(function FormAlert({ text }, ref) {
  return (
    <p ref={ref} tabIndex={-1} role="alert" className="mb-4 flex gap-2 rounded-card bg-fill p-3.5 text-14 outline-none">
      <WarningIcon size={20} className="text-negative" />
      <span className="min-w-0">{text}</span>
    </p>
  );
});
