import { Modal } from '@longstrip/ui';
import { useFetcher } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { PageTexts, usePageText } from '../../i18n/page-texts.tsx';
import type { AgeCheckPage } from './age-check.server.ts';
import { AgeCheckCard, ageCheckHeading } from './age-check-card.tsx';
import type { AgeCheck } from './age-check-model.ts';
import { ageCheckAddress } from './age-check-model.ts';

export interface AgeCheckPopupProps {
  isOpen: boolean;
  onClose: () => void;
  /** Where the reader goes after an answer. */
  callback: string;
  /** The viewer's popups are dark in either theme. */
  theme?: 'dark' | undefined;
  /** It opened by itself, together with its page: "back" leaves both. */
  isPartOfPage?: boolean;
}

/** The age check over a page. Its step is loaded from the check's own page. */
export function AgeCheckPopup(props: AgeCheckPopupProps) {
  const { callback, isOpen } = props;
  const { data, load } = useFetcher<AgeCheckPage>();
  const hasAskedRef = useRef(false);
  useEffect(() => {
    // Only once: for a reader with nothing to answer, that page redirects.
    if (!isOpen || hasAskedRef.current) return;
    hasAskedRef.current = true;
    load(ageCheckAddress({ callback }));
  }, [isOpen, callback, load]);
  if (data === undefined) return null;
  return (
    <PageTexts texts={data.check.texts}>
      <Popup {...props} check={data.check} />
    </PageTexts>
  );
}

function Popup({ isOpen, onClose, theme, isPartOfPage, check }: AgeCheckPopupProps & { check: AgeCheck }) {
  const text = usePageText();
  const { title, note } = ageCheckHeading(check, text);
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={text('common.close')}
      theme={theme}
      isPartOfPage={isPartOfPage}
    >
      <p className="mt-1.5 mb-4 text-balance text-fg-2">{note}</p>
      <AgeCheckCard check={check} onLeave={onClose} />
    </Modal>
  );
}
