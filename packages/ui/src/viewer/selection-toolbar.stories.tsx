import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CopyIcon, NoteIcon, ReadAloudIcon } from '../icon/tool-icons.tsx';
import { MarkColours, type MarkDot, MarkDotSample, SelectionToolbar } from './selection-toolbar.tsx';

const COLOURS = [
  { colour: 'YELLOW', label: 'Mark in yellow' },
  { colour: 'GREEN', label: 'Mark in green' },
  { colour: 'BLUE', label: 'Mark in blue' },
  { colour: 'PINK', label: 'Mark in pink' },
] as const;

const ACTIONS = [
  { key: 'note', icon: NoteIcon, label: 'Note', onPress: () => {} },
  { key: 'copy', icon: CopyIcon, label: 'Copy', onPress: () => {} },
  { key: 'read', icon: ReadAloudIcon, label: 'Read aloud from here', onPress: () => {} },
];

const meta: Meta = { title: 'Viewer/Selection toolbar' };
export default meta;

type Story = StoryObj;

function Sample({ actions }: { actions: typeof ACTIONS }) {
  return (
    <SelectionToolbar
      label="Selected text"
      colours={COLOURS}
      onColour={() => {}}
      onClose={() => {}}
      actions={actions}
    />
  );
}

export const Whole: Story = { render: () => <Sample actions={ACTIONS} /> };
export const WithoutVoice: Story = { render: () => <Sample actions={ACTIONS.slice(0, 2)} /> };
export const Colours: Story = {
  render: function Render() {
    const [chosen, setChosen] = useState<MarkDot>('GREEN');
    return (
      <div className="flex items-center">
        <MarkDotSample colour={chosen} />
        <MarkColours colours={COLOURS} chosen={chosen} onChoose={setChosen} />
      </div>
    );
  },
};
