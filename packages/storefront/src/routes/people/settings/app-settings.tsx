import type { AppProblem } from '@longstrip/core';
import { Button, ButtonLink, SectionHeading } from '@longstrip/ui';
import { Form, useNavigation, useSubmit } from '@remix-run/react';
import { useCallback, useEffect, useState } from 'react';
import { usePageText } from '../../../i18n/page-texts.tsx';
import { AppProblemNote, problemOf } from '../../../parts/app-bridge/app-problem.tsx';
import { useBridgeCall } from '../../../parts/app-bridge/use-bridge-call.ts';
import { policyAddress } from '../../../parts/navigation/policy-address.ts';
import { CompanyRows } from '../../../parts/shell/site-frame.tsx';
import { useSite } from '../../../root/site-data.ts';
import { PushSettings } from './push-settings.tsx';
import type { AppSettings as AppFacts } from './setting-model.ts';

/** What only the native app has: push messages, its cache, its version, and who runs the store. */
export function AppSettings({ app }: { app: AppFacts }) {
  const text = usePageText();
  const { routes } = useSite();
  return (
    <>
      {app.push !== null && <PushSettings consent={app.push} offer={null} />}
      <section className="pt-6">
        <SectionHeading title={text('account.cache')} note={text('account.cacheText')} />
        <Cache />
      </section>
      <section className="pt-6">
        <SectionHeading title={text('account.app')} note={text('account.version', { version: app.version })} />
        <AppVersion />
        <div className="flex flex-wrap gap-x-4 px-(--size-gutter)">
          {routes.includes('policy') && (
            <ButtonLink look="quiet" href={policyAddress('TERMS')}>
              {text('policy.kindTERMS')}
            </ButtonLink>
          )}
          {routes.includes('privacy') && (
            <ButtonLink look="quiet" href={policyAddress('PRIVACY')}>
              {text('policy.kindPRIVACY')}
            </ButtonLink>
          )}
        </div>
      </section>
      <Company app={app} />
    </>
  );
}

/** Clears the app's cache, then that of the web view. Without script only that of the web view. */
function Cache() {
  const text = usePageText();
  const call = useBridgeCall();
  const submit = useSubmit();
  const { state } = useNavigation();
  const [isAsked, setAsked] = useState(false);
  const [problem, setProblem] = useState<AppProblem | null>(null);
  const clear = async () => {
    setAsked(true);
    const reply = await call('cacheClear', {});
    setAsked(false);
    const found = reply.ok || reply.code === 'NOT_SUPPORTED' ? null : problemOf('cacheClear', reply.code);
    setProblem(found);
    if (found === null) submit({ change: 'cache' }, { method: 'post', replace: true });
  };
  return (
    <div className="px-(--size-gutter) pt-2">
      <Form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          void clear();
        }}
      >
        <input type="hidden" name="change" value="cache" />
        <Button type="submit" look="outlined" isBusy={isAsked || state !== 'idle'}>
          {text('account.cacheClear')}
        </Button>
      </Form>
      {problem !== null && <AppProblemNote problem={problem} onRetry={() => void clear()} />}
    </div>
  );
}

/** The version of the app itself, which only the app knows. */
function AppVersion() {
  const text = usePageText();
  const call = useBridgeCall();
  const [version, setVersion] = useState<string | null>(null);
  const [problem, setProblem] = useState<AppProblem | null>(null);
  const ask = useCallback(async () => {
    setProblem(null);
    const reply = await call('version', {});
    if (reply.ok) setVersion(reply.data.name);
    else setProblem(problemOf('version', reply.code));
  }, [call]);
  useEffect(() => void ask(), [ask]);
  return (
    <div className="min-h-6 px-(--size-gutter)">
      {version !== null && <p className="text-14 text-fg-2">{text('app.versionOf', { version })}</p>}
      {problem !== null && <AppProblemNote problem={problem} onRetry={() => void ask()} />}
    </div>
  );
}

/** Who runs the store. The app gets it too, for its own offline page. */
function Company({ app: { company } }: { app: AppFacts }) {
  const call = useBridgeCall();
  useEffect(() => void call('company', company), [call, company]);
  return (
    <section className="pt-6">
      <SectionHeading title={company.title} />
      <div className="px-(--size-gutter) pt-1">
        <CompanyRows rows={company.rows} />
      </div>
    </section>
  );
}
