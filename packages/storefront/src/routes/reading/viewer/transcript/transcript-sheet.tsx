import type { ViewerSettings } from '@longstrip/core';
import { Button, LinesSkeleton, Modal } from '@longstrip/ui';
import { useCallback, useEffect, useState } from 'react';
import { useViewerText } from '../../../../i18n/use-text.ts';
import { viewerTheme } from '../../../../parts/reading/viewer-settings.ts';
import type { ViewerEpisode } from '../viewer-model.ts';
import { fetchTranscript, type TranscriptReply, transcriptPath } from './transcript.ts';
import { TranscriptView } from './transcript-view.tsx';

export interface TranscriptSheetProps {
  isOpen: boolean;
  onClose: () => void;
  data: ViewerEpisode;
  settings: ViewerSettings;
}

/** What is seen and said in the episode, to read, search and listen to. It is loaded when the sheet is first opened. */
export function TranscriptSheet({ isOpen, onClose, data, settings }: TranscriptSheetProps) {
  const text = useViewerText();
  const { reply, load } = useTranscript(transcriptPath(data.series.alias, data.episode.alias));
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      style="Up"
      title={text('transcript.title')}
      closeLabel={text('common.close')}
      theme={viewerTheme(false, settings)}
    >
      {reply === null && (
        <div className="px-(--size-gutter) py-4">
          <LinesSkeleton label={text('list.loading')} />
        </div>
      )}
      {reply?.kind === 'loaded' && <TranscriptView data={data} panels={reply.transcript.panels} onGone={onClose} />}
      {(reply?.kind === 'refused' || reply?.kind === 'unreachable') && (
        <div role="alert" className="grid justify-items-center gap-4 px-(--size-gutter) py-10 text-center">
          <p className="text-fg-2">{text('transcript.failed')}</p>
          <Button onClick={load}>{text('common.retry')}</Button>
        </div>
      )}
    </Modal>
  );
}

function useTranscript(path: string): { reply: TranscriptReply | null; load: () => void } {
  const [reply, setReply] = useState<TranscriptReply | null>(null);
  const load = useCallback(() => {
    setReply(null);
    void fetchTranscript(path, window.fetch.bind(window)).then(setReply);
  }, [path]);
  useEffect(load, [load]);
  return { reply, load };
}
