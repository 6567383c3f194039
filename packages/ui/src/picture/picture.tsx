import clsx from 'clsx';
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { PageIcon } from '../icon/icons.tsx';

/** A picture with its address, widths and size. */
export interface PictureSource {
  /** Its address; for a picture in several widths, that of the widest. */
  src: string;
  /** The widths in pixels that it comes in, narrowest first: each is the parameter `w` of its address. */
  srcWidthsPx?: readonly number[] | undefined;
  /** Its own size in pixels; only the ratio matters to the layout. */
  widthPx: number;
  heightPx: number;
  /** Colour shown until it is decoded, `#rrggbb`. */
  placeholder?: string | undefined;
}

/** Whether a picture is on the first screen: of every window, as its largest picture, of none, or only of a desktop window. */
export type PicturePriority = boolean | 'largest' | 'desktop';

export interface PictureProps {
  picture: PictureSource;
  /** Empty where the text beside it says the same. */
  alt: string;
  /** Width on the page, as in the `sizes` attribute. */
  sizes?: string;
  /** Another crop for desktop, in place of `picture` when the window is wider than 600 px. */
  desktopPicture?: PictureSource | undefined;
  /** On the first screen: requested at once, before any script, and not faded in; the largest picture before all others. */
  isPriority?: PicturePriority;
  /** Classes of the image itself, such as a position of the crop. */
  className?: string;
  style?: CSSProperties;
}

const DESKTOP_MEDIA = '(min-width: 601px)';

const WIDTH = /([?&]w=)\d+/;

/** The attribute `srcset`; none for a picture in one width. It is made here, so that a page's data holds each address once. */
function srcSetOf({ src, srcWidthsPx }: PictureSource): string | undefined {
  return srcWidthsPx?.map((widthPx) => `${src.replace(WIDTH, `$1${widthPx}`)} ${widthPx}w`).join(', ');
}

type Phase = 'waiting' | 'shown' | 'broken';

function usePicturePhase(ref: RefObject<HTMLImageElement>, isNear: boolean, isEager: boolean) {
  const [phase, setPhase] = useState<Phase>(isEager ? 'shown' : 'waiting');
  const [attempt, setAttempt] = useState(1);
  const connection = useRef(countConnections());
  // A picture from the browser's cache may be complete before React listens.
  useEffect(() => {
    const image = ref.current;
    if (!isNear || !image?.complete) return;
    setPhase(image.naturalWidth > 0 ? 'shown' : 'broken');
  }, [ref, isNear]);
  // A picture that failed while offline, or while the phone slept, is requested again afterwards.
  useEffect(() => {
    if (phase !== 'broken') return;
    const tryAgain = () => {
      if (document.visibilityState === 'hidden') return;
      connection.current = countConnections();
      setPhase('waiting');
      setAttempt((count) => count + 1);
    };
    // The connection came back before the listeners below were added.
    if (countConnections() !== connection.current) tryAgain();
    window.addEventListener('online', tryAgain);
    document.addEventListener('visibilitychange', tryAgain);
    return () => {
      window.removeEventListener('online', tryAgain);
      document.removeEventListener('visibilitychange', tryAgain);
    };
  }, [phase]);
  return { phase, attempt, onLoad: () => setPhase('shown'), onError: () => setPhase('broken') };
}

/**
 * A picture that fills its frame (which is `relative`). The frame has the size, so nothing moves when the picture
 * is loaded; until then its placeholder colour is shown. It is requested 200 px before it is visible: until then it has
 * no address, and nothing is drawn (base.css). It fades in once it is decoded. For an unavailable picture a drawn sheet
 * is shown, and it is requested again when the connection is back.
 */
