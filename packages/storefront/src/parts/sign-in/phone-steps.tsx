import { Button, ButtonLink, CodeField, TextField } from '@longstrip/ui';
import { usePageText } from '../../i18n/page-texts.tsx';
import { NO_REPLY, SiteForm, useFormState } from '../form/site-form.tsx';

/** Refusals after which a code cannot be used any more. */
const NEEDS_NEW_CODE = ['TIMEOUT', 'ALREADY_USE_SMS', 'EXCEED_AUTH_COUNT'];

/** Asks for a phone number, and sends a code to it. */
export function PhoneStep() {
  const text = usePageText();
  const { reply, isBusy, field } = useFormState();
  return (
    <SiteForm reply={reply} hidden={{ step: 'phone' }} className="grid gap-3">
      <TextField {...field('phone')} label={text('password.phone')} type="tel" dir="ltr" autoComplete="tel" />
      <Button type="submit" look="main" isWide isBusy={isBusy}>
        {text('signUp.sendCode')}
      </Button>
    </SiteForm>
  );
}

export interface PhoneCodeStepProps {
  /** The name of the step in the page's action. */
  step: string;
  digits: number;
  /** The text about the code that was sent. */
  sent: string;
  /** The address where another number can be entered. */
  back: string;
}

/** Asks for the code that was sent to a phone number. */
export function PhoneCodeStep({ step, digits, sent, back }: PhoneCodeStepProps) {
  const text = usePageText();
  const { reply, isBusy, field } = useFormState();
  const { phone = '' } = reply.values;
  const isDead = NEEDS_NEW_CODE.some((code) => code === reply.code);
  return (
    <>
      <p className="mb-3 text-14 text-fg-2">{sent}</p>
      <SiteForm reply={reply} hidden={{ step, phone }} className="grid gap-3">
        <CodeField {...field('code')} label={text('signUp.code')} digits={digits} />
        {!isDead && (
          <Button type="submit" look="main" isWide isBusy={isBusy}>
            {text('signUp.confirm')}
          </Button>
        )}
      </SiteForm>
      <SiteForm reply={NO_REPLY} hidden={{ step: 'phone', phone }} className="mt-2 grid">
        <Button type="submit" look={isDead ? 'main' : 'quiet'} isWide isBusy={isBusy}>
          {text('password.newCode')}
        </Button>
      </SiteForm>
      <ButtonLink look="quiet" isWide href={back}>
        {text('signUp.changeNumber')}
      </ButtonLink>
    </>
  );
}
