import { VIEWER_KEY, VIEWER_KEY_ACTIONS, type ViewerKeyAction, type ViewerSettings } from '@longstrip/core';
import { Button, Modal } from '@longstrip/ui';
import { type KeyboardEvent, useState } from 'react';
import { useViewerText } from '../../../../i18n/use-text.ts';
import { viewerTheme } from '../../../../parts/reading/viewer-settings.ts';
import type { ViewerEpisode } from '../viewer-model.ts';
import { useViewerLayers } from '../viewer-store.ts';
import { useChangeSettings } from './use-change-settings.ts';
import { keysOf, withKey } from './viewer-keys.ts';

const LABELS = {
  next: 'viewerSettings.keyNext',
  previous: 'viewerSettings.keyPrevious',
  first: 'viewerSettings.keyFirst',
  last: 'viewerSettings.keyLast',
  nextEpisode: 'viewerSettings.keyNextEpisode',
  previousEpisode: 'viewerSettings.keyPreviousEpisode',
  bars: 'viewerSettings.keyBars',
  settings: 'viewerSettings.keySettings',
  episodes: 'viewerSettings.keyEpisodes',
  panels: 'viewerSettings.keyPanels',
  find: 'viewerSettings.keyFind',
  autoScroll: 'viewerSettings.keyAutoScroll',
  help: 'viewerSettings.keyHelp',
} as const satisfies Record<ViewerKeyAction, string>;

export interface KeysSheetProps {
  isOpen: boolean;
  onClose: () => void;
  data: ViewerEpisode;
  settings: ViewerSettings;
}

/** Every key of the viewer. A press on a key, and then another key, changes it, on this device. */
export function KeysSheet({ isOpen, onClose, data, settings }: KeysSheetProps) {
  const text = useViewerText();
  const { change } = useChangeSettings(data.series.alias, useViewerLayers(data));
  const [changed, setChanged] = useState<ViewerKeyAction | null>(null);
  /** The action whose key another one has taken last. */
  const [exchanged, setExchanged] = useState<ViewerKeyAction | null>(null);
  const keys = keysOf(settings.keys);
  const press = (event: KeyboardEvent) => {
    if (changed === null || event.key === 'Tab' || event.key === 'Shift') return;
    event.preventDefault();
    event.stopPropagation();
    setChanged(null);
    if (event.key !== 'Escape' && VIEWER_KEY.test(event.key)) {
      const after = withKey(settings.keys, changed, event.key);
      change('device', { keys: after.keys });
      setExchanged(after.exchanged);
    }
  };
  const space = text('viewerSettings.keySpace');
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      style="Bottom"
      title={text('viewerSettings.keys')}
      closeLabel={text('common.close')}
      theme={viewerTheme(data.content.kind === 'novel', settings)}
    >
      <p className="pb-2 text-14 text-fg-2">{text('viewerSettings.keysHint')}</p>
      <dl className="grid gap-1">
        {VIEWER_KEY_ACTIONS.map((action) => (
          <div key={action} className="flex min-h-11 items-center justify-between gap-4">
            <dt>{text(LABELS[action])}</dt>
            <dd>
              <Button
                aria-pressed={changed === action}
                aria-label={`${text(LABELS[action])}: ${keyName(keys[action], space)}`}
                onClick={() => setChanged(action)}
                onBlur={() => setChanged(null)}
                onKeyDown={press}
                className="min-w-20"
              >
                <kbd>{changed === action ? '…' : keyName(keys[action], space)}</kbd>
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      <p role="status" className="sticky bottom-0 bg-surface py-2 text-14 empty:hidden">
        {exchanged !== null &&
          text('viewerSettings.keyExchanged', {
            action: text(LABELS[exchanged]),
            key: keyName(keys[exchanged], space),
          })}
      </p>
      <Button
        look="quiet"
        isWide
        onClick={() => {
          change('device', { keys: {} });
          setExchanged(null);
        }}
      >
        {text('viewerSettings.keysReset')}
      </Button>
    </Modal>
  );
}

function keyName(key: string, space: string): string {
  return key === ' ' ? space : key;
}
