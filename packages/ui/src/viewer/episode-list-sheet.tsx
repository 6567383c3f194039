import { type ReactNode, useEffect, useRef } from 'react';
import { EpisodeList, EpisodeListHead, type EpisodeListHeadProps } from '../detail/episode-list.tsx';
import type { EpisodeRowProps } from '../detail/episode-row.tsx';
import { Modal } from '../modal/modal.tsx';
import { EpisodeListSkeleton } from '../state/skeletons.tsx';

export interface EpisodeListSheetProps {
  isOpen: boolean;
  onClose: () => void;
  /** Title of the series. */
  title: string;
  closeLabel: string;
  head: EpisodeListHeadProps;
  episodes: readonly EpisodeRowProps[];
  /** Text for screen readers, such as "Loading", while the other episodes are not loaded. */
  loading?: string | undefined;
  theme?: 'light' | 'dark' | undefined;
  /** What stands above the list, such as the bookmarks of the open episode. */
  before?: ReactNode;
}

/** The series' episodes over the viewer, the current one in the middle of the list. */
export function EpisodeListSheet(props: EpisodeListSheetProps) {
  const { isOpen, onClose, title, closeLabel, head, episodes, loading, theme, before } = props;
  return (
    <Modal isOpen={isOpen} onClose={onClose} style="Up" isBeside title={title} closeLabel={closeLabel} theme={theme}>
      {before}
      <CentredList head={head} episodes={episodes} loading={loading} />
    </Modal>
  );
}

function CentredList({ head, episodes, loading }: Pick<EpisodeListSheetProps, 'head' | 'episodes' | 'loading'>) {
  const ref = useRef<HTMLDivElement>(null);
  const isWhole = loading === undefined;
  // Only once, as soon as all are loaded: after that the reader scrolls the list.
  useEffect(() => {
    if (isWhole) ref.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, [isWhole]);
  return (
    <div ref={ref}>
      <EpisodeListHead {...head} />
      <EpisodeList episodes={episodes} label={head.title} />
      {loading !== undefined && <EpisodeListSkeleton label={loading} />}
    </div>
  );
}
