import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { useText } from '../../i18n/use-text.ts';
import { AuthFrame } from '../../parts/account/auth-frame.tsx';
import { Button } from '../../parts/button.tsx';
import { TextInput } from '../../parts/form/fields.tsx';
import { RefusalNote } from '../../parts/refusal-note.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';
import type { action, loader } from './sign-in.server.ts';

export { action, loader } from './sign-in.server.ts';

/** Signing in: e-mail address and password. What comes next the api says. */
export default function SignIn() {
  const text = useText();
  const { hasEnded, isOut } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const isBusy = useNavigation().formMethod === 'POST';
  usePageTitle(text('signIn.title'));
  return (
    <AuthFrame title={text('signIn.title')} text={text('signIn.text')}>
      {refusal === undefined && (hasEnded || isOut) && (
        <p role="status" className="mb-4 rounded-card bg-fill px-3 py-2.5 text-13 text-fg-2">
          {text(isOut ? 'signIn.out' : 'signIn.ended')}
        </p>
      )}
      <RefusalNote of={refusal} className="mb-4" />
      <Form method="post" className="grid gap-4">
        <TextInput label={text('signIn.email')} name="email" type="email" required autoComplete="username" autoFocus />
        <TextInput
          label={text('signIn.password')}
          name="password"
          type="password"
          required
          autoComplete="current-password"
        />
        <Button type="submit" look="main" isWide isBusy={isBusy}>
          {text('signIn.submit')}
        </Button>
      </Form>
      <p className="mt-4 text-12 text-fg-3">{text('signIn.lost')}</p>
    </AuthFrame>
  );
}
