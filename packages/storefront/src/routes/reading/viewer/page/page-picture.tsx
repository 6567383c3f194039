import { Button } from '@longstrip/ui';
import { type CSSProperties, createContext, memo, useContext, useEffect, useRef, useState } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { useWhenConnected } from '../../../../parts/shell/connection-watcher.tsx';
import type { PicturePage } from '../viewer-model.ts';
import type { FreshPages, PageAddress } from './fresh-addresses.ts';
import type { LoadReason, PictureLoader } from './picture-loader.ts';

/** What the reader component provides to its pages. */
export interface PageHost {
  activation: { current: PictureLoader | null };
  fresh: FreshPages;
  title: string;
}

export const PageHostContext = createContext<PageHost | null>(null);

export interface PagePictureProps {
  page: PicturePage;
  /** Part of the first screen: it loads at once. */
  isPriority: boolean;
  /** The `sizes` attribute. */
  sizes: string;
  /** The next picture joins this one without a gap. */
  isJoined?: boolean;
}

type Phase = 'waiting' | 'shown' | 'failed';

/**
 * A page's picture, in a frame of its shape that shows it blurred, so that nothing moves or flashes. It loads when the reader
 * comes near. An expired address is renewed once automatically, then by the reader.
 */
export const PagePicture = memo(function PagePicture({ page, isPriority, sizes, isJoined = false }: PagePictureProps) {
  const text = useText();
  const host = useContext(PageHostContext);
  if (host === null) throw new Error('a page stands outside a reader');
  const frame = useRef<HTMLDivElement>(null);
  const { phase, reason, source, onLoad, onError, retry } = usePicture(page, isPriority, host, frame);
  return (
    // Colour and blur are on an element without `position`: they must be below the picture of the slice before.
    <div ref={frame} data-page={page.order} className="size-full bg-size-[100%_100%]" style={standInOf(page)}>
      <div className="relative size-full">
        {isJoined && phase === 'shown' && source !== null && <SeamCover {...source} sizes={sizes} />}
        {source !== null && (
          <img
            src={source.src}
            srcSet={source.srcSet === '' ? undefined : source.srcSet}
            sizes={source.srcSet === '' ? undefined : sizes}
            width={page.widthPx}
            height={page.heightPx}
            alt={text('viewer.pageImage', { title: host.title, page: page.order })}
            decoding={isPriority ? 'sync' : 'async'}
            draggable={false}
            // React 18 only knows the attribute in lower case. On a slow connection the first page comes first.
            {...{ fetchpriority: reason === 'ahead' ? 'low' : isPriority && page.order > 1 ? 'auto' : 'high' }}
            onLoad={onLoad}
            onError={onError}
            className={`absolute inset-0 size-full ${phase === 'failed' ? 'invisible' : ''}`}
          />
        )}
        {phase === 'failed' && (
          <div className="absolute inset-0 flex flex-col items-center justify-center bg-view p-4 text-center text-view-fg-2">
            {/* In the middle of the page, or as near to it as the window allows: a page may be taller than the window.
             */}
            <div className="sticky inset-y-20 grid justify-items-center gap-3">
              <p>{text('viewer.pageFailed')}</p>
              <Button onClick={retry}>{text('common.retry')}</Button>
            </div>
          </div>
        )}
      </div>
    </div>
  );
});

/** What the frame shows until the picture comes: the picture itself in a few pixels, or one colour. */
function standInOf({ placeholder, blurred }: PicturePage): CSSProperties {
  return {
    ...(placeholder === null ? {} : { backgroundColor: placeholder }),
    ...(blurred === null ? {} : { backgroundImage: `url("${blurred}")` }),
  };
}

/**
 * The last rows of a picture again, below its seam with the next one. Where a screen's pixels are no whole number of
 * CSS pixels, both pictures have soft edges there, and a line of the frame's colour would be visible.
 */
function SeamCover({ src, srcSet, sizes }: PageAddress & { sizes: string }) {
  return (
    <img
      src={src}
      srcSet={srcSet === '' ? undefined : srcSet}
      sizes={srcSet === '' ? undefined : sizes}
      alt=""
      draggable={false}
      className="absolute inset-x-0 top-[calc(100%-1px)] h-0.5 w-full object-cover object-bottom"
    />
  );
}

/** When a picture loads, from which address, and what happens when that fails. */
function usePicture(
  page: PicturePage,
  isPriority: boolean,
  { activation, fresh }: PageHost,
  frame: { current: HTMLDivElement | null },
) {
  const { order, src, srcSet } = page;
  const [reason, setReason] = useState<LoadReason>(isPriority ? 'seen' : null);
  const [phase, setPhase] = useState<Phase>('waiting');
  const [source, setSource] = useState<PageAddress | null>(isPriority ? { src, srcSet } : null);
  /** The generation whose address failed; a newer one is worth another try. */
  const [failedGeneration, setFailedGeneration] = useState<number | null>(null);
  /** The generation in which this page requested a renewal: it requests only one per generation. */
  const asked = useRef<number | null>(null);
  const { generation, addressOf, areStale, renew } = fresh;

  const end = (reached: 'shown' | 'failed') => {
    setPhase(reached);
    if (frame.current !== null) activation.current?.settle(frame.current);
  };
  const succeed = () => end('shown');
  const giveUp = () => end('failed');
  const fail = () => {
    // The first failure may be an expired address, which is renewed. The next one is shown.
    if (failedGeneration === null) setSource(null);
    else giveUp();
    setFailedGeneration(generation);
  };
  const settle = useRef({ succeed, fail, giveUp });
  settle.current = { succeed, fail, giveUp };

  useEffect(() => {
    const element = frame.current;
    if (element === null || activation.current === null) return;
    return activation.current.watch(element, setReason, isPriority);
  }, [activation, frame, isPriority]);

  // A picture that has loaded before hydration sends no more events.
  useEffect(() => {
    const image = frame.current?.querySelector('img');
    if (!image?.complete) return;
    if (image.naturalWidth > 0) settle.current.succeed();
    else settle.current.fail();
  }, [frame]);

  useEffect(() => {
    if (phase !== 'waiting') return;
    if (reason === null) {
      // The reader has gone elsewhere before it came: the connection is free for what is visible now.
      setSource(null);
      return;
    }
    if (source !== null) return;
    const needsRenewal = failedGeneration === null ? areStale() : failedGeneration >= generation;
    if (!needsRenewal) setSource(addressOf(order) ?? { src, srcSet });
    else if (asked.current !== null && asked.current < generation) settle.current.giveUp();
    else {
      asked.current = generation;
      renew();
    }
  }, [reason, phase, source, failedGeneration, generation, addressOf, areStale, renew, order, src, srcSet]);

  const retry = () => {
    asked.current = null;
    setPhase('waiting');
    setSource(null);
  };
  useWhenConnected(() => {
    if (phase === 'failed') retry();
  });

  return { phase, reason, source, onLoad: succeed, onError: fail, retry };
}
