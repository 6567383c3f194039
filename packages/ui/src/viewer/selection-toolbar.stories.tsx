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

const meta: Meta<typeof SelectionToolbar> = {
  title: 'Viewer/Selection toolbar',
  component: SelectionToolbar,
  render: (args) => <SelectionToolbar {...args} />,
  args: {
    label: 'Selected text',
    colours: COLOURS,
    onColour: () => {},
    onClose: () => {},
    actions: [
      { key: 'note', icon: NoteIcon, label: 'Note', onPress: () => {} },
      { key: 'copy', icon: CopyIcon, label: 'Copy', onPress: () => {} },
      { key: 'read', icon: ReadAloudIcon, label: 'Read aloud from here', onPress: () => {} },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof SelectionToolbar>;

export const Whole: Story = {};
export const WithoutVoice: Story = { args: { actions: meta.args?.actions?.slice(0, 2) ?? [] } };
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
