import { WAITS_FOR_APPROVAL } from '@longstrip/api-contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CONSOLE_STORY, openFirst } from '../../testing/console-story.tsx';
import { Panel } from '../layout.tsx';
import { ActRefusal, RefusalNote } from '../refusal-note.tsx';
import { ActDialog } from './act-dialog.tsx';
import { SelectInput, TextArea, TextInput } from './fields.tsx';
import { RoleFields } from './role-fields.tsx';
import { ShownOnce } from './shown-once.tsx';

const meta: Meta = { title: 'Console/Form', ...CONSOLE_STORY };
export default meta;

const LANGUAGES = [
  { value: 'en-US', label: 'English' },
  { value: 'ja-JP', label: '日本語' },
];

export const Fields: StoryObj = {
  render: () => (
    <Panel>
      <div className="grid max-w-md gap-4">
        <TextInput label="Name" name="name" defaultValue="Spring fair" />
        <TextInput label="Key" hint="Links and the log name it." name="key" placeholder="spring-2030" />
        <TextInput label="Code" name="code" defaultValue="GIFT" problem="Another coupon has that code." />
        <TextInput label="Key" name="fixed" value="spring-2029" readOnly />
        <TextInput label="Not for your role" name="off" defaultValue="42" disabled />
        <TextInput label="From" name="from" type="date" defaultValue="2030-01-31" />
        <SelectInput label="Language" name="locale" choices={LANGUAGES} />
        <SelectInput label="Language" name="wrong" choices={LANGUAGES} problem="The site has no such language." />
        <TextArea label="Reason" hint="Stays in the audit log." name="reason" rows={3} />
        <TextArea label="Text" name="text" rows={3} problem="It has at most 1,000 characters." />
      </div>
    </Panel>
  ),
};

export const Roles: StoryObj = {
  render: () => (
    <Panel>
      <div className="max-w-lg">
        <RoleFields held={['support/bom-us', 'viewer/all']} />
      </div>
    </Panel>
  ),
};

const REFUSED = { ok: false, code: 'TOO_LATE', sentence: 'the time for refunds is over.', detail: '' };

export const Refusals: StoryObj = {
  render: () => (
    <div className="grid gap-3">
      <RefusalNote of={REFUSED} />
      <RefusalNote of={{ ...REFUSED, code: 'API_UNAVAILABLE', sentence: 'the api gave no answer: try again.' }} />
      <ActRefusal of={{ ...REFUSED, code: WAITS_FOR_APPROVAL, detail: '12' }} />
    </div>
  ),
};

const refund = (
  <ActDialog
    title="Refund"
    text="$24.99 for 300 coins go back, and the coins with them."
    fields={{ order: 'order-1' }}
    done="Refunded."
  />
);

export const Act: StoryObj = { render: () => refund, play: openFirst };

/** Send it: what was typed stays, and the reason is above it. */
export const ActThatIsRefused: StoryObj = { ...Act, parameters: { answer: REFUSED } };

/** Send it: it waits for a second person. */
export const ActThatWaits: StoryObj = {
  ...Act,
  parameters: { answer: { ...REFUSED, code: WAITS_FOR_APPROVAL, detail: '12' } },
};

export const ActThatTakesAway: StoryObj = {
  render: () => (
    <ActDialog
      title="Disable"
      text="Sam can no longer sign in."
      fields={{ operator: '3' }}
      done="Disabled."
      look="quiet"
      isDanger
    />
  ),
  play: openFirst,
};

export const Secret: StoryObj = {
  render: () => (
    <Panel>
      <div className="max-w-lg">
        <ShownOnce text="The token is shown this once." value="lst_3fQ2mYw8vT1kZr6nUo9sXc4bEg7hJp0a5dLiVeMyCuBtSqRx" />
      </div>
    </Panel>
  ),
};
