import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CloseIcon, HeartIcon, ShareIcon } from '../icon/icons.tsx';
import { useSampleTexts } from '../samples/sample-context.tsx';
import { IconButton } from './button.tsx';
import { Chip, ChipRow, ChipScroller } from './chip.tsx';
import { Disclosure } from './disclosure.tsx';
import { LinkSwitch } from './link-switch.tsx';
import { Pager } from './pager.tsx';
import { ProgressLine } from './progress-line.tsx';
import { Segment } from './segment.tsx';

const meta: Meta = { title: 'Controls/Small controls' };
export default meta;

export const IconButtons: StoryObj = {
  render: function Render() {
    const [isOn, setOn] = useState(true);
    return (
      <div className="flex p-2">
        <IconButton icon={ShareIcon} label="Share" />
        <IconButton icon={HeartIcon} label="Favorite" isPressed={isOn} onClick={() => setOn(!isOn)} />
        <IconButton icon={CloseIcon} label="Close" iconSize={20} />
      </div>
    );
  },
};

export const Chips: StoryObj = {
  render: function Render() {
    const { detail } = useSampleTexts();
    return (
      <div className="grid gap-4 p-4">
        <ChipRow label="Genres" chips={detail.genres.map((label) => ({ href: `#${label}`, label }))} />
        <ChipScroller
          label="Genres"
          chips={[...detail.genres, ...detail.genres, ...detail.genres].map((label, index) => ({
            href: `#${label}-${index}`,
            label,
            isCurrent: index === 2,
          }))}
        />
        {/* A long subject heading, as library catalogues have, is no wider than its row. */}
        <div className="w-40">
          <ChipRow label="Tags" chips={[{ href: '#long', label: detail.genres.join(' ').repeat(4) }]} />
        </div>
        <span>
          <Chip href="#all" label={detail.genres[0] ?? ''} isCurrent />
        </span>
      </div>
    );
  },
};

export const Segments: StoryObj = {
  render: function Render() {
    const { ranking } = useSampleTexts();
    const [value, setValue] = useState('0');
    return (
      <div className="p-4">
        <Segment
          label="Period"
          value={value}
          onChange={setValue}
          options={ranking.windows.map((label, index) => ({ value: String(index), label }))}
        />
      </div>
    );
  },
};

export const Progress: StoryObj = {
  render: () => (
    <div className="grid max-w-80 gap-4 p-4">
      <ProgressLine share={0} label="Not begun" />
      <ProgressLine share={0.38} label="Read so far" />
      <ProgressLine share={1} label="Read to the end" />
    </div>
  ),
};

/** The order of a list. */
export const Switch: StoryObj = {
  render: function Render() {
    const { home, detail } = useSampleTexts();
    return (
      <div className="flex justify-end p-4">
        <LinkSwitch
          label={home.sort}
          links={[
            { href: '#popular', label: home.sort, isCurrent: true },
            { href: '#newest', label: detail.newest },
          ]}
        />
      </div>
    );
  },
};

export const Disclosures: StoryObj = {
  render: function Render() {
    const { detail, long } = useSampleTexts();
    return (
      <div className="m-4 divide-y divide-line border-y border-line">
        {[...detail.notices, long].map((title) => (
          <Disclosure key={title} title={title}>
            <p className="pb-4 text-fg-2">{detail.synopsis}</p>
          </Disclosure>
        ))}
      </div>
    );
  },
};

export const Pagers: StoryObj = {
  render: () => (
    <div className="grid gap-2 py-2">
      <Pager label="Pages" place="Page 1 of 5" next={{ href: '#2', label: 'Older' }} />
      <Pager
        label="Pages"
        place="Page 2 of 5"
        previous={{ href: '#1', label: 'Newer' }}
        next={{ href: '#3', label: 'Older' }}
      />
      <Pager label="Pages" place="Page 5 of 5" previous={{ href: '#4', label: 'Newer' }} />
    </div>
  ),
};
