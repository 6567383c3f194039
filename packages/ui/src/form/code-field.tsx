import { forwardRef } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface CodeFieldProps extends Omit<TextFieldProps, 'type' | 'dir' | 'inputMode' | 'onChange'> {
  digits: number;
}

/**
 * The digits of a code that was sent: one field, so that it takes a paste and what the phone read from a message. Once all
 * are there, its form sends itself.
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
      maxLength={digits * 2 + 1}
      onChange={(event) => {
        const input = event.currentTarget;
        const typed = input.value.replaceAll(/\D/g, '').slice(0, digits);
        if (typed !== input.value) input.value = typed;
        if (typed.length === digits) input.form?.requestSubmit();
      }}
    />
  );
});
