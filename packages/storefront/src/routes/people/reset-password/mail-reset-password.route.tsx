import { ButtonLink } from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import { PageTexts, usePageText } from '../../../i18n/page-texts.tsx';
import { useFormState } from '../../../parts/form/site-form.tsx';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/page-meta.ts';
import { NewPasswordForm } from '../../../parts/sign-in/new-password-fields.tsx';
import { PasswordFrame } from '../../../parts/sign-in/sign-in-frame.tsx';
import type { ResetPasswordPage } from './reset-password.server.ts';

export { action, loader } from './reset-password.server.ts';
export { ErrorScreen as ErrorBoundary };

export const meta = titleMeta;

/** The form of this page contains the secret of the link. */
export function headers() {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
}

/** The refusals of a link that is too old, used, or not ours. */
const DEAD_LINK_CODES = ['TIMEOUT', 'ALREADY_EXECUTION_EXCEPTION'];

/** `/mail/resetPassword`: a new password, twice. */
export default function ResetPasswordScreen() {
  const page = useLoaderData<ResetPasswordPage>();
  return (
    <PageTexts texts={page.texts}>
      <ResetPassword page={page} />
    </PageTexts>
  );
}

function ResetPassword({ page }: { page: ResetPasswordPage }) {
  const text = usePageText();
  const { reply } = useFormState();
  if (reply.values.step === 'done') {
    return (
      <PasswordFrame title={text('password.resetDone')}>
        <ButtonLink look="main" isWide href="/user/login?method=local">
          {text('login.title')}
        </ButtonLink>
      </PasswordFrame>
    );
  }
  const isDead = page.userId === '' || page.uuid === '' || DEAD_LINK_CODES.some((code) => code === reply.code);
  if (isDead) {
    return (
      <PasswordFrame title={text('password.deadTitle')} text={text('password.deadText')}>
        <ButtonLink look="main" isWide href="/user/find-password">
          {text('password.askAgain')}
        </ButtonLink>
      </PasswordFrame>
    );
  }
  return (
    <PasswordFrame title={text('password.newTitle')}>
      <NewPasswordForm lengths={page.passwordLengths} hidden={{ userId: page.userId, uuid: page.uuid }} />
    </PasswordFrame>
  );
}
