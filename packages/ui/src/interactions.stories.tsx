import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Disclosure, Segment as SegmentStory } from './control/control.components.stories.tsx';
import {
  PasswordField,
  StarRating as StarStory,
  Stepper as StepperStory,
  Switch as SwitchStory,
} from './form/form.components.stories.tsx';
import { Stacked } from './modal/modal.stories.tsx';
import { ENGLISH } from './samples/sample-values.ts';
import { CouponChoice } from './shop/shop.components.stories.tsx';
import { Messages } from './toast/toast.stories.tsx';
import { ViewerMenu as MenuStory } from './viewer/viewer.components.stories.tsx';

/** Stories that press, type and look at what happens: open one to see its steps in the panel “Interactions”. */
const meta: Meta = { title: 'Interactions/Controls', globals: { locale: 'en-US' } };
export default meta;

export const Segment: StoryObj = {
  ...SegmentStory,
  play: async ({ canvas, userEvent }) => {
    const second = canvas.getByRole('button', { name: ENGLISH.ranking.windows[1] ?? '' });
    await expect(second).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Unfold: StoryObj = {
  ...Disclosure,
  play: async ({ canvas, userEvent }) => {
    const content = canvas.getByText(ENGLISH.detail.synopsis);
    await expect(content).not.toBeVisible();
    await userEvent.click(canvas.getByText(ENGLISH.detail.notices[0] ?? ''));
    await expect(content).toBeVisible();
  },
};

export const Steps: StoryObj = {
  ...StepperStory,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Less' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(canvas.getByRole('spinbutton')).toHaveValue(3200);
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await expect(canvas.getByRole('spinbutton')).toHaveValue(6400);
    await expect(canvas.getByRole('button', { name: 'More' })).toBeDisabled();
  },
};

export const Stars: StoryObj = {
  ...StarStory,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '2 stars' }));
    await expect(canvas.getByRole('radio', { name: '2 stars' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '3 stars' })).toBeChecked();
  },
};

export const Switch: StoryObj = {
  ...SwitchStory,
  play: async ({ canvas, userEvent }) => {
    const setting = canvas.getByRole('switch');
    await userEvent.tab();
    await expect(setting).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(setting).not.toBeChecked();
  },
};

export const ShownPassword: StoryObj = {
  ...PasswordField,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(field).toHaveAttribute('type', 'text');
  },
};

export const Coupon: StoryObj = {
  ...CouponChoice,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('No coupon'));
    await expect(canvas.getByRole('radio', { name: /No coupon/ })).toBeChecked();
  },
};

/** The card over the sheet closes first, by its button. */
export const Modals: StoryObj = {
  ...Stacked,
  play: async ({ userEvent }) => {
    const card = await screen.findByRole('dialog', { name: ENGLISH.states404.title });
    await waitFor(() => expect(card).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(card).not.toBeInTheDocument());
    await expect(await screen.findByRole('dialog', { name: ENGLISH.detail.buyAll })).toBeVisible();
  },
};

export const Menu: StoryObj = {
  ...MenuStory,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: ENGLISH.viewer.settings }));
    await expect(await screen.findByRole('menuitem', { name: ENGLISH.viewer.list })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menuitem')).not.toBeInTheDocument());
  },
};

export const Toast: StoryObj = {
  ...Messages,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: ENGLISH.detail.ticket }));
    await expect((await screen.findAllByText(ENGLISH.detail.ticketNote))[0]).toBeVisible();
  },
};
