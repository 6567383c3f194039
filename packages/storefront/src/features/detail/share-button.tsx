import { IconButton, ShareIcon, useToast } from '@longstrip/ui';
import { useText } from '../../i18n/use-text.ts';

/** Shares the page's address with the device's share sheet, or copies it where there is none. */
export function ShareButton({ title }: { title: string }) {
  const text = useText();
  const toast = useToast();
  const share = async () => {
    const url = `${window.location.origin}${window.location.pathname}`;
    try {
      if ('share' in navigator) {
        await navigator.share({ title, url });
        return;
      }
      await window.navigator.clipboard.writeText(url);
      toast({ text: text('detail.linkCopied'), tone: 'positive' });
    } catch (error) {
      // Closing the share sheet is not an error. Anything else is shown.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({ text: text('detail.notShared'), tone: 'warning' });
    }
  };
  return <IconButton icon={ShareIcon} label={text('common.share')} onClick={share} />;
}
