import { passwordTraits } from '@longstrip/core';
import { Button, CheckIcon, PasswordField } from '@longstrip/ui';
import { type ReactNode, useState } from 'react';
import { usePageText } from '../../i18n/page-texts.tsx';
import { type FormState, SiteForm, type SiteFormProps, useFormState } from '../form/site-form.tsx';

export interface NewPasswordFieldsProps {
  field: FormState['field'];
  /** In characters. */
  lengths: { passwordMinimumCharacters: number; passwordMaximumCharacters: number };
  /** `signUp`: two kinds of characters; `change`: letters and digits (D22). */
  occasion: 'signUp' | 'change';
  labels: { password: string; again: string };
}

/** A new password, twice, with rules that tick themselves. They use the same function as the server. */
export function NewPasswordFields({ field, lengths, occasion, labels }: NewPasswordFieldsProps) {
  const text = usePageText();
  const [password, setPassword] = useState('');
  const traits = passwordTraits(password, lengths);
  const isMixed = occasion === 'signUp' ? traits.kinds >= 2 : traits.hasLetter && traits.hasDigit;
  const shown = { showLabel: text('field.show'), hideLabel: text('field.hide'), autoComplete: 'new-password' } as const;
  return (
    <>
      <div>
        <PasswordField
          {...field('password')}
          {...shown}
          label={labels.password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <ul className="text-13">
          <Rule isKept={traits.hasLength} label={text('signUp.ruleLength')} />
          <Rule isKept={isMixed} label={text(occasion === 'signUp' ? 'signUp.ruleKinds' : 'password.ruleMixed')} />
        </ul>
      </div>
      <PasswordField {...field('again')} {...shown} label={labels.again} />
    </>
  );
}

function Rule({ isKept, label }: { isKept: boolean; label: string }) {
  return (
    <li className={`flex items-center gap-1.5 ${isKept ? 'text-positive' : 'text-fg-3'}`}>
      <CheckIcon size={16} className={isKept ? '' : 'opacity-30'} />
      {label}
    </li>
  );
}

export interface NewPasswordFormProps extends Pick<SiteFormProps, 'hidden'>, Pick<NewPasswordFieldsProps, 'lengths'> {
  /** Fields before the new password. */
  children?: ReactNode;
}

/** Asks for a new password, twice, to replace the old one. */
export function NewPasswordForm({ lengths, hidden = {}, children }: NewPasswordFormProps) {
  const text = usePageText();
  const { reply, isBusy, field } = useFormState();
  return (
    <SiteForm reply={reply} hidden={hidden} className="grid gap-3">
      {children}
      <NewPasswordFields
        field={field}
        lengths={lengths}
        occasion="change"
        labels={{ password: text('password.new'), again: text('password.again') }}
      />
      <Button type="submit" look="main" isWide isBusy={isBusy}>
        {text('password.save')}
      </Button>
    </SiteForm>
  );
}
