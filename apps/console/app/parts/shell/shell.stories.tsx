import type { OperatorHit } from '@longstrip/api-contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CONSOLE_STORY, STORY_NOW_MS } from '../../testing/console-story.tsx';
import { AuthFrame } from '../account/auth-frame.tsx';
import { AppSetUp, PasskeySetUp } from '../account/factor-set-up.tsx';
import { RecoveryCodes } from '../account/recovery-codes.tsx';
import { Button } from '../button.tsx';
import { TextInput } from '../form/fields.tsx';
import { HitLine } from '../hit-line.tsx';
import { PageHead, Panel } from '../layout.tsx';
import { CommandProvider, useCommandMenu } from './command-menu.tsx';
import { SideBar } from './side-bar.tsx';
import { TopBar } from './top-bar.tsx';

const meta: Meta = { title: 'Console/Frame', ...CONSOLE_STORY };
export default meta;

/** Below 1024 pixels the navigation has icons alone. */
export const FrameOfPages: StoryObj = {
  parameters: { path: '/orders', isPage: true },
  render: () => (
    <CommandProvider>
      <div className="flex min-h-dvh bg-backdrop text-fg">
        <SideBar />
        <div className="flex min-w-0 flex-1 flex-col">
          <TopBar />
          <main className="flex-1 px-4 py-5 wide:px-7">
            <PageHead title="Orders" text="What readers paid for." />
          </main>
        </div>
      </div>
    </CommandProvider>
  ),
};

function OpensSearch() {
  const { open } = useCommandMenu();
  return <Button onClick={open}>Open the search</Button>;
}

/** One box for everything, by ⌘K. Without words it lists the pages. */
export const Search: StoryObj = {
  render: () => (
    <CommandProvider>
      <OpensSearch />
    </CommandProvider>
  ),
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.click(),
};

const AT = { platform: 'bom-us', userId: '7', createdAtMs: STORY_NOW_MS };
const HITS: readonly OperatorHit[] = [
  { ...AT, kind: 'reader', nickname: 'Aya', email: 'ay…@readers.example', state: 'ACTIVE' },
  { ...AT, kind: 'reader', nickname: null, email: null, state: 'WITHDRAWN' },
  {
    ...AT,
    kind: 'order',
    orderId: 'o1',
    title: '300 coins',
    state: 'paid',
    provider: 'stripe',
    total: 2499,
    currency: 'USD',
  },
  {
    ...{ ...AT, kind: 'purchase', purchaseId: 12, type: 'ALL_RENT', seriesTitle: 'Salt crown' },
    ...{ coins: 30, episodeCount: 10, isUndone: true },
  },
  { ...AT, kind: 'ticket', ticketId: 't1', title: 'My coins are not there', status: 'WAIT' },
  {
    ...{ kind: 'series', seriesId: 3, alias: 'salt-crown', title: 'Salt crown', language: 'en-US', type: 'COMIC' },
    ...{ isRemoved: false, platforms: ['bom-us', 'bom-th'] },
  },
  {
    ...{ kind: 'episode', episodeId: 9, alias: 'ep-9', title: 'A title that goes on for longer than a line has room' },
    ...{ seriesId: 3, seriesAlias: 'salt-crown', seriesTitle: 'Salt crown', isRemoved: false },
  },
];

export const Hits: StoryObj = {
  render: () => (
    <Panel isFlush>
      <ul className="pb-2">
        {HITS.map((hit, place) => (
          <li key={`${hit.kind} ${place}`} className="flex items-center gap-3 px-4 py-2">
            <HitLine hit={hit} />
          </li>
        ))}
      </ul>
    </Panel>
  ),
};

/** Pages before the console itself. */
export const SignIn: StoryObj = {
  parameters: { isPage: true },
  render: () => (
    <AuthFrame title="Sign in" text="For those who run the store.">
      <div className="grid gap-4">
        <TextInput label="E-mail address" name="email" type="email" autoComplete="username" />
        <TextInput label="Password" name="password" type="password" autoComplete="current-password" />
        <Button look="main">Sign in</Button>
      </div>
    </AuthFrame>
  ),
};

const setUp = (title: string, part: StoryObj['render']): StoryObj => ({
  parameters: { isPage: true },
  render: (args, context) => <AuthFrame title={title}>{part?.(args, context)}</AuthFrame>,
});

export const SetsUpAnApp: StoryObj = setUp('Set up an app with codes', () => <AppSetUp end={null} />);
export const AddsAPasskey: StoryObj = setUp('Add a passkey', () => <PasskeySetUp end={null} />);

const CODES = ['4f7k-9m2q', 'x8wd-3hrn', 'p5tz-6bvc', 'n2jy-7sge', 'r9ka-4ufm', 'h3ce-8xwp', 'm6qs-2tdz', 'b7vn-5gyr'];

export const NewRecoveryCodes: StoryObj = setUp('Recovery codes', () => (
  <RecoveryCodes codes={CODES} end={<Button look="main">Open the console</Button>} />
));
