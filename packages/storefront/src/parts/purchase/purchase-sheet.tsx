import { Modal, preloadModal, StaticSheet } from '@longstrip/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';

export interface PurchaseSheetProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** The page without the sheet. */
  closeHref: string;
  theme?: 'light' | 'dark' | undefined;
  /** Only scripts open it: it never is a part of a document. */
  needsScript?: boolean;
  children: ReactNode;
}

/**
 * The purchase panel over a page. In the document that a server sends it is a part of the page and needs no script; once
 * the script of sheets is there, that takes its place, unless the reader has chosen something by then. It opens once the panel is known: at its final height, and nothing in it moves.
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
  // Asked again each time it opens or closes: what the reader had chosen in the part of the page stays there.
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

/** Whether a reader has chosen something else than the form began with; drawing it anew would lose that. */
function isFilledIn(part: HTMLElement | null): boolean {
  return [...(part?.querySelectorAll('input') ?? [])].some((input) => input.checked !== input.defaultChecked);
}
