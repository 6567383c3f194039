import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../control/button.tsx';
import { useSampleTexts } from '../samples/sample-context.tsx';
import { ToastProvider, useToast } from './toast.tsx';

const meta: Meta = { title: 'Modals/Toast' };
export default meta;

function Buttons() {
  const show = useToast();
  const { detail, age, states, nav } = useSampleTexts();
  return (
    <div className="grid max-w-90 gap-3 p-4">
      <Button onClick={() => show(detail.ticketNote)}>{detail.ticket}</Button>
      <Button onClick={() => show({ text: states.owned, tone: 'positive' })}>{states.own}</Button>
      <Button onClick={() => show({ text: age.error, tone: 'warning' })}>{age.title}</Button>
      <Button
        onClick={() => show({ text: detail.favourite, action: { label: nav.back, onPress: () => show(nav.back) } })}
      >
        {detail.favourite}
      </Button>
    </div>
  );
}

/** Shown for three seconds, and longer under a pointer or the focus. */
export const Messages: StoryObj = {
  render: () => (
    <ToastProvider label="Messages">
      <Buttons />
    </ToastProvider>
  ),
};
