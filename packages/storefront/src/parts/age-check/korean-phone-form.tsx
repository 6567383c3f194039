import { Button, Checkbox } from '@longstrip/ui';
import { useActionData } from '@remix-run/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { usePageText } from '../../i18n/page-texts.tsx';
import { useSite } from '../../root/site-data.ts';
import { FormAlert } from '../form/form-alert.tsx';
import type { FormReply } from '../form/form-reply.ts';
import { ageCheckAddress } from './age-check-address.ts';
import { type AgeCheckCardProps, Answers } from './age-check-answers.tsx';
import { hearPhoneCheck, keepWayBack } from './phone-check-window.ts';

/** Name and looks of the window that the check opens in. */
const WINDOW_NAME = 'age-check';
const WINDOW_LOOKS = 'popup,width=480,height=720';
/** Where such a window cannot send a form and be spoken to. */
const WITHOUT_WINDOWS = /iP(?:hone|ad|od)/;

/** D2: the second step for a Korean address, which begins at another service, in a window of its own or as a whole page. */
export function KoreanPhoneForm(props: AgeCheckCardProps) {
  const { values } = useActionData<FormReply>() ?? {};
  return values?.step === 'phoneForm' ? <FormToService values={values} /> : <ConsentForm {...props} />;
}

function ConsentForm({ check, onLeave }: AgeCheckCardProps) {
  const text = usePageText();
  const { platformId } = useSite();
  const sent = useActionData<FormReply>();
  const { callback } = check;
  const [isUnticked, setIsUnticked] = useState(false);
  const [hasBegun, setHasBegun] = useState(false);
  useEffect(() => hearPhoneCheck(platformId, () => window.location.replace(callback)), [platformId, callback]);
  const error = isUnticked ? text('field.agreementRequired') : sent?.fields.consent;

  // Sent by the browser itself, so that the answer comes into the window.
  const begin = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const isTicked = new FormData(form).has('consent');
    setIsUnticked(!isTicked);
    if (!isTicked) {
      event.preventDefault();
      return;
    }
    const opened = WITHOUT_WINDOWS.test(navigator.userAgent) ? null : window.open('', WINDOW_NAME, WINDOW_LOOKS);
    if (opened === null) keepWayBack(callback);
    form.target = opened === null ? '' : WINDOW_NAME;
    setHasBegun(true);
  };

  return (
    <form method="post" action={ageCheckAddress(check)} onSubmit={begin} noValidate className="text-start">
      <input type="hidden" name="step" value="koreanPhone" />
      <p className="text-13 font-strong text-fg-2">{text('age.secondOfTwo')}</p>
      {sent?.text && <FormAlert text={sent.text} />}
      <Checkbox
        name="consent"
        label={text('age.consent')}
        defaultChecked={sent?.values.consent === 'on'}
        error={error}
      />
      <p className="mb-3 text-13 text-fg-2">{text('age.phoneNote')}</p>
      <Answers onLeave={onLeave}>
        <Button look="main" isWide type="submit">
          {text('age.verifyByPhone')}
        </Button>
      </Answers>
      {hasBegun && (
        <p role="status" className="mt-2 text-center text-13 text-fg-2">
          {text('age.nothingHappened')}
        </p>
      )}
    </form>
  );
}

/** The form of the other service. It sends itself; without script by a button. */
function FormToService({ values }: Pick<FormReply, 'values'>) {
  const text = usePageText();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.requestSubmit(), []);
  const { address, step: _step, consent: _consent, ...fields } = values;
  return (
    <form ref={form} method="post" action={address}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button look="main" isWide type="submit">
        {text('age.toPhoneCheck')}
      </Button>
    </form>
  );
}
