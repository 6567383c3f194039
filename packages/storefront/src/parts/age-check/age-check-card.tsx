import { BirthdayPicker, Button, ButtonLink } from '@longstrip/ui';
import { useActionData, useFetcher } from '@remix-run/react';
import { type PageText, usePageText } from '../../i18n/page-texts.tsx';
import { type FormReply, NO_REPLY } from '../form/form-reply.ts';
import { SiteForm } from '../form/site-form.tsx';
import { withCallback } from '../navigation/with-callback.ts';
import { ageCheckAddress } from './age-check-address.ts';
import { type AgeCheckCardProps, Answers, LEFT_FOR } from './age-check-answers.tsx';
import { type AgeCheck, type AgeCheckStep, BIRTHDAY_FIELDS, type BirthdayWheels } from './age-check-model.ts';
import { KoreanPhoneForm } from './korean-phone-form.tsx';

/** What the card is called, and what it says. */
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
 * The answer to the age check, below its heading: one component for the page, the list for adults and the popup. The forms
 * are sent to the page, which shows what was wrong where there is no script.
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

/** Sends an answer without leaving the page. On the check's own page, a form that was sent without script has a reply. */
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
