import { Button, ButtonLink } from '@longstrip/ui';
import {
  type CSSProperties,
  createContext,
  memo,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { useWhenConnected } from '../../../../parts/shell/connection-watcher.tsx';
import { useIsOnScreen } from '../use-is-on-screen.ts';
import type { PicturePage } from '../viewer-model.ts';
import { noteFailedOnScreen, noteFailedPictures, useViewerStore } from '../viewer-store.ts';
import type { FreshPages, PageAddress } from './fresh-addresses.ts';
import type { LoadReason, PictureLoader } from './picture-loader.ts';

/** What the reader component provides to its pages. */
export interface PageHost {
  loader: { current: PictureLoader | null };
  fresh: FreshPages;
  title: string;
  /** How many pages the episode has. */
  pageCount: number;
  /** Loads each picture that has failed once more; by it the order of its page. */
  failed: Map<() => void, number>;
  /** The reader component itself shows that a picture has failed (`FailedPicture`). */
  showsFailure?: boolean;
  /** Where a page (from 1) is reported to support; null where the platform has none. */
  reportHref: (page: number) => string | null;
}

export const PageHostContext = createContext<PageHost | null>(null);

export interface PagePictureProps {
  page: PicturePage;
  /** Part of the first screen: it loads at once. */
  isPriority: boolean;
  /** The page where the episode opens: its picture comes before all others. */
  isFirst?: boolean;
  /** The `sizes` attribute. */
  sizes: string;
  /** The next picture joins this one without a gap. */
  isJoined?: boolean;
  /** The page in words, for as long as it is loaded or near. */
  words?: ReactNode;
}

type Phase = 'waiting' | 'shown' | 'failed';

/**
 * A page's picture, in a frame of its shape that shows it blurred, so that nothing moves or flashes. It loads when the reader
 * comes near. An expired address is renewed once automatically, then by the reader.
 */
export const PagePicture = memo(function PagePicture(props: PagePictureProps) {
  const { page, isPriority, isFirst = false, sizes, isJoined = false, words } = props;
  const text = useText();
  const host = useContext(PageHostContext);
  if (host === null) throw new Error('a page stands outside a reader');
  const frame = useRef<HTMLDivElement>(null);
  const { phase, reason, source, onLoad, onError } = usePicture(page, isPriority, host, frame);
  const blurred = page.blurred ?? host.fresh.detailsOf(page.order)?.blurred ?? null;
  return (
    // Colour and blur are on an element without `position`: they must be below the picture of the slice before.
    <div
      ref={frame}
      data-page={page.order}
      className="size-full bg-size-[100%_100%]"
      style={standInOf(page.placeholder, blurred)}
    >
      <div className="relative size-full">
        {isJoined && phase === 'shown' && source !== null && <SeamCover {...source} sizes={sizes} />}
        {source !== null && (
          <img
            src={source.src}
            srcSet={source.srcSet === '' ? undefined : source.srcSet}
            sizes={source.srcSet === '' ? undefined : sizes}
            width={page.widthPx}
            height={page.heightPx}
            alt={text('viewer.page', { page: page.order, pages: host.pageCount })}
            decoding={isPriority ? 'sync' : 'async'}
            draggable={false}
            // React 18 only knows the attribute in lower case. On a slow connection the first page comes first.
            {...{ fetchpriority: reason === 'ahead' ? 'low' : isPriority && !isFirst ? 'auto' : 'high' }}
            onLoad={onLoad}
            onError={onError}
            className={`absolute inset-0 size-full ${phase === 'failed' ? 'invisible' : ''}`}
          />
        )}
        {reason !== null && words}
        {phase === 'failed' && host.showsFailure !== true && (
          // In the middle of the page, or as near to it as the window allows: a page may be taller than the window, and at
          // its lower edge is the message that there is no connection.
          <FailedPicture host={host} page={page.order} className="sticky top-20 bottom-32" />
        )}
      </div>
    </div>
  );
});

/**
 * That a picture could not be loaded, with the button that tries again, over the place of the picture. The first one in the
 * window says so; those below it only have a quiet button.
 */
export function FailedPicture({ host, page, className = '' }: FailedPictureProps) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const isOnScreen = useIsOnScreen(box);
  useEffect(() => {
    if (isOnScreen !== true) return;
    noteFailedOnScreen(page, true);
    return () => noteFailedOnScreen(page, false);
  }, [isOnScreen, page]);
  const isBelow = useViewerStore(({ failedOnScreen }) => failedOnScreen.some((other) => other < page));
  return (
    <div
      ref={box}
      dir="auto"
      className="absolute inset-0 flex flex-col items-center justify-center bg-view p-4 text-center text-view-fg-2"
    >
      <div className={`grid justify-items-center gap-3 ${className}`}>
        {isBelow ? (
          <Button look="quiet" onClick={() => retryAll(host.failed)}>
            {text('common.retry')}
          </Button>
        ) : (
          <>
            <p>{text('viewer.pageFailed')}</p>
            <RetryButton failed={host.failed} />
            <ReportLink href={host.reportHref(page)} />
          </>
        )}
      </div>
    </div>
  );
}

