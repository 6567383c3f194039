import { PlusIcon } from '@longstrip/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Moment } from '../i18n/format.tsx';
import { CONSOLE_STORY, STORY_NOW_MS } from '../testing/console-story.tsx';
import { Button, ButtonLink } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Badge, Facts, Nothing, PageHead, Panel } from './layout.tsx';
import { PageProgress } from './page-progress.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { RoleList } from './role-list.tsx';
import { SaveBar } from './save-bar.tsx';
import { Tabs } from './tabs.tsx';
import { Tiles } from './tiles.tsx';

const meta: Meta = { title: 'Console/Layout', ...CONSOLE_STORY };
export default meta;

/** `plain` is for most acts, `main` for the one act of a view, `quiet` for what stands in rows and beside another. */
export const Buttons: StoryObj = {
  render: () => (
    <div className="flex flex-wrap items-center gap-2">
      <Button look="main">Save</Button>
      <Button>Preview</Button>
      <Button look="quiet">Cancel</Button>
      <Button isDanger>Remove</Button>
      <Button look="quiet" isDanger>
        Disable
      </Button>
      <Button icon={<PlusIcon size={16} />}>Add a role</Button>
      <Button look="main" isBusy>
        Saving
      </Button>
      <Button disabled>Not now</Button>
      <ButtonLink href="/log.csv">Export as CSV</ButtonLink>
    </div>
  ),
};

export const HeadOfAPage: StoryObj = {
  render: () => (
    <PageHead
      title="The lighthouse keeper’s daughter, a story of salt and ropes in two hundred and twelve parts"
      text={
        <>
          <span className="mono">salt-crown</span> · Comic · Japanese <Badge tone="bad">removed</Badge>
        </>
      }
      back={{ to: '/series', name: 'Series' }}
      actions={
        <>
          <ButtonLink look="quiet" href="/takedown">
            Takedown
          </ButtonLink>
          <Button look="main">Publish</Button>
        </>
      }
    />
  ),
};

export const Badges: StoryObj = {
  render: () => (
    <Panel>
      <p className="flex flex-wrap gap-2">
        <Badge>ended</Badge>
        <Badge tone="good">open</Badge>
        <Badge tone="main">planned</Badge>
        <Badge tone="warn">waiting</Badge>
        <Badge tone="bad">refused</Badge>
      </p>
    </Panel>
  ),
};

export const PanelWithFacts: StoryObj = {
  render: () => (
    <Panel title="Account" text="Personal data is masked." actions={<ButtonLink href="?full">Show it all</ButtonLink>}>
      <Facts
        of={[
          ['E-mail address', 'mi…@readers.example'],
          ['Signed up', <Moment key="since" ms={STORY_NOW_MS} />],
          ['Roles', <RoleList key="roles" of={['owner/all', 'support/bom-us']} />],
          ['A name that is longer than most others', 'A value that is so long that it needs more than one line here'],
        ]}
      />
    </Panel>
  ),
};

export const Empty: StoryObj = {
  render: () => (
    <Panel>
      <Nothing action={<Button look="main">Begin an upload</Button>}>Nothing was uploaded yet.</Nothing>
    </Panel>
  ),
};

export const TilesAndTabs: StoryObj = {
  render: () => (
    <>
      <Tiles
        of={[
          { name: 'Coins', value: '1,240' },
          { name: 'Owed coins', value: '-40', isBad: true },
          { name: 'Waits at the provider', value: '$49.90', note: '3 orders · the oldest 2 days ago' },
        ]}
      />
      <Tabs
        label="Lists"
        tabs={[
          { to: '/packs', text: 'Packs of coins', isOn: false },
          { to: '/coupons', text: 'Coupons', isOn: true },
          { to: '/events', text: 'Events', isOn: false },
        ]}
      />
    </>
  ),
};

export const BarThatSaves: StoryObj = {
  render: () => (
    <SaveBar>
      <span className="text-13 text-fg-2">3 prices changed</span>
      <Button look="quiet">Cancel</Button>
      <Button look="main">Review the change</Button>
    </SaveBar>
  ),
};

export const Progress: StoryObj = {
  render: () => (
    <Panel>
      <PageProgress isBusy />
      <div className="grid gap-5">
        <ProgressBar label="Checking the files" done={0} of={0} note="Begins" />
        <ProgressBar label="Checking the files" done={13} of={40} note="13 of 40 files" />
        <ProgressBar label="Importing" done={40} of={40} note="Done" />
      </div>
    </Panel>
  ),
};

function OpenDialog({ isWide }: { isWide: boolean }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog title="What would change" isOpen={isOpen} onClose={() => setIsOpen(false)} isWide={isWide}>
        <p className="text-14 text-fg-2">Focus stays in here, and Escape closes it.</p>
      </Dialog>
    </>
  );
}

export const DialogNarrow: StoryObj = { render: () => <OpenDialog isWide={false} /> };
export const DialogWide: StoryObj = { render: () => <OpenDialog isWide /> };
