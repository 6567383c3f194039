import { forwardRef, useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'dir'> {
  showLabel: string;
  hideLabel: string;
}

/** A password, hidden until its reader shows it. It stays in the form's own field, so that password managers find it. */
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
