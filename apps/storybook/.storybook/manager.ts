import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';
import { registerThemePanel } from '../src/theme-editor/register-panel.tsx';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Longstrip', brandUrl: './', brandTarget: '_self' }),
});
registerThemePanel();
