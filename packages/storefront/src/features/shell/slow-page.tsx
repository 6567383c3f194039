import { DetailSkeleton, ViewerSkeleton } from '@longstrip/ui';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useSlowPath } from './use-pending-path.ts';

/**
 * The shape of a series' page or of an episode over the page that the reader is leaving, once the way there takes long
 * enough to be noticed. The old page stays as it is below, with its place, for who comes back.
 */
export function SlowPage() {
  const text = useText();
  const pathname = useSlowPath()?.pathname;
  // Told by hand: every first visit would load the table of all pages for it.
  if (pathname?.startsWith('/detail/')) {
    return (
      <Veil>
        <div className="column min-h-dvh bg-page">
          <DetailSkeleton label={text('list.loading')} />
        </div>
      </Veil>
    );
  }
  if (pathname?.startsWith('/viewer/')) {
    return (
      <Veil>
        <ViewerSkeleton label={text('list.loading')} />
      </Veil>
    );
  }
  return null;
}

function Veil({ children }: { children: ReactNode }) {
  return (
    <div className="fixed inset-0 z-(--layer-bar) overflow-hidden bg-backdrop desk:top-[calc(var(--size-top-bar)+1px)]">
      {children}
    </div>
  );
}
