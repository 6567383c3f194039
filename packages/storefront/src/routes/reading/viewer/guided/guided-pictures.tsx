import { type GuidedCamera, type GuidedView, type GuidedWindow, wholePagePx } from '@longstrip/core';
import { type CSSProperties, memo, useMemo } from 'react';
import { PagePicture } from '../page/page-picture.tsx';
import { STRIP_SIZES } from '../strip/strip-reader.tsx';
import { type GuidedPart, loadedWidthsPx } from './guided-plan.ts';

/** Pictures of a strip that a document has at first, as many as the tallest first screen shows. */
const FIRST_SLICES = 2;

export interface GuidedPicturesProps {
  part: Extract<GuidedPart, { kind: 'pictures' }>;
  /** What the camera shows; null before the window is measured: then the whole page where the episode opens. */
  camera: GuidedCamera | null;
  /** What else must be there: what the reader sees before and after this. */
  near: readonly GuidedCamera[];
  /** All views of the part. */
  views: readonly GuidedView[];
  window: GuidedWindow | null;
  /** The page where the episode opens. */
  opensAt: number;
}

/** A page or a strip under the camera, which moves it by its transform alone. Of a strip only what is near is in the document. */
export const GuidedPictures = memo(function GuidedPictures(props: GuidedPicturesProps) {
  const { part, camera, near, views, window, opensAt } = props;
  const { sheet, pages } = part;
  const widthsPx = useMemo(() => (window === null ? null : loadedWidthsPx(part, views, window)), [part, views, window]);
  const first = Math.max(
    0,
    pages.findIndex(({ order }) => order === opensAt),
  );
  const shown =
    camera === null || window === null
      ? rowsOfPages(sheet.pictures.slice(first, first + FIRST_SLICES))
      : rowsOfCameras([camera, ...near], window);
  const style: CSSProperties & Record<'--sheet-height', number> = {
    '--sheet-height': sheet.height,
    transform:
      camera === null || window === null
        ? `translateY(calc(var(--sheet) * ${-(sheet.isStrip ? (sheet.pictures[first]?.from ?? 0) : 0)}))`
        : transformOf(camera, sheet, window),
  };
  return (
    <div className="guided-sheet" data-strip={sheet.isStrip || undefined} style={style}>
      {pages.map((page, index) => {
        const { from, to } = sheet.pictures[index] ?? { from: 0, to: 0 };
        if (sheet.isStrip && (to <= shown.from || from >= shown.to)) return null;
        const loadedPx = widthsPx?.get(page.order);
        return (
          <div
            key={page.order}
            className="guided-page"
            style={{ top: `calc(var(--sheet) * ${from})`, height: `calc(var(--sheet) * ${to - from})` }}
          >
            <PagePicture
              page={page}
              isPriority={camera === null}
              isFirst={page.order === opensAt}
              sizes={loadedPx === undefined ? firstSizes(sheet) : `${loadedPx}px`}
              isJoined={sheet.isStrip}
            />
          </div>
        );
      })}
    </div>
  );
});

/** The `sizes` attribute of a picture that is shown whole, before the window is measured. */
function firstSizes({ isStrip, height }: { isStrip: boolean; height: number }): string {
  return isStrip ? STRIP_SIZES : `min(100vw, ${Math.ceil(100 / height)}vh)`;
}

interface Rows {
  from: number;
  to: number;
}

function rowsOfPages(pictures: readonly Rows[]): Rows {
  return { from: pictures[0]?.from ?? 0, to: pictures.at(-1)?.to ?? 0 };
}

/** The rows that are shown by any of these cameras, and while one moves to the next; in widths. */
function rowsOfCameras(cameras: readonly GuidedCamera[], { heightPx }: GuidedWindow): Rows {
  return {
    from: Math.min(...cameras.map(({ yPx, scalePx }) => -yPx / scalePx)),
    to: Math.max(...cameras.map(({ yPx, scalePx }) => (heightPx - yPx) / scalePx)),
  };
}

/** The style sheet puts a page into the middle of the window, and a strip to its upper edge: from there the camera moves it. */
function transformOf(
  { scalePx, xPx, yPx }: GuidedCamera,
  sheet: { isStrip: boolean; height: number },
  window: GuidedWindow,
): string {
  const laidOutPx = wholePagePx(sheet, window);
  const leftPx = (window.widthPx - laidOutPx) / 2;
  const topPx = sheet.isStrip ? 0 : (window.heightPx - laidOutPx * sheet.height) / 2;
  return `translate(${xPx - leftPx}px, ${yPx - topPx}px) scale(${scalePx / laidOutPx})`;
}
