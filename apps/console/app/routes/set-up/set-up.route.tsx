import { OPERATOR_CALLS } from '@longstrip/api-contract';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { useState } from 'react';
import { consoleOf } from '../../context.ts';
import { useText } from '../../i18n/use-text.ts';
import { AuthFrame } from '../../parts/account/auth-frame.tsx';
import { AppSetUp, PasskeySetUp } from '../../parts/account/factor-set-up.tsx';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { MeSchema } from '../../parts/calls/account-answers.ts';
import { read } from '../../parts/calls/answers.server.ts';
import { PATHS } from '../../parts/paths.ts';
import { usePageTitle } from '../../parts/use-page-title.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const me = await read(consoleOf(context), { call: OPERATOR_CALLS.adminMe, answer: MeSchema }, request);
  return { email: me.operator?.email ?? '' };
}

/** Where the api sends operators who may do nothing before they have a second factor. */
export default function SetUp() {
  const text = useText();
  const { email } = useLoaderData<typeof loader>();
  const [isPasskey, setIsPasskey] = useState(false);
  usePageTitle(text('setUp.title'));
  const end = (
    <ButtonLink look="main" href={PATHS.home} isWide>
      {text('setUp.continue')}
    </ButtonLink>
  );
  return (
    <AuthFrame title={text('setUp.title')} text={text('setUp.text', { email })}>
      {isPasskey ? <PasskeySetUp end={end} /> : <AppSetUp end={end} />}
      <div className="mt-3 grid gap-1">
        <Button look="quiet" onClick={() => setIsPasskey(!isPasskey)}>
          {text(isPasskey ? 'setUp.useApp' : 'setUp.usePasskey')}
        </Button>
        <Form method="post" action={PATHS.signOut} className="grid">
          <Button type="submit" look="quiet">
            {text('shell.signOut')}
          </Button>
        </Form>
      </div>
    </AuthFrame>
  );
}
