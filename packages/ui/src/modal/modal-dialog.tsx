import { Dialog } from '@base-ui/react/dialog';
import type { ModalStyle } from '@longstrip/core';
import clsx from 'clsx';
import { useRef } from 'react';
import { CloseIcon } from '../icon/icons.tsx';
import type { ModalProps, PlacedModalProps } from './modal-store.ts';

type BoxStyle = Exclude<ModalStyle, 'Bottom'>;

const VIEWPORT: Record<BoxStyle, string> = {
  Default: 'grid place-items-center p-6',
  MainPopup: 'grid place-items-center p-6',
  Up: 'flex items-end justify-center desk:items-center desk:p-6',
  FullScreen: 'flex',
};

const POPUP: Record<BoxStyle, string> = {
  Default: 'modal-pop w-full max-w-[342px] rounded-sheet shadow-modal',
  MainPopup: 'modal-pop w-full max-w-[342px] overflow-hidden rounded-sheet shadow-modal',
  Up: 'modal-rise h-[92dvh] w-full max-w-(--size-column) rounded-t-sheet shadow-sheet desk:h-auto desk:max-h-[min(80dvh,720px)] desk:max-w-[560px] desk:rounded-sheet desk:shadow-modal',
  FullScreen: 'modal-rise h-dvh w-full',
};

function CloseButton({ label, className }: { label: string; className?: string }) {
  return (
    <Dialog.Close
      aria-label={label}
      className={clsx('grid size-11 shrink-0 place-items-center text-fg-2 -outline-offset-4', className)}
    >
      <CloseIcon />
    </Dialog.Close>
  );
}

/** A heading bar with the close button at its end. */
function HeadBar({ title, closeLabel }: { title: string; closeLabel: string }) {
  return (
    <div className="column flex h-(--size-header-bar) shrink-0 items-center border-b border-line ps-4 pe-1">
      <Dialog.Title className="one-line flex-1 text-16">{title}</Dialog.Title>
      <CloseButton label={closeLabel} />
    </div>
  );
}

function CardContent({ title, kicker, hasHiddenTitle, closeLabel, style, art, children }: ModalProps) {
  return (
    <>
      <div
        className={clsx(
          'overflow-y-auto overscroll-contain text-center',
          style === 'MainPopup' ? 'pb-3' : 'px-5 pt-6 pb-3',
        )}
      >
        {style === 'MainPopup' && art}
        <div className={clsx(style === 'MainPopup' && 'px-5 pt-5')}>
          {style === 'MainPopup' && kicker && <p className="text-12 font-strong text-fg-2">{kicker}</p>}
          <Dialog.Title className={hasHiddenTitle ? 'sr-only' : 'text-22'}>{title}</Dialog.Title>
        </div>
        {children}
      </div>
      {/* A card has its own buttons to close it; this one is for screen readers on touch screens. */}
      <CloseButton label={closeLabel} className="sr-until-focus absolute end-1 top-1" />
    </>
  );
}

function PanelContent({ title, closeLabel, children }: ModalProps) {
  return (
    <>
      <HeadBar title={title} closeLabel={closeLabel} />
      <div className="column min-h-0 flex-1 overflow-y-auto overscroll-contain pb-[env(safe-area-inset-bottom)]">
        {children}
      </div>
    </>
  );
}

/** The styles Default, MainPopup, Up and FullScreen. */
export function ModalDialog(props: PlacedModalProps) {
  const { isOpen, onClose, place, style = 'Default', closesOnOutsidePress = true, theme } = props;
  const boxStyle = style === 'Bottom' ? 'Default' : style;
  const isCard = boxStyle === 'Default' || boxStyle === 'MainPopup';
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      disablePointerDismissal={!closesOnOutsidePress}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="modal-scrim" style={{ zIndex: place.scrim }} />
        <Dialog.Viewport className={clsx('fixed inset-0', VIEWPORT[boxStyle])} style={{ zIndex: place.modal }}>
          <Dialog.Popup
            ref={popup}
            // It opens by itself with the page, so no button gets the focus and looks chosen.
            initialFocus={boxStyle === 'MainPopup' ? popup : true}
            data-theme={theme}
            className={clsx('relative flex max-h-full flex-col bg-surface text-fg outline-none', POPUP[boxStyle])}
          >
            {isCard ? <CardContent {...props} /> : <PanelContent {...props} />}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
