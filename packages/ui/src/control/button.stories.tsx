import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeartIcon } from '../icon/icons.tsx';
import { Button, ButtonLink } from './button.tsx';

const meta: Meta<typeof Button> = { title: 'Controls/Button', component: Button };
export default meta;

export const Looks: StoryObj = {
  render: () => (
    <div className="grid max-w-90 gap-3 p-4">
      <Button look="main" isWide>
        Continue Ep. 12
      </Button>
      <Button look="outlined">Continue with Google</Button>
      <Button look="plain" icon={<HeartIcon size={20} />}>
        Add to favourites
      </Button>
      <Button look="quiet">Look around first</Button>
      <ButtonLink look="main" href="#shop">
        Go home
      </ButtonLink>
    </div>
  ),
};
