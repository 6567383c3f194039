import type { Meta } from '@storybook/react-vite';
import * as ui from '../index.ts';
import { properties } from '../samples/properties.tsx';
import { ENGLISH, nothing } from '../samples/sample-values.ts';

const meta: Meta = { title: 'Components/Modal', tags: ['autodocs'] };
export default meta;

export const Modal = properties(ui.Modal, {
  use: 'A question or a choice that the page waits for.',
  not: 'news (`useToast`), or content that has an address of its own.',
  frame: (story) => <div className="min-h-120">{story}</div>,
  args: {
    isOpen: true,
    onClose: nothing,
    style: 'Default',
    title: ENGLISH.states404.title,
    closeLabel: ENGLISH.nav.close,
    children: ENGLISH.states404.text,
  },
});