export function Picture(props: PictureProps) {
  const { picture, alt, sizes, desktopPicture, isPriority = false, className, style } = props;
  const ref = useRef<HTMLImageElement>(null);
  const isEager = isPriority === true || isPriority === 'largest';
  const isDesktopEager = isPriority === 'desktop';
  const isNear = useNear(ref, isEager);
  const { phase, attempt, onLoad, onError } = usePicturePhase(ref, isNear, isEager);
  // Before scripts run, only a `source` can depend on the window's width.
  const ofDesktop = desktopPicture ?? (isDesktopEager ? picture : undefined);
  const look = clsx('relative size-full object-cover', className);
  const size = { width: picture.widthPx, height: picture.heightPx, sizes: picture.srcWidthsPx ? sizes : undefined };

  const image = (
    <img
      {...size}
      // Only a new element requests an address again that failed.
      key={attempt}
      ref={ref}
      alt={alt}
      src={isNear ? picture.src : undefined}
      srcSet={isNear ? srcSetOf(picture) : undefined}
      // Painted together with the page, not a frame later.
      decoding={isPriority === 'largest' ? 'sync' : 'async'}
      draggable={false}
      // React 18 knows the attribute by its plain name only.
      {...(isPriority === 'largest' ? { fetchpriority: 'high' } : {})}
      onLoad={onLoad}
      onError={onError}
      className={clsx(
        look,
        'transition-opacity duration-200 ease-out',
        phase !== 'shown' && (isDesktopEager ? 'max-desk:opacity-0' : 'opacity-0'),
      )}
      style={style}
    />
  );

  return (
    <>
      {picture.placeholder && (
        <span aria-hidden="true" className="absolute inset-0" style={{ backgroundColor: picture.placeholder }} />
      )}
      {/* Only the image if there is no other crop: a page has a hundred of them. */}
      {ofDesktop === undefined ? (
        image
      ) : (
        <picture className="contents">
          {(isNear || isDesktopEager) && (
            <source
              media={DESKTOP_MEDIA}
              srcSet={srcSetOf(ofDesktop) ?? ofDesktop.src}
              sizes={sizes}
              width={ofDesktop.widthPx}
              height={ofDesktop.heightPx}
            />
          )}
          {image}
        </picture>
      )}
      {phase === 'broken' && (
        <span className="absolute inset-0 grid place-items-center bg-fill-strong text-fg-3">
          <PageIcon />
        </span>
      )}
      {!isEager && (
        <noscript>
          <img {...size} alt={alt} src={picture.src} className={clsx(look, 'absolute! inset-0')} style={style} />
        </noscript>
      )}
    </>
  );
}

/** How far outside the window a picture begins to load, in pixels (section 9 of the specification). */
export const LAZY_MARGIN_PX = 200;

type Callback = () => void;

const waiting = new WeakMap<Element, Callback>();
let sharedObserver: IntersectionObserver | undefined;

/** One observer for all pictures of a page: a list of 500 rows must not make 500 of them. */
function observer(): IntersectionObserver {
  sharedObserver ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        sharedObserver?.unobserve(entry.target);
        waiting.get(entry.target)?.();
        waiting.delete(entry.target);
      }
    },
    { rootMargin: `${LAZY_MARGIN_PX}px` },
  );
  return sharedObserver;
}

/** True once `ref`'s element has come within 200 px of the window, and from then on. `isEager`: true from the start. */
function useNear(ref: RefObject<Element>, isEager: boolean): boolean {
  const [isNear, setNear] = useState(isEager);
  useEffect(() => {
    const element = ref.current;
    if (isNear || !element) return;
    waiting.set(element, () => setNear(true));
    const watcher = observer();
    watcher.observe(element);
    return () => {
      watcher.unobserve(element);
      waiting.delete(element);
    };
  }, [ref, isNear]);
  return isNear;
}

let connections = 0;
if (typeof window !== 'undefined') window.addEventListener('online', () => (connections += 1));

/** How often the connection has come back since the page was opened. */
function countConnections(): number {
  return connections;
}

/** How many pictures of a list are in the first screen of a phone (390×844) and of a desktop (1280×900), which holds more. */
export interface FirstScreen {
  readonly phone: number;
  readonly desktop: number;
}

/** For a list further down the page. */
export const NOT_IN_FIRST_SCREEN: FirstScreen = { phone: 0, desktop: 0 };

/** Whether a picture of a list is in the first screen, by its index. */
export function priorityAt(index: number, { phone, desktop }: FirstScreen): PicturePriority {
  if (index < phone) return true;
  return index < desktop ? 'desktop' : false;
}
