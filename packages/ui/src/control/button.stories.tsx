import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeartIcon } from '../icon/icons.tsx';
import { useSampleTexts } from '../samples/sample-context.tsx';
import { Button, ButtonLink } from './button.tsx';

const meta: Meta<typeof Button> = { title: 'Controls/Button', component: Button };
export default meta;

export const Looks: StoryObj = {
  render: function Render() {
    const { detail, states404, long } = useSampleTexts();
    return (
      <div className="grid max-w-90 gap-3 p-4">
        <Button look="main" isWide>
          {detail.continueRead}
        </Button>
        <Button look="outlined">{detail.buyAll}</Button>
        <Button look="plain" icon={<HeartIcon size={20} />}>
          {detail.favourite}
        </Button>
        <Button look="quiet">{states404.back}</Button>
        <ButtonLink look="main" href="#home">
          {states404.home}
        </ButtonLink>
        <Button look="main" isBusy>
          {detail.continueRead}
        </Button>
        <Button look="main" disabled>
          {detail.continueRead}
        </Button>
        <Button look="outlined" isWide>
          {long}
        </Button>
      </div>
    );
  },
};
