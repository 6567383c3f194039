import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../control/button.tsx';
import { BackStackProvider, useBackLayer, useBackStack } from './back-provider.tsx';

const meta: Meta = { title: 'Modals/Back' };
export default meta;

function Panel({ name, depth }: { name: string; depth: number }) {
  const [isOpen, setOpen] = useState(false);
  useBackLayer(name === 'Slide' ? 'slide' : 'modal', isOpen, () => setOpen(false));
  return (
    <div className="grid gap-2">
      <Button look={isOpen ? 'outlined' : 'plain'} onClick={() => setOpen(!isOpen)}>
        {name} {isOpen ? 'is open' : 'is closed'}
      </Button>
      {depth > 0 && isOpen && <Panel name="Modal" depth={depth - 1} />}
    </div>
  );
}

function AppBack() {
  const { back } = useBackStack();
  const [done, setDone] = useState('');
  return (
    <Button look="main" onClick={() => setDone(back(true))}>
      The app's back button {done && `: ${done}`}
    </Button>
  );
}

/** Open both, then go back with the browser: the modal closes first, then the slide. */
export const Order: StoryObj = {
  render: () => (
    <BackStackProvider>
      <div className="grid max-w-90 gap-3 p-4">
        <Panel name="Slide" depth={1} />
        <AppBack />
      </div>
    </BackStackProvider>
  ),
};
