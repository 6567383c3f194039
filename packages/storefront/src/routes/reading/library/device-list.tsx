import { Button, ButtonLink, CloseIcon, DeviceRow, IconButton, Modal, useToast } from '@longstrip/ui';
import { useLocation } from '@remix-run/react';
import { useState } from 'react';
import { usePageText } from '../../../i18n/page-texts.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { cancelSaving, endOtherDevices, removeCopies, startSaving } from '../../../parts/device/device-library.ts';
import type { DeviceCopy } from '../../../parts/device/device-store.ts';
import { copyWords, failureWords, formatBytes, inReadingOrder } from '../../../parts/device/device-words.ts';
import { useDevice } from '../../../parts/device/use-device.ts';
import { withCallback } from '../../../parts/navigation/page-addresses.ts';
import { EmptyList } from '../../../parts/shell/empty-list.tsx';
import { useSite } from '../../../root/site-data.ts';

/** The episodes on this device, how much room they take, and until when they can be read. */
export function DeviceList() {
  const text = usePageText();
  const { locale, sessionStatus } = useSite();
  const { copies, isSupported, running, failures, nowMs, freeBytes } = useDevice();
  const isSignedIn = sessionStatus === 'authenticated';
  if (copies === null) return <div className="min-h-60" aria-busy />;
  if (isSupported === false)
    return <EmptyList scene="library" title={text('device.emptyTitle')} text={text('device.unsupported')} />;
  if (copies.length === 0) {
    return (
      <>
        <EmptyList scene="library" title={text('device.emptyTitle')} text={text('device.emptyText')} />
        {isSignedIn ? <OtherDevices /> : <GuestHint />}
      </>
    );
  }
  const size = formatBytes(
    locale,
    copies.reduce((sum, { bytes }) => sum + bytes, 0),
  );
  return (
    <section className="pt-2 pb-6">
      <div className="flex items-center justify-between gap-3 px-(--size-gutter)">
        <p className="figures text-13 text-fg-2">
          {freeBytes === null
            ? text('device.room', { size })
            : text('device.roomKnown', { size, free: formatBytes(locale, freeBytes) })}
        </p>
        <RemoveAll copies={copies} />
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {inReadingOrder(copies).map((copy) => (
          <li key={copy.id}>
            <Copy
              copy={copy}
              nowMs={nowMs}
              isRunning={running[copy.path] !== undefined}
              failure={failures[copy.path]}
            />
          </li>
        ))}
      </ul>
      {isSignedIn ? <OtherDevices /> : <GuestHint />}
    </section>
  );
}

interface CopyProps {
  copy: DeviceCopy;
  nowMs: number;
  isRunning: boolean;
  failure: Parameters<typeof failureWords>[0];
}

function Copy({ copy, nowMs, isRunning, failure }: CopyProps) {
  const text = usePageText();
  const { locale } = useSite();
  const words = copyWords(copy, text, { locale, nowMs, isRunning });
  const said = isRunning ? null : failureWords(failure, text);
  const title = `${copy.seriesTitle}, ${copy.episodeTitle}`;
  return (
    <DeviceRow
      href={copy.status === 'saved' ? copy.path : null}
      series={copy.seriesTitle}
      episode={copy.episodeTitle}
      status={said ?? words.text}
      size={copy.bytes === 0 ? '' : formatBytes(locale, copy.bytes)}
      tone={said === null ? words.tone : 'warning'}
      share={copy.status === 'partial' ? copy.partsHere / copy.parts : null}
      action={
        <>
          {copy.status === 'partial' && !isRunning && (
            <Button look="quiet" onClick={() => void startSaving(copy, locale)}>
              {text('device.resume')}
            </Button>
          )}
          <IconButton
            icon={CloseIcon}
            iconSize={20}
            label={isRunning ? text('common.cancel') : text('device.removeOne', { title })}
            onClick={() => (isRunning ? cancelSaving(copy.path) : void removeCopies([copy]))}
          />
        </>
      }
    />
  );
}

function RemoveAll({ copies }: { copies: readonly DeviceCopy[] }) {
  const text = usePageText();
  const [isAsking, setAsking] = useState(false);
  const remove = () => {
    setAsking(false);
    for (const { path } of copies) cancelSaving(path);
    void removeCopies(copies);
  };
  return (
    <>
      <Button look="quiet" className="-me-4" onClick={() => setAsking(true)}>
        {text('device.removeAll')}
      </Button>
      <Modal
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={text('device.removeAll')}
        closeLabel={text('common.close')}
      >
        <div className="grid gap-3">
          <p>{text('device.removeAllAsk')}</p>
          <Button look="main" isWide onClick={remove}>
            {text('device.removeAll')}
          </Button>
          <Button look="quiet" isWide onClick={() => setAsking(false)}>
            {text('common.cancel')}
          </Button>
        </div>
      </Modal>
    </>
  );
}

/** A reader whose other devices are lost or full ends what is on them. */
function OtherDevices() {
  const text = usePageText();
  const toast = useToast();
  const end = async () => {
    const isEnded = await endOtherDevices();
    toast(isEnded ? { text: text('device.othersEnded') } : { text: text('device.failed'), tone: 'warning' });
  };
  return (
    <div className="px-(--size-gutter) pt-4 text-center">
      <Button look="quiet" onClick={() => void end()}>
        {text('device.endOthers')}
      </Button>
    </div>
  );
}

function GuestHint() {
  const text = usePageText();
  const common = useText();
  const { routes } = useSite();
  const { pathname } = useLocation();
  return (
    <div className="grid justify-items-center gap-2 px-(--size-gutter) py-4 text-center">
      <p className="text-13 text-fg-3">{text('device.guest')}</p>
      {routes.includes('userLogin') && (
        <ButtonLink look="quiet" href={withCallback('/user/login', pathname)}>
          {common('common.logIn')}
        </ButtonLink>
      )}
    </div>
  );
}
