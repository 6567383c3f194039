// Storybook builds its own window with the classic runtime of JSX, which calls React by name.
import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { ThemePanel } from './theme-panel.tsx';

const ADDON = 'longstrip/theme';

/** Adds the panel "Theme" beside the controls of a story. */
export function registerThemePanel(): void {
  addons.register(ADDON, () => {
    addons.add(`${ADDON}/panel`, {
      type: types.PANEL,
      title: 'Theme',
      render: ({ active }) => (active ? React.createElement(ThemePanel) : null),
    });
  });
}
