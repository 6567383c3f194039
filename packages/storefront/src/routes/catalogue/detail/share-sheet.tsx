import type { ShareTarget } from '@longstrip/core';
import { LinkIcon, Modal, ShareList, useToast } from '@longstrip/ui';
import { useText } from '../../../i18n/use-text.ts';
import { SHARE_TARGET_NAMES, type SharedLink, shareAddress } from './share-button.tsx';

export interface ShareSheetProps {
  link: SharedLink;
  targets: readonly ShareTarget[];
  isOpen: boolean;
  onClose: () => void;
}

/** Ways to send a link on: to copy it, or the pages of services on which it is sent. */
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
