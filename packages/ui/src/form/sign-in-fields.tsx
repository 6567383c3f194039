import { forwardRef, useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'dir'> {
  showLabel: string;
  hideLabel: string;
}

/** A password, hidden until the reader chooses to see it. It stays in one field, so that password managers find it. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { showLabel, hideLabel, ...field },
  ref,
) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...field}
      ref={ref}
      type={isShown ? 'text' : 'password'}
      dir="ltr"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <button
          type="button"
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
          className="min-h-11 shrink-0 px-3.5 text-14 font-strong text-fg-2 noscript:hidden"
        >
          {isShown ? hideLabel : showLabel}
        </button>
      }
    />
  );
});

export interface CodeFieldProps extends Omit<TextFieldProps, 'type' | 'dir' | 'inputMode' | 'onChange'> {
  digits: number;
}

/**
 * The digits of a code that was sent: one field, so that pasting works, and the phone's autofill from a message. The form is
 * submitted once all digits are there; also with twice as many, as in the code for a mailbox that others flood.
 */
export const CodeField = forwardRef<HTMLInputElement, CodeFieldProps>(function CodeField({ digits, ...field }, ref) {
  return (
    <TextField
      {...field}
      ref={ref}
      dir="ltr"
      inputMode="numeric"
      autoComplete="one-time-code"
      // A pasted code may contain spaces and hyphens.
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
