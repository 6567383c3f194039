import { useEffect, useRef } from 'react';
import { EpisodeList, EpisodeListHead, type EpisodeListHeadProps } from '../detail/episode-list.tsx';
import type { EpisodeRowProps } from '../detail/episode-row.tsx';
import { Modal } from '../modal/modal.tsx';

export interface EpisodeListSheetProps {
  isOpen: boolean;
  onClose: () => void;
  /** The series. */
  title: string;
  closeLabel: string;
  head: EpisodeListHeadProps;
  episodes: readonly EpisodeRowProps[];
  theme?: 'light' | 'dark';
}

/** The series' episodes over the viewer, the current one in the middle of the list. */
export function EpisodeListSheet({ isOpen, onClose, title, closeLabel, head, episodes, theme }: EpisodeListSheetProps) {
  return (
    <Modal isOpen={isOpen} onClose={onClose} style="Up" title={title} closeLabel={closeLabel} theme={theme}>
      <CentredList head={head} episodes={episodes} />
    </Modal>
  );
}

function CentredList({ head, episodes }: Pick<EpisodeListSheetProps, 'head' | 'episodes'>) {
  const ref = useRef<HTMLDivElement>(null);
  // Once, as the sheet opens: later the list is where the reader scrolled it.
  useEffect(() => {
    ref.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={ref}>
      <EpisodeListHead {...head} />
      <EpisodeList episodes={episodes} label={head.title} />
    </div>
  );
}
