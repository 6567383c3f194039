import { Button } from '@longstrip/ui';
import { useViewerText } from '../../../../i18n/use-text.ts';
import { useSite } from '../../../../root/site-data.ts';
import { formatPercent } from '../progress-text.ts';
import type { ViewerEpisode } from '../viewer-model.ts';
import { useViewerStore } from '../viewer-store.ts';
import { areFarApart, endJump } from './jump.ts';

/** "Back to page 41", above the bars, for a while after a jump. */
export function JumpBack({ data: { content, mode } }: { data: Pick<ViewerEpisode, 'content' | 'mode'> }) {
  const text = useViewerText();
  const { locale } = useSite();
  const from = useViewerStore((state) => state.jumpedFrom);
  const isFar = useViewerStore(({ position }) => from !== null && position !== null && areFarApart(from, position));
  const hasPages = content.kind === 'comic' && mode === 'PAPER';
  return (
    <div
      role="status"
      className="jump-back pointer-events-none fixed inset-x-0 z-(--layer-bar) grid justify-items-center"
    >
      {from !== null && isFar && (
        <span data-jump-back className="pointer-events-auto">
          <Button
            look="plain"
            onClick={() => {
              useViewerStore.getState().moveTo?.(from.anchor);
              endJump();
            }}
          >
            {hasPages
              ? text('viewerTools.backToPage', { page: from.page })
              : text('viewerTools.backTo', { place: formatPercent(locale, 100 * from.share) })}
          </Button>
        </span>
      )}
    </div>
  );
}
