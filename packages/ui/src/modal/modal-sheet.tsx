import { Drawer } from '@base-ui/react/drawer';
import clsx from 'clsx';
import { CloseIcon } from '../icon/icons.tsx';
import type { PlacedModalProps } from './modal-store.ts';

/** Style `Bottom`: a sheet that follows the finger on phones, a centred card of 440 px on desktop. */
export function ModalSheet(props: PlacedModalProps) {
  const {
    isOpen,
    place,
    onClose,
    title,
    hasHiddenTitle = false,
    closeLabel,
    closesOnOutsidePress = true,
    theme,
    children,
  } = props;
  return (
    <Drawer.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      disablePointerDismissal={!closesOnOutsidePress}
      swipeDirection="down"
    >
      <Drawer.Portal>
        <Drawer.Backdrop
          className="modal-scrim opacity-[calc(1-var(--drawer-swipe-progress,0))] data-swiping:duration-0"
          style={{ zIndex: place.scrim }}
        />
        <Drawer.Viewport
          className="fixed inset-0 flex items-end justify-center desk:items-center"
          style={{ zIndex: place.modal }}
        >
          <Drawer.Popup
            data-theme={theme}
            className="sheet-popup flex max-h-[92dvh] w-full max-w-[560px] flex-col rounded-t-sheet bg-surface text-fg shadow-sheet outline-none desk:max-w-110 desk:rounded-sheet desk:shadow-modal"
          >
            <div className="mx-auto mt-2 h-1 w-9 shrink-0 rounded-pill bg-line-strong opacity-55 desk:hidden" />
            <div
              className={clsx(
                'flex shrink-0 items-center',
                hasHiddenTitle ? 'absolute end-1 top-1 z-1' : 'min-h-12 ps-4 pe-1 desk:min-h-14 desk:ps-5',
              )}
            >
              <Drawer.Title className={hasHiddenTitle ? 'sr-only' : 'min-w-0 flex-1 text-16'}>{title}</Drawer.Title>
              <Drawer.Close
                aria-label={closeLabel}
                className={clsx(
                  'grid size-11 shrink-0 place-items-center text-fg-2 -outline-offset-4',
                  hasHiddenTitle && 'max-desk:sr-until-focus',
                )}
              >
                <CloseIcon size={20} />
              </Drawer.Close>
            </div>
            <Drawer.Content className="overflow-y-auto overscroll-contain px-4 pt-1 pb-[calc(12px+env(safe-area-inset-bottom))] desk:px-5 desk:pb-5">
              {children}
            </Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
