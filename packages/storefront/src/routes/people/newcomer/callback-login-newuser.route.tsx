import { Button, ButtonLink, TextField } from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import { PageTexts, usePageText } from '../../../i18n/page-texts.tsx';
import { SiteForm, useFormState } from '../../../parts/form/site-form.tsx';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/page-meta.ts';
import { RequiredAgreements } from '../../../parts/sign-in/required-agreements.tsx';
import { SignInFrame } from '../../../parts/sign-in/sign-in-frame.tsx';
import type { NewcomerPage } from './newcomer.server.ts';

export { action, loader } from './newcomer.server.ts';
export { ErrorScreen as ErrorBoundary };

export const meta = titleMeta;

/** `/callback/login-newuser`: the name and the agreements of an account that another service has proven. */
export default function NewcomerScreen() {
  const page = useLoaderData<NewcomerPage>();
  return (
    <PageTexts texts={page.texts}>
      <Newcomer page={page} />
    </PageTexts>
  );
}

function Newcomer({ page }: { page: NewcomerPage }) {
  const text = usePageText();
  const { reply, isBusy, field } = useFormState();
  const nickname = field('nickname');
  return (
    <SignInFrame
      covers={page.covers}
      title={text('signUp.almostTitle')}
      text={text('signUp.almostText')}
      isStart={false}
    >
      <SiteForm reply={reply} requestId={page.requestId} className="grid gap-3">
        <TextField
          {...nickname}
          defaultValue={nickname.defaultValue ?? page.nickname}
          label={text('signUp.nickname')}
          autoComplete="nickname"
        />
        <RequiredAgreements reply={reply} />
        <Button type="submit" look="main" isWide isBusy={isBusy}>
          {text('signUp.start')}
        </Button>
        <ButtonLink look="quiet" isWide href="/user/login">
          {text('signUp.notNow')}
        </ButtonLink>
      </SiteForm>
    </SignInFrame>
  );
}
