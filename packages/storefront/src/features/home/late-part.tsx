import { ShelfSkeleton, useBrowserLayoutEffect } from '@longstrip/ui';
import { Await } from '@remix-run/react';
import { type ReactNode, Suspense, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';

/** The sizes in which parts of pages were last seen, by their names. A server sees none. */
const lastSeen = new Map<string, { windowWidthPx: number; heightPx: number }>();

export interface LatePartProps<Data> {
  /** Its own name, among the parts of all pages. */
  name: string;
  data: Promise<Data>;
  children: (data: Data) => ReactNode;
}

/**
 * A part of the page that is still on its way: its shape, then itself. For who comes back, the shape is as high as the
 * part was: a place further down the page is found again, and nothing that comes in above moves it.
 */
export function LatePart<Data>({ name, data, children }: LatePartProps<Data>) {
  return (
    <Suspense fallback={<PartSkeleton name={name} />}>
      <Await resolve={data}>{(part) => <SeenPart name={name}>{children(part)}</SeenPart>}</Await>
    </Suspense>
  );
}

function PartSkeleton({ name }: { name: string }) {
  const text = useText();
  const skeleton = <ShelfSkeleton label={text('list.loading')} />;
  const seen = lastSeen.get(name);
  if (seen === undefined || seen.windowWidthPx !== window.innerWidth) return skeleton;
  return (
    <div className="overflow-hidden" style={{ height: seen.heightPx }}>
      {skeleton}
    </div>
  );
}

/** The part itself; as the reader leaves, its height is noted. */
function SeenPart({ name, children }: { name: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useBrowserLayoutEffect(() => {
    const element = place.current;
    return () => {
      // One that is hidden at that moment has no height to speak of.
      if (element === null || element.getClientRects().length === 0) return;
      lastSeen.set(name, { windowWidthPx: window.innerWidth, heightPx: element.getBoundingClientRect().height });
    };
  }, [name]);
  return <div ref={place}>{children}</div>;
}
