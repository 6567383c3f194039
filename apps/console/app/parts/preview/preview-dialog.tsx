import { PREVIEW_AGES, PREVIEW_DEVICES } from '@longstrip/api-contract';
import type { Locale } from '@longstrip/core';
import { useFetcher } from '@remix-run/react';
import { useState } from 'react';
import { useName, useText } from '../../i18n/use-text.ts';
import { Button } from '../button.tsx';
import type { Acted } from '../calls/answers.server.ts';
import { Dialog } from '../dialog.tsx';
import { SelectInput, TextInput } from '../form/fields.tsx';
import { PATHS } from '../paths.ts';
import { ActRefusal } from '../refusal-note.tsx';

/** A platform that can be previewed. */
export interface PreviewedPlatform {
  readonly id: string;
  readonly name: string;
  readonly locales: readonly Locale[];
  readonly timeZone: string;
}

interface PreviewDialogProps {
  platforms: readonly PreviewedPlatform[];
  /** The platform that is chosen first. */
  platform: string;
  /** The page of the site that opens first. */
  path: string;
  /** The minute that is chosen first, in the platform's zone: `2030-01-31T18:00`; empty: now. */
  at?: string;
}

/** A phone's window; a desktop's preview opens in a tab. */
const PHONE = 'popup,width=412,height=860';

/** A button that opens a site as a reader will see it: at a minute, with an age, on a device, in a language. */
export function PreviewDialog(props: PreviewDialogProps) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{text('preview.title')}</Button>
      <Dialog title={text('preview.title')} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        {isOpen && <PreviewForm {...props} />}
      </Dialog>
    </>
  );
}

function PreviewForm({ platforms, platform: first, path, at = '' }: PreviewDialogProps) {
  const text = useText();
  const name = useName();
  const fetcher = useFetcher<Acted<{ address?: string }>>();
  const [platform, setPlatform] = useState(first);
  const [device, setDevice] = useState<string>('DESKTOP');
  // An address is of what the form says: it goes with the next change.
  const [isChanged, setIsChanged] = useState(false);
  const chosen = platforms.find(({ id }) => id === platform) ?? platforms[0];
  if (chosen === undefined) return null;
  const made = fetcher.data?.ok === true && !isChanged ? fetcher.data.address : undefined;
  const open = (address: string) =>
    device === 'PHONE' ? window.open(address, '_blank', PHONE) : window.open(address, '_blank', 'noopener');
  return (
    <fetcher.Form
      method="post"
      action={PATHS.previews}
      className="grid gap-3"
      onChange={() => setIsChanged(true)}
      onSubmit={() => setIsChanged(false)}
    >
      <p className="text-14 text-fg-2">{text('preview.text')}</p>
      <ActRefusal of={fetcher.data} />
      <div className="grid grid-cols-2 gap-3">
        <SelectInput
          label={text('shell.platform')}
          name="platform"
          value={platform}
          onChange={(event) => setPlatform(event.target.value)}
          choices={platforms.map(({ id, name: brand }) => ({ value: id, label: `${brand} (${id})` }))}
        />
        <SelectInput
          key={chosen.id}
          label={text('preview.locale')}
          name="locale"
          choices={chosen.locales.map((value) => ({ value, label: value }))}
        />
        <TextInput
          label={text('preview.at')}
          hint={text('preview.atHint', { zone: chosen.timeZone })}
          name="at"
          type="datetime-local"
          defaultValue={at}
        />
        <SelectInput
          label={text('preview.age')}
          name="age"
          choices={PREVIEW_AGES.map((value) => ({ value, label: name('previewAges', value) }))}
        />
        <SelectInput
          label={text('preview.device')}
          name="device"
          value={device}
          onChange={(event) => setDevice(event.target.value)}
          choices={PREVIEW_DEVICES.map((value) => ({ value, label: name('previewDevices', value) }))}
        />
        <SelectInput
          label={text('preview.drafts')}
          name="withDrafts"
          choices={[
            { value: 'true', label: text('preview.withDrafts') },
            { value: 'false', label: text('preview.withoutDrafts') },
          ]}
        />
      </div>
      <TextInput label={text('preview.path')} name="path" defaultValue={path} required />
      <div className="flex items-center justify-end gap-2">
        {made === undefined ? (
          <Button type="submit" look="main" isBusy={fetcher.state !== 'idle'}>
            {text('preview.make')}
          </Button>
        ) : (
          <>
            <p role="status" className="text-13 text-fg-2">
              {text('preview.made')}
            </p>
            <Button look="main" onClick={() => open(made)}>
              {text('preview.open')}
            </Button>
          </>
        )}
      </div>
    </fetcher.Form>
  );
}
