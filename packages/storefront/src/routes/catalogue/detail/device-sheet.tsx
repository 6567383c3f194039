import { ButtonLink, Modal } from '@longstrip/ui';
import { useViewerText } from '../../../i18n/use-text.ts';
import { CopyRow } from '../../../parts/device/copy-row.tsx';
import { DEVICE_PAGE } from '../../../parts/device/device-addresses.ts';
import { useDevice } from '../../../parts/device/use-device.ts';
import { type EpisodeModel, isReadable } from '../../../parts/episodes/episode-model.ts';

export interface DeviceSheetProps {
  isOpen: boolean;
  onClose: () => void;
  seriesAlias: string;
  episodes: readonly EpisodeModel[];
}

/** Saves episodes of a series on this device: those that the reader may read now. */
export function DeviceSheet({ isOpen, onClose, seriesAlias, episodes }: DeviceSheetProps) {
  const text = useViewerText();
  const { isSupported } = useDevice();
  const readable = episodes.filter(({ access }) => isReadable(access));
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      style="Bottom"
      title={text('device.title')}
      closeLabel={text('common.close')}
    >
      <p className="text-14 text-fg-2">{text(isSupported === false ? 'device.unsupported' : 'device.aboutSeries')}</p>
      {isSupported === true && (
        <ul className="my-2 divide-y divide-line">
          {readable.map(({ alias, title }) => (
            <li key={alias}>
              <CopyRow seriesAlias={seriesAlias} episodeAlias={alias} title={title} />
            </li>
          ))}
        </ul>
      )}
      <ButtonLink look="quiet" isWide href={DEVICE_PAGE}>
        {text('device.list')}
      </ButtonLink>
    </Modal>
  );
}
