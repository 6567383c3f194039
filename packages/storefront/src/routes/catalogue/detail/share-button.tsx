import type { ShareTarget } from '@longstrip/core';
import { IconButton, ShareIcon } from '@longstrip/ui';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';

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
      // Closing the device's sheet is an answer.
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

/** What is sent: a title, in any script, and an absolute address. */
export interface SharedLink {
  title: string;
  url: string;
}

/** The services by their own names, which no language translates. */
export const SHARE_TARGET_NAMES: Readonly<Record<ShareTarget, string>> = {
  line: 'LINE',
  whatsapp: 'WhatsApp',
  x: 'X',
  facebook: 'Facebook',
};

/** The page of a service on which a reader sends the link on. It is an ordinary link: nothing of the service runs here. */
export function shareAddress(target: ShareTarget, { title, url }: SharedLink): string {
  switch (target) {
    case 'line':
      return address('https://social-plugins.line.me/lineit/share', { url, text: title });
    case 'whatsapp':
      return address('https://wa.me/', { text: `${title} ${url}` });
    case 'x':
      return address('https://x.com/intent/post', { text: title, url });
    case 'facebook':
      return address('https://www.facebook.com/sharer/sharer.php', { u: url });
  }
}

function address(page: string, values: Readonly<Record<string, string>>): string {
  const query = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${page}?${query.join('&')}`;
}
