import type { ModalStyle } from '@longstrip/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { BackStackProvider } from '../back/back-provider.tsx';
import { Button } from '../control/button.tsx';
import { Picture } from '../picture/picture.tsx';
import { sampleWide } from '../samples/sample-art.ts';
import { sampleCards, useSampleTexts } from '../samples/sample-context.tsx';
import { SAMPLE_SCENES } from '../samples/sample-series.ts';
import { SeriesGrid } from '../series/series-cards.tsx';
import { Modal, ModalHost, useModals } from './modal.tsx';

const meta: Meta = { title: 'Modals/Modal' };
export default meta;

function Content({ style, onDone }: { style: ModalStyle; onDone: () => void }) {
  const texts = useSampleTexts();
  if (style === 'Up' || style === 'FullScreen') {
    return (
      <div className="py-4">
        <SeriesGrid series={sampleCards(texts)} />
      </div>
    );
  }
  return (
    <div className={style === 'MainPopup' ? 'px-5' : ''}>
      <p className="mt-1.5 mb-4 text-fg-2">{texts.states404.text}</p>
      <Button look="main" isWide onClick={onDone}>
        {texts.age.confirm}
      </Button>
      <Button look="quiet" isWide onClick={onDone}>
        {texts.age.leave}
      </Button>
    </div>
  );
}

function OpenModal({ style }: { style: ModalStyle }) {
  const texts = useSampleTexts();
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <BackStackProvider>
      <div className="grid gap-3 py-4">
        <span className="px-4">
          <Button onClick={() => setOpen(true)}>{style}</Button>
        </span>
        <SeriesGrid series={sampleCards(texts)} />
      </div>
      <Modal
        isOpen={isOpen}
        onClose={close}
        style={style}
        title={texts.states404.title}
        closeLabel={texts.nav.close}
        art={
          <span className="relative block aspect-4/3 overflow-hidden">
            <Picture picture={sampleWide(SAMPLE_SCENES.ninthTail, texts.dir)} alt="" isPriority />
          </span>
        }
      >
        <Content style={style} onDone={close} />
      </Modal>
    </BackStackProvider>
  );
}

export const Default: StoryObj = { render: () => <OpenModal style="Default" /> };
export const MainPopup: StoryObj = { render: () => <OpenModal style="MainPopup" /> };
export const Up: StoryObj = { render: () => <OpenModal style="Up" /> };
/** Drag it down to close. On desktop it is a centred card. */
export const Bottom: StoryObj = { render: () => <OpenModal style="Bottom" /> };
export const FullScreen: StoryObj = { render: () => <OpenModal style="FullScreen" /> };

function StackOpener() {
  const { open, close } = useModals();
  const texts = useSampleTexts();
  useEffect(() => {
    const sheet = open({
      style: 'Bottom',
      title: texts.detail.buyAll,
      closeLabel: texts.nav.close,
      children: texts.detail.synopsis,
    });
    const card = open({
      title: texts.states404.title,
      closeLabel: texts.nav.close,
      children: <p className="py-4">{texts.states404.text}</p>,
    });
    return () => {
      close(card);
      close(sheet);
    };
  }, [open, close, texts]);
  return null;
}

/** Two at once, opened through the host: the card is above the sheet. */
export const Stacked: StoryObj = {
  render: () => (
    <BackStackProvider>
      <ModalHost>
        <StackOpener />
      </ModalHost>
    </BackStackProvider>
  ),
};
