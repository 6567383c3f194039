import type { ViewerSettings } from '@longstrip/core';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { useProgressText } from '../progress-text.ts';
import type { ViewerEpisode } from '../viewer-model.ts';
import { useViewerStore } from '../viewer-store.ts';

/** Tells a screen reader what is shown after each turn: the page, how far the reader is in a strip, or the end. */
export function TurnReport({ data, settings }: { data: ViewerEpisode; settings: ViewerSettings }) {
  const text = useText();
  const isAtEnd = useViewerStore(({ position }) => position?.anchor.kind === 'end');
  const progress = useProgressText(data, settings) ?? '';
  const reached = isAtEnd ? text('viewer.endTitle', { episode: data.episode.title }) : progress;
  const known = useRef(reached);
  const [report, setReport] = useState('');
  useEffect(() => {
    if (known.current === reached) return;
    known.current = reached;
    // A button for turning gives the focus to the page, which is read then.
    setReport(document.activeElement?.matches('.page-turn') === true ? '' : reached);
  }, [reached]);
  return (
    <p aria-live="polite" className="sr-only">
      {report}
    </p>
  );
}
