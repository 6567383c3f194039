import { Modal, preloadModal, StaticSheet } from '@longstrip/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';

export interface PurchaseSheetProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** The address of the page without the sheet. */
  closeHref: string;
  theme?: 'light' | 'dark' | undefined;
  /** Only scripts open it: it is never part of a document from the server. */
  needsScript?: boolean;
  children: ReactNode;
}

/**
 * The purchase panel over a page. In the document from the server it is a part of the page and needs no script. Once the
 * script of sheets is loaded, a modal replaces that part, unless the reader has chosen something by then. The sheet opens
 * once the panel is known: it has its final height, and nothing in it moves.
 */
export function PurchaseSheet({
  title,
  isOpen,
  onClose,
  closeHref,
  theme,
  needsScript = false,
  children,
}: PurchaseSheetProps) {
  const text = useText();
  const [isReady, setReady] = useState(false);
  const partOfPage = useRef<HTMLDivElement>(null);
  // Checked again each time it opens or closes: while it is open, what the reader has chosen in the part of the page stays.
  useEffect(() => {
    let isWanted = true;
    void preloadModal().then(() => isWanted && !(isOpen && isFilledIn(partOfPage.current)) && setReady(true));
    return () => {
      isWanted = false;
    };
  }, [isOpen]);
  if (!isReady) {
    if (!isOpen || needsScript) return null;
    return (
      <div ref={partOfPage}>
        <StaticSheet title={title} close={{ href: closeHref, label: text('common.close') }}>
          {children}
        </StaticSheet>
      </div>
    );
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      style="Bottom"
      title={title}
      closeLabel={text('common.close')}
      isPartOfPage
      theme={theme}
    >
      {children}
    </Modal>
  );
}

/** Whether the reader has changed the form; rendering it again would lose that. */
function isFilledIn(part: HTMLElement | null): boolean {
  return [...(part?.querySelectorAll('input') ?? [])].some((input) => input.checked !== input.defaultChecked);
}
