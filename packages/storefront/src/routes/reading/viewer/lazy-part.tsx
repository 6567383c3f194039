import type { Locale } from '@longstrip/core';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { documentLocale } from '../../../i18n/create-i18n.ts';
import { useWhenConnected } from '../../../parts/shell/connection-watcher.tsx';

interface LazyPartOptions {
  /** Load the texts that the part looks up. */
  texts?: readonly ((locale: Locale) => Promise<unknown>)[];
  /** What is shown until the script has come. */
  fallback?: ReactNode;
}

/**
 * A part of the viewer whose script loads when it is first shown. Where it does not come, for instance without a connection,
 * the pages stay, and it is loaded again with the next connection.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { texts = [], fallback = null }: LazyPartOptions = {},
): (props: Props) => ReactNode {
  const start = (): Loaded<Props> => ({
    Part: lazy(async (): Promise<{ default: Loaded<Props>['Part'] }> => {
      try {
        const [Part] = await Promise.all([load(), ...texts.map((add) => add(documentLocale()))]);
        return { default: ({ given }: Given<Props>) => <Part {...given} /> };
      } catch {
        latest = start();
        return { default: () => null };
      }
    }),
  });
  let latest = start();
  return function LazyPart(props) {
    const [{ Part }, setLoaded] = useState(latest);
    useWhenConnected(() => setLoaded(latest));
    return (
      <Suspense fallback={fallback}>
        <Part given={props} />
      </Suspense>
    );
  };
}

interface Given<Props> {
  given: Props;
}

interface Loaded<Props> {
  readonly Part: ComponentType<Given<Props>>;
}
