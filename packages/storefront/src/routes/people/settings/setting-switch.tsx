import { SwitchButton } from '@longstrip/ui';
import { useActionData, useFetcher } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { usePageText } from '../../../i18n/page-texts.tsx';
import type { FormReply } from '../../../parts/form/site-form.tsx';
import { useReloadSession } from '../../../parts/session/session-context.tsx';
import type { SwitchName } from './setting-model.ts';

export interface SettingSwitchProps {
  name: SwitchName;
  label: string;
  note?: string;
  isOn: boolean;
}

/**
 * A setting that is saved when it is touched; a form, so that it works without script. Until it is saved it shows the old
 * value. After a refusal without a text it keeps that value, which screen readers announce.
 */
export function SettingSwitch({ name, label, note, isOn }: SettingSwitchProps) {
  const text = usePageText();
  const fetcher = useFetcher<FormReply>();
  const reloadSession = useReloadSession();
  const [asked, setAsked] = useState<boolean | null>(null);
  const isBusy = fetcher.state !== 'idle';
  const { data } = fetcher;
  // The reply to a form that was sent without script.
  const sent = useActionData<FormReply>();
  const refused = data?.text ?? (sent?.values.name === name ? sent.text : null);
  useEffect(() => {
    if (data !== undefined) reloadSession();
  }, [data, reloadSession]);
  const to = isOn ? 'off' : 'on';
  const isRefused = asked !== null && !isBusy && asked !== isOn;
  return (
    <fetcher.Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(!isOn);
        fetcher.submit({ change: 'switch', name, to, stays: 'on' }, { method: 'post' });
      }}
    >
      <input type="hidden" name="change" value="switch" />
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="to" value={to} />
      <SwitchButton label={label} note={note} isOn={isOn} isBusy={isBusy} />
      <p role="status" className="sr-only">
        {isRefused && text(isOn ? 'account.isOn' : 'account.isOff', { setting: label })}
      </p>
      {!isBusy && refused && (
        <p role="alert" tabIndex={-1} className="pb-2 text-13 text-negative outline-none">
          {refused}
        </p>
      )}
    </fetcher.Form>
  );
}
