import { forwardRef } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface CodeFieldProps extends Omit<TextFieldProps, 'type' | 'dir' | 'inputMode' | 'onChange'> {
  digits: number;
}

/**
 * The digits of a code that was sent: one field, so that it takes a paste and what the phone read from a message. Once all
 * are there, its form sends itself; so does one with twice as many, as it is sent to a mailbox that others flood.
 */
export const CodeField = forwardRef<HTMLInputElement, CodeFieldProps>(function CodeField({ digits, ...field }, ref) {
  return (
    <TextField
      {...field}
      ref={ref}
      dir="ltr"
      inputMode="numeric"
      autoComplete="one-time-code"
      // Spaces and hyphens come along with a paste.
      maxLength={digits * 4 + 1}
      onChange={(event) => {
        const input = event.currentTarget;
        const typed = input.value.replaceAll(/\D/g, '').slice(0, digits * 2);
        if (typed !== input.value) input.value = typed;
        if (typed.length === digits || typed.length === digits * 2) input.form?.requestSubmit();
      }}
    />
  );
});
