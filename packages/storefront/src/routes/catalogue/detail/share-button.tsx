import type { ShareTarget } from '@longstrip/core';
import { IconButton, ShareIcon } from '@longstrip/ui';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import type { SharedLink } from './share-sheet.tsx';

const ShareSheet = lazy(() => import('./share-sheet.tsx').then((module) => ({ default: module.ShareSheet })));

/** Shares the page's address with the device's own sheet; where there is none, or it fails, with ours. */
export function ShareButton({ title, targets }: { title: string; targets: readonly ShareTarget[] }) {
  const text = useText();
  const [shared, setShared] = useState<SharedLink | null>(null);
  const [isOpen, setOpen] = useState(false);
  const share = async () => {
    const link = { title, url: `${window.location.origin}${window.location.pathname}` };
    try {
      if ('share' in navigator) return await navigator.share(link);
    } catch (error) {
      // The reader has closed the device's sheet: ours does not open.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
    setShared(link);
    setOpen(true);
  };
  return (
    <>
      <IconButton icon={ShareIcon} label={text('common.share')} onClick={share} />
      {shared !== null && (
        <Suspense fallback={null}>
          <ShareSheet link={shared} targets={targets} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
