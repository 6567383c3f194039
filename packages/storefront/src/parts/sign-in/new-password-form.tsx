import { Button } from '@longstrip/ui';
import type { ReactNode } from 'react';
import { usePageText } from '../../i18n/page-texts.tsx';
import { SiteForm, type SiteFormProps, useFormState } from '../form/site-form.tsx';
import { NewPasswordFields, type NewPasswordFieldsProps } from './new-password-fields.tsx';

export interface NewPasswordFormProps extends Pick<SiteFormProps, 'hidden'>, Pick<NewPasswordFieldsProps, 'lengths'> {
  /** What is asked for before the new password. */
  children?: ReactNode;
}

/** Asks for a new password, twice, in the place of another. */
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
