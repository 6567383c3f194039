import { Bone, Modal, preloadModal, StaticSheet } from '@longstrip/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';

export interface PurchaseSheetProps {
  /** Null while it is loading. */
  title: string | null;
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
 * the script of sheets is there, that takes its place.
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
  useEffect(() => {
    let isWanted = true;
    void preloadModal().then(() => isWanted && setReady(true));
    return () => {
      isWanted = false;
    };
  }, []);
  const name = title ?? text('list.loading');
  if (!isReady) {
    if (!isOpen || needsScript) return null;
    return (
      <StaticSheet title={name} close={{ href: closeHref, label: text('common.close') }}>
        {children}
      </StaticSheet>
    );
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      style="Bottom"
      title={name}
      closeLabel={text('common.close')}
      isPartOfPage
      theme={theme}
    >
      {children}
    </Modal>
  );
}

/** The panel's shape while it is loading. */
export function PanelSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-3">
      <div className="flex gap-3">
        <Bone className="h-13.5 w-24" />
        <Bone className="h-10 flex-1" />
      </div>
      <Bone className="h-16 rounded-card" />
      <Bone className="h-16 rounded-card" />
      <Bone className="h-12 rounded-card" />
    </div>
  );
}
