import { ButtonLink, PasswordField } from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import { PageTexts, usePageText } from '../../../i18n/page-texts.tsx';
import { useFormState } from '../../../parts/form/site-form.tsx';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/page-meta.ts';
import { NewPasswordForm } from '../../../parts/sign-in/new-password-fields.tsx';
import { PasswordFrame } from '../../../parts/sign-in/sign-in-frame.tsx';
import type { ChangePasswordPage } from './change-password.server.ts';

export { action, loader } from './change-password.server.ts';
export { ErrorScreen as ErrorBoundary };

export const meta = titleMeta;

/** `/setting/password`: the old password, and the new one twice. */
export default function ChangePasswordScreen() {
  const page = useLoaderData<ChangePasswordPage>();
  return (
    <PageTexts texts={page.texts}>
      <ChangePassword page={page} />
    </PageTexts>
  );
}

function ChangePassword({ page }: { page: ChangePasswordPage }) {
  const text = usePageText();
  const frame = { title: text('password.changeTitle'), bar: 'password.changeTitle', parent: '/setting' } as const;
  if (page.refusal !== null) {
    return (
      <PasswordFrame {...frame} text={page.refusal}>
        <ButtonLink look="main" isWide href="/setting">
          {text('login.goBack')}
        </ButtonLink>
      </PasswordFrame>
    );
  }
  return (
    <PasswordFrame {...frame}>
      <Fields page={page} />
    </PasswordFrame>
  );
}

function Fields({ page }: { page: ChangePasswordPage }) {
  const text = usePageText();
  const { field } = useFormState();
  return (
    <NewPasswordForm lengths={page.passwordLengths}>
      <input type="hidden" autoComplete="username" value={page.signInId} readOnly />
      <PasswordField
        {...field('old')}
        label={text('password.old')}
        showLabel={text('field.show')}
        hideLabel={text('field.hide')}
        autoComplete="current-password"
      />
    </NewPasswordForm>
  );
}
