import type { Meta, StoryObj } from '@storybook/react-vite';
import { StorySite } from '../../testing/story-site.tsx';
import { SettingScreen } from '../setting/setting-screen.tsx';
import { MyScreen } from './my-screen.tsx';

const meta: Meta = { title: 'Storefront/My', parameters: { frame: 'none' } };
export default meta;

export const Guest: StoryObj = {
  render: (_args, { globals }) => <StorySite globals={globals} path="/my" component={MyScreen} />,
};

export const Settings: StoryObj = {
  render: (_args, { globals }) => <StorySite globals={globals} path="/setting" component={SettingScreen} />,
};
