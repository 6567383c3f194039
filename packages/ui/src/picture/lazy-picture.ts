import { type RefObject, useEffect, useState } from 'react';

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

/** True once `ref`'s element has come within 200 px of the window, and for ever after. `isEager` starts true. */
export function useNear(ref: RefObject<Element>, isEager: boolean): boolean {
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
