import { Dialog as Base } from '@base-ui/react/dialog';
import { CloseIcon, IconButton } from '@longstrip/ui';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';

interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  isWide?: boolean;
  children: ReactNode;
}

/** What is asked or shown above a page. Focus stays in it, and Escape closes it. */
export function Dialog({ title, isOpen, onClose, isWide = false, children }: DialogProps) {
  const text = useText();
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-30 bg-scrim" />
        <Base.Popup
          className={`fixed inset-x-4 top-1/2 z-40 mx-auto max-h-[88dvh] -translate-y-1/2 overflow-y-auto rounded-sheet bg-surface p-5 shadow-modal ${isWide ? 'max-w-2xl' : 'max-w-lg'}`}
        >
          <div className="mb-3 flex items-start justify-between gap-3">
            <Base.Title className="text-18 font-strong">{title}</Base.Title>
            <IconButton
              icon={CloseIcon}
              iconSize={20}
              label={text('dialog.close')}
              onClick={onClose}
              className="-m-2"
            />
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
