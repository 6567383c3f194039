import type { Meta, StoryObj } from '@storybook/react-vite';
import { NO_TEXTS } from '../../../i18n/packed-texts.ts';
import type { AgeCheckStep } from '../../../parts/age-check/age-check-model.ts';
import { AgeCheckPopup } from '../../../parts/age-check/age-check-popup.tsx';
import type { FormReply } from '../../../parts/form/site-form.tsx';
import { storyAgeCheck, storyBirthday } from '../../../testing/story-age-check.ts';
import { storyReply } from '../../../testing/story-sign-in.ts';
import { StorySite } from '../../../testing/story-site.tsx';
import PhoneCheckResultScreen from './callback-adult-kr.route.tsx';
import AgeCheckScreen from './user-adult.route.tsx';

const meta: Meta = { title: 'Storefront/People/Age check', parameters: { frame: 'none' } };
export default meta;

function AgePage({ globals, step, reply }: { globals: object; step: AgeCheckStep; reply?: FormReply }) {
  return (
    <StorySite
      globals={globals}
      path="/user/adult"
      data={{ title: 'Story', check: storyAgeCheck(step) }}
      {...(reply === undefined ? {} : { actionData: reply })}
      component={AgeCheckScreen}
    />
  );
}

export const YesOrNo: StoryObj = {
  render: (_args, { globals }) => <AgePage globals={globals} step={{ kind: 'yesNo', isDaily: true }} />,
};

export const YesOrNoOnceAYear: StoryObj = {
  render: (_args, { globals }) => <AgePage globals={globals} step={{ kind: 'yesNo', isDaily: false }} />,
};

export const LogIn: StoryObj = {
  render: (_args, { globals }) => <AgePage globals={globals} step={{ kind: 'login' }} />,
};

export const Birthday: StoryObj = {
  render: (_args, { globals }) => <AgePage globals={globals} step={storyBirthday(globals)} />,
};

export const WrongBirthday: StoryObj = {
  render: (_args, { globals }) => (
    <AgePage
      globals={globals}
      step={storyBirthday(globals)}
      reply={storyReply({
        values: { year: '2012', month: '3', day: '16' },
        fields: { year: 'Please check your Date of Birth.' },
      })}
    />
  ),
};

/** A year later, with the birthday that is on record. */
export const Renewal: StoryObj = {
  render: (_args, { globals }) => <AgePage globals={globals} step={{ kind: 'renewal', birthday: '1998.03.16' }} />,
};

export const KoreanPhone: StoryObj = {
  render: (_args, { globals }) => <AgePage globals={globals} step={{ kind: 'koreanPhone' }} />,
};

export const KoreanPhoneNotAgreed: StoryObj = {
  render: (_args, { globals }) => (
    <AgePage
      globals={globals}
      step={{ kind: 'koreanPhone' }}
      reply={storyReply({ fields: { consent: 'Please tick this to go on.' } })}
    />
  ),
};

export const TooYoung: StoryObj = {
  render: (_args, { globals }) => <AgePage globals={globals} step={{ kind: 'tooYoung' }} />,
};

/** A verified adult who has turned adult works off. */
export const Hidden: StoryObj = {
  render: (_args, { globals }) => <AgePage globals={globals} step={{ kind: 'hidden' }} />,
};

function PopupOverNothing() {
  return <AgeCheckPopup isOpen onClose={() => undefined} callback="/detail/salt-crown" />;
}

export const Popup: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite globals={globals} data={{ check: storyAgeCheck(storyBirthday(globals)) }} component={PopupOverNothing} />
  ),
};

function PhoneResult({ globals, isConfirmed }: { globals: object; isConfirmed: boolean }) {
  const data = { title: 'Story', texts: NO_TEXTS, isConfirmed };
  return <StorySite globals={globals} path="/callback/adult-kr" data={data} component={PhoneCheckResultScreen} />;
}

export const PhoneConfirmed: StoryObj = {
  render: (_args, { globals }) => <PhoneResult globals={globals} isConfirmed />,
};

export const PhoneNotConfirmed: StoryObj = {
  render: (_args, { globals }) => <PhoneResult globals={globals} isConfirmed={false} />,
};
