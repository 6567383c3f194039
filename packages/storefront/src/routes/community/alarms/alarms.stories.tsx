import type { Meta, StoryObj } from '@storybook/react-vite';
import { StorySite } from '../../../testing/story-site.tsx';
import { storyAlarms } from '../../../testing/story-support.ts';
import AlarmScreen from './alarm.route.tsx';

const meta: Meta = { title: 'Storefront/Community/Alarms', parameters: { frame: 'none' } };
export default meta;

export const Alarms: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite globals={globals} path="/alarm" data={storyAlarms()} component={AlarmScreen} />
  ),
};

export const NoAlarms: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite globals={globals} path="/alarm" data={storyAlarms({ days: [] })} component={AlarmScreen} />
  ),
};
