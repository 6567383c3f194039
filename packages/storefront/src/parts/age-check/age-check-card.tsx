import { BirthdayPicker, Button, ButtonLink, Checkbox } from '@longstrip/ui';
import { useActionData, useFetcher } from '@remix-run/react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type PageText, usePageText } from '../../i18n/page-texts.tsx';
import { useSite } from '../../root/site-data.ts';
import { FormAlert, type FormReply, NO_REPLY, SiteForm } from '../form/site-form.tsx';
import { withCallback } from '../navigation/page-addresses.ts';
import {
  type AgeCheck,
  type AgeCheckStep,
  ageCheckAddress,
  BIRTHDAY_FIELDS,
  type BirthdayWheels,
} from './age-check-model.ts';
import { hearPhoneCheck, saveReturnAddress } from './phone-check-window.ts';

export function ageCheckHeading({ step, limitYears: age }: AgeCheck, text: PageText): { title: string; note: string } {
  switch (step.kind) {
    case 'yesNo':
      return { title: text('age.ask', { age }), note: text(step.isDaily ? 'age.askText' : 'age.askYearlyText') };
    case 'login':
      return { title: text('detail.adultTitle', { age }), note: text('age.loginText') };
    case 'birthday':
      return { title: text('age.birthdayTitle'), note: text('age.birthdayText', { age }) };
    case 'renewal':
      return { title: text('age.knownTitle'), note: text('age.knownText', { date: step.birthday }) };
    case 'koreanPhone':
      return { title: text('age.phoneTitle'), note: text('age.phoneText') };
    case 'tooYoung':
      return { title: text('detail.adultTitle', { age }), note: text('age.opensAt', { age }) };
    case 'hidden':
      return { title: text('age.hiddenTitle'), note: text('age.hiddenText') };
  }
}

/**
 * The current step of the age check, without its heading: one component for the page, the list for adults and the popup. Its
 * forms are sent to the page of the age check, which shows errors where there is no script.
 */
export function AgeCheckCard({ check, onLeave }: AgeCheckCardProps) {
  const { step, callback } = check;
  const text = usePageText();
  switch (step.kind) {
    case 'yesNo':
      return <YesNo check={check} onLeave={onLeave} />;
    case 'login':
      return (
        <Answers onLeave={onLeave}>
          <ButtonLink look="main" isWide href={withCallback('/user/login', callback)}>
            {text('common.logIn')}
          </ButtonLink>
        </Answers>
      );
    case 'birthday':
      return <BirthdayForm check={check} wheels={step.wheels} onLeave={onLeave} />;
    case 'koreanPhone':
      return <KoreanPhoneForm check={check} onLeave={onLeave} />;
    case 'tooYoung':
      return <Answers onLeave={onLeave} />;
    default:
      return <OneAnswer check={check} kind={step.kind} onLeave={onLeave} />;
  }
}

/**
 * Sends an answer without leaving the page. After a form that was sent without script, the reply is the page's action data.
 */
function useAgeForm({ callback }: AgeCheck) {
  const fetcher = useFetcher<FormReply>();
  const sent = useActionData<FormReply>();
  return {
    form: { fetcher, action: ageCheckAddress({ callback }), reply: fetcher.data ?? sent ?? NO_REPLY },
    isBusy: fetcher.state !== 'idle',
  };
}

function YesNo({ check, onLeave }: AgeCheckCardProps) {
  const text = usePageText();
  const { form, isBusy } = useAgeForm(check);
  const no = text('age.no');
  return (
    <SiteForm {...form} hidden={{ step: 'yesNo' }}>
      <div className="grid grid-cols-2 gap-2 pb-2">
        {onLeave === undefined ? (
          <ButtonLink href={LEFT_FOR}>{no}</ButtonLink>
        ) : (
          <Button onClick={onLeave}>{no}</Button>
        )}
        <Button look="main" type="submit" isBusy={isBusy}>
          {text('age.yes')}
        </Button>
      </div>
    </SiteForm>
  );
}

