import type { Locale } from '@longstrip/core';
import { useToast } from '@longstrip/ui';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { documentLocale } from '../../../i18n/create-i18n.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useWhenConnected } from '../../../parts/shell/connection-watcher.tsx';

interface LazyPartOptions {
  /** Load the texts that the part looks up. */
  texts?: readonly ((locale: Locale) => Promise<unknown>)[];
  /** What is shown until the script has come. */
  fallback?: ReactNode;
}

interface PartProps {
  data: object;
  /** Of a sheet. */
  isOpen?: boolean;
  onClose?: () => void;
}

/**
 * A part of the viewer whose script loads when it is first shown. Where it does not come, for instance without a connection,
 * the pages stay, and it is loaded again with the next connection. A sheet that was opened says so, and loads again when it is
 * opened again. Without Suspense: React reports its error 421 if a boundary is mounted while others hydrate (record 0042).
 */
export function lazyPart<Props extends PartProps>(
  load: () => Promise<ComponentType<Props>>,
  { texts = [], fallback = null }: LazyPartOptions = {},
): (props: Props) => ReactNode {
  let loaded: ComponentType<Props> | null = null;
  const start = async () => {
    [loaded] = await Promise.all([load(), ...texts.map((add) => add(documentLocale()))]);
  };
  return function LazyPart(props) {
    const text = useText();
    const toast = useToast();
    const [Part, setPart] = useState(() => loaded);
    const latest = useRef<PartProps>(props);
    latest.current = props;
    const isMissing = Part === null;
    const attempt = () => {
      if (!isMissing) return;
      start().then(
        () => setPart(() => loaded),
        () => {
          const { isOpen = true, onClose } = latest.current;
          if (!isOpen || onClose === undefined) return;
          toast({ text: text('page.offlineText'), tone: 'warning' });
          onClose();
        },
      );
    };
    const attempted = useRef(attempt);
    attempted.current = attempt;
    const { isOpen } = props;
    useEffect(() => attempted.current(), [isOpen]);
    useWhenConnected(attempt);
    return Part === null ? fallback : <Part {...props} />;
  };
}
