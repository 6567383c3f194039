import type { ShareTarget } from '@longstrip/core';
import { LinkIcon, Modal, ShareList, useToast } from '@longstrip/ui';
import { useText } from '../../../i18n/use-text.ts';

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

export interface ShareSheetProps {
  link: SharedLink;
  targets: readonly ShareTarget[];
  isOpen: boolean;
  onClose: () => void;
}

/** Ways to share a link: copy it, or open the share page of a service. */
export function ShareSheet({ link, targets, isOpen, onClose }: ShareSheetProps) {
  const text = useText();
  const toast = useToast();
  const copy = async () => {
    try {
      await window.navigator.clipboard.writeText(link.url);
      toast({ text: text('detail.linkCopied'), tone: 'positive' });
    } catch {
      toast({ text: text('detail.notShared'), tone: 'warning' });
    }
    onClose();
  };
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      style="Bottom"
      title={text('common.share')}
      closeLabel={text('common.close')}
    >
      <ShareList
        url={link.url}
        copy={{ icon: LinkIcon, label: text('detail.copyLink'), onPress: copy }}
        services={targets.map((target) => ({
          key: target,
          name: SHARE_TARGET_NAMES[target],
          href: shareAddress(target, link),
        }))}
        onLeave={onClose}
      />
    </Modal>
  );
}

/** The page of a service on which a reader shares the link. It is an ordinary link: no script of the service runs here. */
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
