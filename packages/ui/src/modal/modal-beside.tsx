import { Dialog } from '@base-ui/react/dialog';
import { CloseIcon } from '../icon/icons.tsx';
import type { PlacedModalProps } from './modal-store.ts';

/**
 * A modal that stands beside the content column in a wide window, from top to bottom: what is in the column stays visible and can be
 * used. A press there does not close it.
 */
export function ModalBeside({ isOpen, onClose, place, style, title, closeLabel, theme, children }: PlacedModalProps) {
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      modal={false}
      disablePointerDismissal
    >
      <Dialog.Portal>
        <Dialog.Popup
          data-theme={theme}
          style={{ zIndex: place.modal }}
          className="modal-beside fixed inset-y-0 end-0 flex flex-col border-s border-line bg-surface text-fg outline-none"
        >
          <div className="flex h-(--size-header-bar) shrink-0 items-center border-b border-line ps-4 pe-1">
            <Dialog.Title className="one-line flex-1 text-16">{title}</Dialog.Title>
            <Dialog.Close
              aria-label={closeLabel}
              className="grid size-11 shrink-0 place-items-center text-fg-2 -outline-offset-4"
            >
              <CloseIcon />
            </Dialog.Close>
          </div>
          <div
            className={`min-h-0 flex-1 overflow-y-auto overscroll-contain pb-6 ${style === 'Bottom' ? 'px-4 pt-3' : ''}`}
          >
            {children}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