function BirthdayForm({ check, wheels, onLeave }: AgeCheckCardProps & { wheels: BirthdayWheels }) {
  const text = usePageText();
  const { form, isBusy } = useAgeForm(check);
  const { values, fields } = form.reply;
  const error = BIRTHDAY_FIELDS.map((name) => fields[name]).find((wrong) => wrong !== undefined);
  return (
    <SiteForm {...form} hidden={{ step: 'birthday' }}>
      <BirthdayPicker
        {...wheels}
        label={text('age.birthdayTitle')}
        labels={{ year: text('age.year'), month: text('age.month'), day: text('age.day') }}
        initial={{ year: chosen(values.year), month: chosen(values.month), day: chosen(values.day) }}
        error={error}
        errorNote={text('age.opensAt', { age: check.limitYears })}
      />
      <div className="pt-4">
        <Answers onLeave={onLeave}>
          <Button look="main" isWide type="submit" isBusy={isBusy}>
            {text('common.confirm')}
          </Button>
        </Answers>
      </div>
    </SiteForm>
  );
}

function chosen(value: string | undefined): number | null {
  return value !== undefined && /^\d{1,4}$/.test(value) ? Number(value) : null;
}

interface OneAnswerProps extends AgeCheckCardProps {
  kind: Extract<AgeCheckStep['kind'], 'renewal' | 'hidden'>;
}

function OneAnswer({ check, kind, onLeave }: OneAnswerProps) {
  const text = usePageText();
  const { form, isBusy } = useAgeForm(check);
  return (
    <SiteForm {...form} hidden={{ step: kind }}>
      <Answers onLeave={onLeave}>
        <Button look="main" isWide type="submit" isBusy={isBusy}>
          {text(kind === 'hidden' ? 'age.show' : 'common.confirm')}
        </Button>
      </Answers>
    </SiteForm>
  );
}

/** Where readers go who do not answer: to the weekly list, which every reader may see. */
const LEFT_FOR = '/home/weekly';

export interface AgeCheckCardProps {
  check: AgeCheck;
  /** Closes the popup; without it (on a page) readers leave by a link. */
  onLeave?: (() => void) | undefined;
}

/** The main answer, and below it the exit that every step has. */
function Answers({ onLeave, children }: { onLeave?: (() => void) | undefined; children?: ReactNode }) {
  const text = usePageText();
  const look = children === undefined ? 'main' : 'quiet';
  const leave = text('age.leave');
  return (
    <div className="grid grid-cols-1 gap-1">
      {children}
      {onLeave === undefined ? (
        <ButtonLink look={look} isWide href={LEFT_FOR}>
          {leave}
        </ButtonLink>
      ) : (
        <Button look={look} isWide onClick={onLeave}>
          {leave}
        </Button>
      )}
    </div>
  );
}

/** Name and features of the window that the check opens in. */
const WINDOW_NAME = 'age-check';
const WINDOW_LOOKS = 'popup,width=480,height=720';
/** Browsers in which such a window cannot send a form and get messages. */
const WITHOUT_WINDOWS = /iP(?:hone|ad|od)/;

/** D2: the second step for a Korean address. It begins at another service, in a window of its own or as a whole page. */
function KoreanPhoneForm(props: AgeCheckCardProps) {
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

  // Sent by the browser itself, so that the answer is loaded in the window.
  const begin = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const isTicked = new FormData(form).has('consent');
    setIsUnticked(!isTicked);
    if (!isTicked) {
      event.preventDefault();
      return;
    }
    const opened = WITHOUT_WINDOWS.test(navigator.userAgent) ? null : window.open('', WINDOW_NAME, WINDOW_LOOKS);
    if (opened === null) saveReturnAddress(callback);
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

/** The form of the other service. It submits itself; without script, by a button. */
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
