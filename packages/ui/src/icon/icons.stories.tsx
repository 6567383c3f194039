import type { Meta, StoryObj } from '@storybook/react-vite';
import * as shellIcons from './icons.tsx';
import * as pageIcons from './page-icons.tsx';
import * as readingIcons from './reading-icons.tsx';
import * as toolIcons from './tool-icons.tsx';

const meta: Meta = { title: 'Foundations/Icons' };
export default meta;

const icons = { ...shellIcons, ...pageIcons, ...readingIcons, ...toolIcons };

/** The whole set: 24 px grid, one stroke. Arrows are mirrored in a right-to-left page, clocks and hearts are not. */
export const WholeSet: StoryObj = {
  render: () => (
    <ul className="grid grid-cols-3 gap-x-2 gap-y-5 p-4 desk:grid-cols-6">
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className="grid justify-items-center gap-2 text-12 text-fg-3">
          <span className="flex items-center gap-3 text-fg">
            <Icon />
            <Icon filled />
            <Icon size={16} />
          </span>
          {name.replace('Icon', '')}
        </li>
      ))}
    </ul>
  ),
};
