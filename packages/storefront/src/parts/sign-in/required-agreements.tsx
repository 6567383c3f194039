import { Checkbox } from '@longstrip/ui';
import { useEffect, useRef } from 'react';
import { usePageText } from '../../i18n/page-texts.tsx';
import type { FormReply } from '../form/site-form.tsx';
import { policyAddress } from '../navigation/policy-address.ts';
import { Agreement } from './agreement.tsx';

/** The required agreements of an account, and the optional one. */
export function RequiredAgreements({ reply }: { reply: FormReply }) {
  const text = usePageText();
  const required = useRef<HTMLDivElement>(null);
  return (
    <fieldset className="border-t border-line pt-2">
      <AgreeToAll label={text('signUp.agreeRequired')} required={required} />
      <div ref={required}>
        <Agreement name="terms" label={text('signUp.terms')} href={policyAddress('TERMS')} reply={reply} />
        <Agreement name="privacy" label={text('signUp.privacy')} href={policyAddress('PRIVACY')} reply={reply} />
      </div>
      <Checkbox name="isAgreeMail" label={text('signUp.mail')} defaultChecked={reply.values.isAgreeMail === 'on'} />
    </fieldset>
  );
}

/**
 * Ticks or clears the boxes of an element, and shows their state: ticked, clear, or mixed. It sends no field itself, and is
 * hidden without script. The boxes stay the browser's own.
 */
function AgreeToAll({ label, required }: { label: string; required: { current: HTMLElement | null } }) {
  const all = useRef<HTMLInputElement>(null);
  const boxes = () => [...(required.current?.querySelectorAll<HTMLInputElement>('[type="checkbox"]') ?? [])];
  useEffect(() => {
    const element = required.current;
    const show = () => {
      const own = all.current;
      if (own === null || element === null) return;
      const ticked = [...element.querySelectorAll<HTMLInputElement>('[type="checkbox"]')].map(({ checked }) => checked);
      own.checked = ticked.every(Boolean);
      own.indeterminate = !own.checked && ticked.some(Boolean);
    };
    // After a refused form, or when the browser has restored what was ticked.
    show();
    element?.addEventListener('change', show);
    return () => element?.removeEventListener('change', show);
  }, [required]);
  const tick = () => {
    const isTicked = all.current?.checked ?? false;
    for (const box of boxes()) box.checked = isTicked;
  };
  return (
    <div className="font-strong noscript:hidden">
      <Checkbox ref={all} label={label} onChange={tick} />
    </div>
  );
}
