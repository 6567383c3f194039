import clsx from 'clsx';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useRef, useState } from 'react';
import { inertWhen } from '../control/react-workarounds.ts';
import { BackIcon, ForwardIcon, PauseIcon, PlayIcon } from '../icon/icons.tsx';
import type { BannerCarouselProps } from './banner-carousel.tsx';
import { BannerSlideCard } from './banner-slide.tsx';
import { BANNER_SLIDE_MS, useCarouselClock } from './carousel-clock.ts';

type TurnStep = 'scrollPrev' | 'scrollNext';

const TURN =
  'absolute top-1/2 hidden size-11 -translate-y-1/2 place-items-center rounded-pill bg-art-disc text-on-art opacity-0 transition-opacity group-hover/banner:opacity-100 focus-visible:opacity-100 desk:grid';

function useSelectedIndex(embla: ReturnType<typeof useEmblaCarousel>[1]): number {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    if (!embla) return;
    const update = () => setIndex(embla.selectedScrollSnap());
    update();
    embla.on('select', update).on('reInit', update);
    return () => {
      embla.off('select', update).off('reInit', update);
    };
  }, [embla]);
  return index;
}

/**
 * The banners at the top of the home page: 16:9 on phones, 720×320 on desktop. They change every three seconds, and
 * pause under a finger, a pointer or the focus, under reduced motion, and when the reader pauses them.
 */
export function TurningBanners({ slides, labels, intervalMs = BANNER_SLIDE_MS }: BannerCarouselProps) {
  const [viewportRef, embla] = useEmblaCarousel({
    loop: true,
    duration: 22,
    direction: typeof document !== 'undefined' && document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr',
  });
  const regionRef = useRef<HTMLElement>(null);
  const [isPaused, setPaused] = useState(false);
  const index = useSelectedIndex(embla);
  const clockRef = useCarouselClock(regionRef, {
    slideCount: slides.length,
    intervalMs,
    isPaused,
    advance: () => embla?.scrollNext(),
  });
  const turn = (step: TurnStep) => {
    embla?.[step]();
    clockRef.current?.restart();
  };

  return (
    <section
      ref={regionRef}
      aria-roledescription="carousel"
      aria-label={labels.region}
      className="group/banner relative"
    >
      <div ref={viewportRef} className="overflow-hidden">
        <ul className="flex touch-pan-y">
          {slides.map((slide, slideIndex) => (
            <li
              key={slide.href}
              aria-label={labels.place(slideIndex + 1, slides.length)}
              className="grid min-w-0 flex-[0_0_100%] grid-cols-1"
              {...inertWhen(embla !== undefined && slideIndex !== index)}
            >
              <BannerSlideCard slide={slide} isPriority={slideIndex === 0} />
            </li>
          ))}
        </ul>
      </div>
      {slides.length > 1 && (
        <>
          <TurnButtons labels={labels} onTurn={turn} />
          <div className="banner-controls absolute end-1 bottom-0 flex items-center text-on-art">
            <Dots count={slides.length} index={index} />
            <button
              type="button"
              aria-label={isPaused ? labels.play : labels.pause}
              onClick={() => setPaused(!isPaused)}
              className="grid size-11 place-items-center opacity-80 hover:opacity-100 focus-visible:opacity-100"
            >
              {isPaused ? <PlayIcon size={16} filled /> : <PauseIcon size={16} />}
            </button>
          </div>
        </>
      )}
    </section>
  );
}

/** Buttons to the previous and next banner, for pointer and keyboard; a finger swipes. */
function TurnButtons({ labels, onTurn }: { labels: BannerCarouselProps['labels']; onTurn: (step: TurnStep) => void }) {
  return (
    <>
      <button
        type="button"
        aria-label={labels.previous}
        onClick={() => onTurn('scrollPrev')}
        className={clsx(TURN, 'start-2')}
      >
        <BackIcon size={20} />
      </button>
      <button
        type="button"
        aria-label={labels.next}
        onClick={() => onTurn('scrollNext')}
        className={clsx(TURN, 'end-2')}
      >
        <ForwardIcon size={20} />
      </button>
    </>
  );
}

/** Shows which banner of how many. Screen readers get this from the names of the slides. */
function Dots({ count, index }: { count: number; index: number }) {
  const places = Array.from({ length: count }, (_, place) => place);
  return (
    <span className="flex items-center gap-2" aria-hidden="true">
      {places.map((place) => (
        <span
          key={place}
          className={clsx(
            'h-1.5 rounded-pill transition-[background-color] duration-200',
            place === index ? 'w-[18px] bg-on-art' : 'w-1.5 bg-art-line',
          )}
        />
      ))}
    </span>
  );
}
