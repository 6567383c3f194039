import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { useIsWide } from './use-is-wide.ts';

/** What React finds in the document and leaves as it is. */
const AS_IT_IS = { __html: '' };

/**
 * A part of the frame that only wide windows show. Its markup comes from the server in every document, hidden in narrow windows; its
 * script loads where the window is wide. Until then, and elsewhere, the server's markup stays, and its links work, as one listener
 * of the document handles them. Without Suspense: React reports its error 421 if a boundary is mounted while others hydrate (record
 * 0042).
 */
export function widePart<Props extends object>(load: () => Promise<ComponentType<Props>>): (props: Props) => ReactNode {
  let loaded: ComponentType<Props> | null = null;
  const start = async () => {
    loaded = await load();
  };
  if (typeof window === 'undefined') void start();
  return function WidePart(props) {
    const isWide = useIsWide();
    const [Part, setPart] = useState(() => loaded);
    const isMissing = isWide && Part === null;
    useEffect(() => {
      if (!isMissing) return;
      start().then(
        () => startTransition(() => setPart(() => loaded)),
        // Without a connection the server's markup stays.
        () => undefined,
      );
    }, [isMissing]);
    if (Part === null || (typeof window !== 'undefined' && !isWide)) {
      return <div key="document" className="contents" suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />;
    }
    return (
      <div key={typeof window === 'undefined' ? 'document' : 'part'} className="contents">
        <Part {...props} />
      </div>
    );
  };
}
