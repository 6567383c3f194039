import { Button, OwnText, ProgressLine } from '@longstrip/ui';
import { useViewerText } from '../../i18n/use-text.ts';
import { useSite } from '../../root/site-data.ts';
import { cancelSaving, removeCopies, startSaving, useDeviceLibrary } from './device-library.ts';
import { copyWords, failureWords } from './device-words.ts';

export interface CopyRowProps {
  seriesAlias: string;
  episodeAlias: string;
  /** Of the episode. */
  title: string;
}

/** An episode with what is on the device of it, and the button that saves or removes it. */
export function CopyRow({ seriesAlias, episodeAlias, title }: CopyRowProps) {
  const text = useViewerText();
  const { locale } = useSite();
  const { copies, running, failures, nowMs } = useDeviceLibrary();
  const path = `/viewer/${seriesAlias}/${episodeAlias}`;
  const copy = copies?.find((each) => each.path === path && each.status !== 'ended');
  const isRunning = running[path] !== undefined;
  const failure = isRunning ? null : failureWords(failures[path], text);
  const words = copy === undefined ? null : copyWords(copy, text, { locale, nowMs, isRunning });
  return (
    <div className="flex min-h-14 items-center gap-3 py-2">
      <span role="status" className="min-w-0 flex-1">
        <OwnText className="one-line block">{title}</OwnText>
        {failure !== null ? (
          <span className="block text-13 text-warning">{failure}</span>
        ) : (
          words !== null && <span className="figures block text-13 text-fg-2">{words.text}</span>
        )}
        {copy?.status === 'partial' && <ProgressLine share={copy.partsHere / copy.parts} className="mt-1.5" />}
      </span>
      {isRunning ? (
        <Button aria-label={`${text('common.cancel')}: ${title}`} onClick={() => cancelSaving(path)}>
          {text('common.cancel')}
        </Button>
      ) : copy?.status === 'saved' ? (
        <Button aria-label={text('device.removeOne', { title })} onClick={() => void removeCopies([copy])}>
          {text('device.remove')}
        </Button>
      ) : (
        <Button
          aria-label={`${text(copy === undefined ? 'device.save' : 'device.resume')}: ${title}`}
          onClick={() => void startSaving({ seriesAlias, episodeAlias }, locale)}
        >
          {text(copy === undefined ? 'device.save' : 'device.resume')}
        </Button>
      )}
    </div>
  );
}
