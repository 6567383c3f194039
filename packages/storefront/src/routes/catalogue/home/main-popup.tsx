import { Button, ButtonLink, Modal, Picture } from '@longstrip/ui';
import { writeCookie } from '../../../cookies/site-cookies.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { MainPopupModel } from './home-banners.server.ts';

/** An operator's announcement over the home page. Closing it is for this visit of the page, "not today" for a day. */
export function MainPopup({ popup, onClose }: { popup: MainPopupModel; onClose: () => void }) {
  const text = useText();
  const { href, kicker, title, line, picture, hiding } = popup;
  const hideToday = () => {
    writeCookie(hiding.cookie);
    onClose();
  };
  return (
    <Modal
      isOpen
      onClose={onClose}
      style="MainPopup"
      title={title}
      kicker={kicker}
      closeLabel={text('common.close')}
      art={
        picture && (
          <div className="relative aspect-video bg-skeleton">
            <Picture picture={picture} alt="" sizes="342px" />
          </div>
        )
      }
    >
      <div className="px-5 pt-2">
        {line !== '' && <p className="text-14 text-pretty text-fg-2">{line}</p>}
        <div className="mt-4 grid grid-cols-1 gap-1">
          <ButtonLink look="main" isWide href={href}>
            {text('home.popupOpen')}
          </ButtonLink>
          <div className="grid grid-cols-2 gap-1">
            <Button look="quiet" isWide onClick={hideToday}>
              {text('home.popupNotToday')}
            </Button>
            <Button look="quiet" isWide onClick={onClose}>
              {text('common.close')}
            </Button>
          </div>
        </div>
      </div>
    </Modal>
  );
}
