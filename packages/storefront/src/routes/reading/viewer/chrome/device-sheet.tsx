import type { ViewerSettings } from '@longstrip/core';
import { Button, ButtonLink, Modal, ProgressLine } from '@longstrip/ui';
import { useViewerText } from '../../../../i18n/use-text.ts';
import { CopyRow } from '../../../../parts/device/copy-row.tsx';
import { DEVICE_PAGE } from '../../../../parts/device/device-addresses.ts';
import { cancelSaving, removeCopies, startSaving } from '../../../../parts/device/device-library.ts';
import { copyWords, failureWords, formatBytes } from '../../../../parts/device/device-words.ts';
import { useDevice } from '../../../../parts/device/use-device.ts';
import { isReadable } from '../../../../parts/episodes/episode-model.ts';
import { viewerTheme } from '../../../../parts/reading/viewer-settings.ts';
import { useSite } from '../../../../root/site-data.ts';
import type { ViewerEpisode } from '../viewer-model.ts';

export interface DeviceSheetProps {
  isOpen: boolean;
  onClose: () => void;
  data: ViewerEpisode;
  settings: ViewerSettings;
}

/** Saves the episode on this device to read it without a connection, and shows how far that is and until when it lasts. */
export function DeviceSheet({ isOpen, onClose, data, settings }: DeviceSheetProps) {
  const text = useViewerText();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      style="Bottom"
      title={text('device.title')}
      closeLabel={text('common.close')}
      theme={viewerTheme(data.content.kind === 'novel', settings)}
    >
      <div className="grid gap-4">
        <EpisodeCopy data={data} />
        {data.next !== null && isReadable(data.next.access) && (
          <div className="border-t border-line">
            <CopyRow seriesAlias={data.series.alias} episodeAlias={data.next.alias} title={data.next.title} />
          </div>
        )}
        <ButtonLink look="quiet" isWide href={DEVICE_PAGE}>
          {text('device.list')}
        </ButtonLink>
      </div>
    </Modal>
  );
}

function EpisodeCopy({ data: { series, episode } }: Pick<DeviceSheetProps, 'data'>) {
  const text = useViewerText();
  const { locale } = useSite();
  const { copies, isSupported, running, failures, nowMs } = useDevice();
  const path = `/viewer/${series.alias}/${episode.alias}`;
  const copy = copies?.find((each) => each.path === path && each.status !== 'ended');
  const isRunning = running[path] !== undefined;
  const failure = failureWords(failures[path], text);
  const save = () => void startSaving({ seriesAlias: series.alias, episodeAlias: episode.alias }, locale);
  if (isSupported === null) return <div className="min-h-24" aria-busy />;
  if (!isSupported) return <p className="text-fg-2">{text('device.unsupported')}</p>;
  const words = copy === undefined ? null : copyWords(copy, text, { locale, nowMs, isRunning });
  return (
    <>
      <div role="status" className="grid gap-2">
        <p className="text-14 text-fg-2">
          {words?.text ?? text('device.about')}
          {copy !== undefined && copy.bytes > 0 && (
            <>
              {' '}
              · <bdi className="figures">{formatBytes(locale, copy.bytes)}</bdi>
            </>
          )}
        </p>
        {copy !== undefined && copy.status === 'partial' && <ProgressLine share={copy.partsHere / copy.parts} />}
        {failure !== null && !isRunning && <p className="text-14 text-warning">{failure}</p>}
      </div>
      {isRunning ? (
        <Button isWide onClick={() => cancelSaving(path)}>
          {text('common.cancel')}
        </Button>
      ) : copy?.status === 'saved' ? (
        <Button isWide onClick={() => void removeCopies([copy])}>
          {text('device.remove')}
        </Button>
      ) : (
        <Button look="main" isWide onClick={save}>
          {text(copy === undefined ? 'device.save' : 'device.resume')}
        </Button>
      )}
    </>
  );
}