interface FailedPictureProps {
  host: PageHost;
  /** From 1. */
  page: number;
  className?: string;
}

/** What the frame shows until the picture comes: the picture itself in a few pixels, or one colour. */
function standInOf(placeholder: string | null, blurred: string | null): CSSProperties {
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

/** Loads this picture once more, with all others that have failed. */
function RetryButton({ failed }: Pick<PageHost, 'failed'>) {
  const text = useText();
  const count = useViewerStore((state) => state.failedPictures);
  return <Button onClick={() => retryAll(failed)}>{text(count > 1 ? 'viewer.retryAll' : 'common.retry')}</Button>;
}

function ReportLink({ href }: { href: string | null }) {
  const text = useText();
  if (href === null) return null;
  return (
    <ButtonLink look="quiet" href={href}>
      {text('viewer.report')}
    </ButtonLink>
  );
}

function retryAll(failed: PageHost['failed']): void {
  for (const retry of [...failed.keys()]) retry();
}

/** A picture that could not be loaded is tried again by itself after these times, in milliseconds. */
const RETRIED_AFTER_MS = [2_000, 5_000, 12_000, 30_000];

/** When a picture loads, from which address, and what happens when that fails. */
function usePicture(
  page: PicturePage,
  isFirstScreen: boolean,
  { loader, fresh, failed }: PageHost,
  frame: { current: HTMLDivElement | null },
) {
  const { order } = page;
  // As it was when the page was drawn: the loader knows since then what loads.
  const [isPriority] = useState(isFirstScreen);
  const [reason, setReason] = useState<LoadReason>(isPriority ? 'seen' : null);
  const [phase, setPhase] = useState<Phase>('waiting');
  const [source, setSource] = useState<PageAddress | null>(isPriority ? fresh.detailsOf(order) : null);
  /** How many requests had ended when its address failed: that of the next one is worth another try. */
  const [failedAfter, setFailedAfter] = useState<number | null>(null);
  /** How many had ended when this page requested its address: it requests only one. */
  const asked = useRef<number | null>(null);
  const tries = useRef(0);
  const { attemptsOf, detailsOf, isStale, renew } = fresh;
  const attempts = attemptsOf(order);

  const end = (reached: 'shown' | 'failed') => {
    setPhase(reached);
    if (frame.current !== null) loader.current?.settle(frame.current);
  };
  const succeed = () => {
    tries.current = 0;
    asked.current = null;
    setFailedAfter(null);
    end('shown');
  };
  const giveUp = () => end('failed');
  const fail = () => {
    // The first failure may be an expired address, which is renewed. The next one is shown.
    if (failedAfter === null) setSource(null);
    else giveUp();
    setFailedAfter(attempts);
  };
  const settle = useRef({ succeed, fail, giveUp });
  settle.current = { succeed, fail, giveUp };

  useEffect(() => {
    const element = frame.current;
    if (element === null || loader.current === null) return;
    return loader.current.watch(element, setReason, isPriority);
  }, [loader, frame, isPriority]);

  // A picture that has loaded before hydration sends no more events.
  useEffect(() => {
    const image = frame.current?.querySelector('img');
    if (!image?.complete) return;
    if (image.naturalWidth > 0) settle.current.succeed();
    else settle.current.fail();
  }, [frame]);

  useEffect(() => {
    if (reason === null) {
      // The reader has gone elsewhere: the connection is free for what is visible now, and so is the memory.
      asked.current = null;
      setSource(null);
      if (phase === 'shown') setPhase('waiting');
      return;
    }
    if (phase !== 'waiting' || source !== null) return;
    const needsRenewal = failedAfter === null ? isStale(order) : failedAfter >= attempts;
    const known = detailsOf(order);
    if (!needsRenewal && known !== null) setSource(known);
    else if (asked.current !== null && asked.current < attempts) settle.current.giveUp();
    else {
      asked.current = attempts;
      renew(order, failedAfter !== null);
    }
  }, [reason, phase, source, failedAfter, attempts, detailsOf, isStale, renew, order]);

  const retry = useCallback(() => {
    asked.current = null;
    setPhase('waiting');
    setSource(null);
  }, []);
  useEffect(() => {
    if (phase !== 'failed') return;
    failed.set(retry, order);
    noteFailedPictures(1);
    const waitMs = RETRIED_AFTER_MS[tries.current];
    tries.current += 1;
    const timer = waitMs === undefined ? undefined : setTimeout(retry, waitMs);
    return () => {
      failed.delete(retry);
      noteFailedPictures(-1);
      clearTimeout(timer);
    };
  }, [phase, retry, failed, order]);
  useWhenConnected(() => {
    if (phase === 'failed') retry();
  });

  return { phase, reason, source, onLoad: succeed, onError: fail };
}
