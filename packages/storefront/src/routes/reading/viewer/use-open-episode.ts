import { useToast } from '@longstrip/ui';
import { useNavigate } from '@remix-run/react';
import { useCallback } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { isSavedPath } from '../../../parts/device/saved-paths.ts';

/**
 * Opens another episode by its address. Without a connection the router has no data: an episode that is on the device opens as a
 * document, and for any other a message shows and the reader stays (record 0118).
 */
export function useOpenEpisode(): (address: string, how?: { replace: boolean }) => void {
  const navigate = useNavigate();
  const toast = useToast();
  const text = useText();
  return useCallback(
    (address, how = { replace: false }) => {
      if (navigator.onLine) {
        navigate(address, how);
        return;
      }
      const { pathname } = new URL(address, window.location.href);
      if (!isSavedPath(pathname)) toast({ text: text('page.offlineText'), tone: 'warning' });
      else if (how.replace) window.location.replace(address);
      else window.location.assign(address);
    },
    [navigate, toast, text],
  );
}
