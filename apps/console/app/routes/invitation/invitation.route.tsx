import { OPERATOR_CALLS } from '@longstrip/api-contract';
import type { ActionFunctionArgs } from '@remix-run/node';
import { useFetcher } from '@remix-run/react';
import { useEffect, useState } from 'react';
import type * as v from 'valibot';
import { consoleOf } from '../../context.ts';
import { useText } from '../../i18n/use-text.ts';
import { AuthFrame } from '../../parts/account/auth-frame.tsx';
import { Button } from '../../parts/button.tsx';
import { InvitedSchema, OpenedSessionSchema } from '../../parts/calls/account-answers.ts';
import { type Acted, readForm, refused } from '../../parts/calls/answers.server.ts';
import { openSession } from '../../parts/calls/open-session.server.ts';
import { TextInput } from '../../parts/form/fields.tsx';
import { RefusalNote } from '../../parts/refusal-note.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';

type Invited = v.InferOutput<typeof InvitedSchema>;

/** Without a password: whom the invitation is for. With one: accepts it, and signs in. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Acted<{ invited: Invited }>> {
  const console = consoleOf(context);
  const form = await readForm(request);
  const [secret, password] = [form.get('secret'), form.get('password')];
  if (password !== '') {
    const body = { secret, password };
    const opened = await console.ask({
      call: OPERATOR_CALLS.adminInvitationAccept,
      answer: OpenedSessionSchema,
      body,
    });
    if (!opened.ok) return refused(opened);
    throw await openSession(console, opened.value, null);
  }
  const invited = await console.ask({ call: OPERATOR_CALLS.adminInvitation, answer: InvitedSchema, body: { secret } });
  return invited.ok ? { ok: true, invited: invited.value } : refused(invited);
}

/** Accepting an invitation. Its secret stands behind `#`, so that no log has it: this page sends it by script. */
export default function Invitation() {
  const text = useText();
  const look = useFetcher<typeof action>();
  const accept = useFetcher<typeof action>();
  const [secret, setSecret] = useState<string | null>(null);
  usePageTitle(text('invitation.title'));
  const { submit } = look;
  useEffect(() => {
    const given = window.location.hash.slice(1);
    setSecret(given);
    submit({ secret: given }, { method: 'post' });
  }, [submit]);
  const invited = look.data?.ok ? look.data.invited : null;
  return (
    <AuthFrame
      title={invited === null ? text('invitation.title') : text('invitation.welcome', { name: invited.name })}
      text={invited === null ? text('invitation.looking') : text('invitation.text', { email: invited.email })}
    >
      <noscript>
        <p>{text('invitation.needsScript')}</p>
      </noscript>
      <RefusalNote of={look.data} />
      {invited !== null && (
        <accept.Form method="post" className="grid gap-4">
          <input type="hidden" name="secret" value={secret ?? ''} />
          <input type="hidden" autoComplete="username" value={invited.email} readOnly />
          <RefusalNote of={accept.data} />
          <TextInput
            label={text('invitation.password')}
            hint={text('invitation.passwordHint')}
            name="password"
            type="password"
            autoComplete="new-password"
            minLength={12}
            required
            autoFocus
          />
          <Button type="submit" look="main" isBusy={accept.state !== 'idle'}>
            {text('invitation.accept')}
          </Button>
        </accept.Form>
      )}
    </AuthFrame>
  );
}
