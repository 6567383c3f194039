import type { Anchor, ViewerSettings } from '@longstrip/core';
import { IconButton, PanelIcon, type ViewerGround, ViewerSeek } from '@longstrip/ui';
import { useEffect } from 'react';
import { type TextLookup, useText, useViewerText } from '../../../../i18n/use-text.ts';
import { chosenMode, turningDirection, workKind } from '../../../../parts/reading/viewer-settings.ts';
import { useSite } from '../../../../root/site-data.ts';
import { formatPercent } from '../progress-text.ts';
import { shownShare } from '../shown-share.ts';
import type { ReaderPage, ViewerEpisode } from '../viewer-model.ts';
import { useViewerStore } from '../viewer-store.ts';
import { jump } from './jump.ts';

/** Steps of the line in a text, and in a strip that has no pages of its own. */
const FINE_STEPS = 1_000;

export interface SeekBarProps {
  data: ViewerEpisode;
  settings: ViewerSettings;
  ground: ViewerGround;
}

/** The progress line that can be dragged; for a comic with the button that leads into its panels and back. */
export function SeekBar(props: SeekBarProps) {
  const text = useViewerText();
  const { data, settings } = props;
  if (data.content.kind === 'novel') return <SeekLine {...props} />;
  return (
    <div className="flex items-center pe-1">
      <div className="min-w-0 flex-1">
        <SeekLine {...props} />
      </div>
      <IconButton
        icon={PanelIcon}
        label={text('viewerTools.panels')}
        isPressed={chosenMode(settings, workKind(false, data.mode), data.mode) === 'GUIDED'}
        onClick={() => useViewerStore.setState({ openSheet: 'panels' })}
        className="aria-pressed:text-primary!"
      />
    </div>
  );
}

/** The progress line: by pages in a work drawn in pages, by shares in a strip and in a text. */
function SeekLine({ data, settings, ground }: SeekBarProps) {
  const text = useText();
  const { locale } = useSite();
  const { content, mode } = data;
  const share = useViewerStore(({ position }) => position?.share ?? 0);
  const page = useViewerStore(({ position }) => position?.page ?? 1);
  const screen = useViewerStore(({ position }) => position?.screen);
  const moveTo = useViewerStore((state) => state.moveTo);
  const turnTo = useViewerStore((state) => state.turnTo);
  const direction = turningDirection(data, settings) === 'RTL' ? 'rtl' : 'ltr';
  const scrolls = chosenMode(settings, workKind(content.kind === 'novel', mode), mode) === 'SCROLL';
  const shared = { label: text('viewer.seek'), ground, direction } as const;
  if (content.kind === 'comic' && mode === 'PAPER') {
    return (
      <ViewerSeek
        {...shared}
        value={page}
        min={1}
        max={content.pages.length}
        textOf={pageText(text, content.pages.length)}
        previewOf={(order) => <Thumbnail page={content.pages[order - 1]} />}
        onSeek={(order) => jump(() => moveTo?.(beginningOf(content.pages[order - 1])))}
      />
    );
  }
  if (screen !== undefined && turnTo !== null) {
    return (
      <ViewerSeek
        {...shared}
        value={Math.min(screen.index + 1, screen.count)}
        min={1}
        max={screen.count}
        textOf={(shown) => formatPercent(locale, (100 * shown) / screen.count)}
        onSeek={(shown) => jump(() => turnTo(shown - 1))}
      />
    );
  }
  return (
    <ViewerSeek
      {...shared}
      value={Math.round(share * FINE_STEPS)}
      min={0}
      max={FINE_STEPS}
      textOf={(step) => formatPercent(locale, (100 * step) / FINE_STEPS)}
      previewOf={
        content.kind === 'comic'
          ? (step) => (
              <Thumbnail page={placeAtShare(content.pages, (step / FINE_STEPS) * (1 - shownShare(scrolls))).page} />
            )
          : undefined
      }
      onSeek={(step) => {
        // At the end of what scrolls, a whole window is still to be seen.
        const at = (step / FINE_STEPS) * (1 - shownShare(scrolls));
        jump(() =>
          moveTo?.(content.kind === 'novel' ? { kind: 'share', share: at } : placeAtShare(content.pages, at).anchor),
        );
      }}
    />
  );
}

function pageText(text: TextLookup, pages: number): (page: number) => string {
  return (page) => text('viewer.page', { page, pages });
}

function beginningOf(page: ReaderPage | undefined): Anchor {
  if (page?.kind === 'text') return { kind: 'text', page: page.order, path: [], character: 0 };
  return { kind: 'picture', page: page?.order ?? 1, pageId: page?.pageId ?? null, offset: 0 };
}

/** The place of a share of a strip, by the heights of its pictures at one width. */
export function placeAtShare(
  pages: readonly ReaderPage[],
  share: number,
): { page: ReaderPage | undefined; anchor: Anchor } {
  const heights = pages.map((page) => (page.kind === 'picture' ? page.heightPx / page.widthPx : 1));
  let rest = share * heights.reduce((sum, height) => sum + height, 0);
  for (const [index, page] of pages.entries()) {
    const height = heights[index] ?? 0;
    if (rest <= height && page.kind === 'picture') {
      return {
        page,
        anchor: { kind: 'picture', page: page.order, pageId: page.pageId, offset: height > 0 ? rest / height : 0 },
      };
    }
    if (rest <= height) return { page, anchor: beginningOf(page) };
    rest -= height;
  }
  return { page: pages.at(-1), anchor: { kind: 'end' } };
}

/** A page in the size of a thumb. That of a far page comes like the page itself. */
function Thumbnail({ page }: { page: ReaderPage | undefined }) {
  const pictures = useViewerStore((state) => state.pictures);
  const order = page?.order ?? 1;
  const details = pictures?.detailsOf(order) ?? null;
  const isUnknown = page?.kind === 'picture' && details === null;
  useEffect(() => {
    if (isUnknown) pictures?.renew(order);
  }, [isUnknown, pictures, order]);
  if (page?.kind !== 'picture') return null;
  const { widthPx, heightPx, placeholder } = page;
  const blurred = page.blurred ?? details?.blurred ?? null;
  return (
    <span
      className="relative block max-h-36 overflow-hidden rounded-sm bg-size-[100%_100%]"
      style={{
        aspectRatio: `${widthPx} / ${heightPx}`,
        inlineSize: `min(100%, ${(9 * widthPx) / heightPx}rem)`,
        ...(placeholder === null ? {} : { backgroundColor: placeholder }),
        ...(blurred === null ? {} : { backgroundImage: `url("${blurred}")` }),
      }}
    >
      {details !== null && (
        <img
          key={order}
          src={details.src}
          srcSet={details.srcSet === '' ? undefined : details.srcSet}
          sizes="100px"
          alt=""
          className="absolute inset-0 size-full"
        />
      )}
    </span>
  );
}
