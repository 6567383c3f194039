import { ButtonLink } from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import { PageTexts, usePageText } from '../../../i18n/page-texts.tsx';
import { useFormState } from '../../../parts/form/site-form.tsx';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/page-meta.ts';
import { PhoneCodeStep, PhoneStep } from '../../../parts/sign-in/phone-steps.tsx';
import { PasswordFrame } from '../../../parts/sign-in/sign-in-frame.tsx';
import type { PasswordPage } from '../../../parts/sign-in/sign-in-page.server.ts';

export { action, loader } from './find-id.server.ts';
export { ErrorScreen as ErrorBoundary };

export const meta = titleMeta;

/** `/user/find-id`: the masked ids of the accounts with a phone number. */
export default function FindIdScreen() {
  const page = useLoaderData<PasswordPage>();
  return (
    <PageTexts texts={page.texts}>
      <FindId page={page} />
    </PageTexts>
  );
}

function FindId({ page }: { page: PasswordPage }) {
  const text = usePageText();
  const { phone = '', step, ids = '' } = useFormState().reply.values;
  if (step === 'ids') return <Ids ids={ids.split('\n')} />;
  return (
    <PasswordFrame
      title={text('password.findIdTitle')}
      bar="password.findIdTitle"
      text={step === 'code' ? undefined : text('password.findIdText')}
    >
      {step === 'code' ? (
        <PhoneCodeStep
          step="code"
          digits={page.codeDigits}
          sent={text('password.phoneSent', { phone })}
          back="/user/find-id"
        />
      ) : (
        <PhoneStep />
      )}
    </PasswordFrame>
  );
}

function Ids({ ids }: { ids: readonly string[] }) {
  const text = usePageText();
  return (
    <PasswordFrame title={text('password.idsTitle')} bar="password.findIdTitle">
      <ul className="divide-y divide-line border-y border-line">
        {ids.map((id, place) => (
          // Two accounts may look alike behind their masks.
          <li key={`${place} ${id}`} className="flex items-center gap-3 py-2">
            <bdi dir="ltr" className="min-w-0 flex-1 wrap-anywhere">
              {id}
            </bdi>
            <ButtonLink look="outlined" href="/user/login?method=local">
              {text('login.title')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </PasswordFrame>
  );
}
