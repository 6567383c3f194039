import { ShelfSkeleton, useBrowserLayoutEffect } from '@longstrip/ui';
import { Await } from '@remix-run/react';
import { type ReactNode, Suspense, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';

/** The last size of each part, by its name. Empty on the server. */
const lastSizes = new Map<string, { windowWidthPx: number; heightPx: number }>();

export interface DeferredPartProps<Data> {
  name: string;
  data: Promise<Data>;
  children: (data: Data) => ReactNode;
}

/**
 * A deferred part of a page: first its skeleton, then the part itself. For a reader who returns, the skeleton has the height
 * that the part had, so that the scroll position is restored and nothing moves when the part arrives.
 */
export function DeferredPart<Data>({ name, data, children }: DeferredPartProps<Data>) {
  return (
    <Suspense fallback={<PartSkeleton name={name} />}>
      <Await resolve={data}>{(part) => <MeasuredPart name={name}>{children(part)}</MeasuredPart>}</Await>
    </Suspense>
  );
}

function PartSkeleton({ name }: { name: string }) {
  const text = useText();
  const skeleton = <ShelfSkeleton label={text('list.loading')} />;
  const seen = lastSizes.get(name);
  if (seen === undefined || seen.windowWidthPx !== window.innerWidth) return skeleton;
  return (
    <div className="overflow-hidden" style={{ height: seen.heightPx }}>
      {skeleton}
    </div>
  );
}

/** The part itself. It stores its height when it is removed. */
function MeasuredPart({ name, children }: { name: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useBrowserLayoutEffect(() => {
    const element = place.current;
    return () => {
      // A hidden element has no height.
      if (element === null || element.getClientRects().length === 0) return;
      lastSizes.set(name, { windowWidthPx: window.innerWidth, heightPx: element.getBoundingClientRect().height });
    };
  }, [name]);
  return <div ref={place}>{children}</div>;
}
