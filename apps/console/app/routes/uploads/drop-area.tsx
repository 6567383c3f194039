import type { Upload } from '@longstrip/api-contract';
import clsx from 'clsx';
import { type ChangeEvent, useId, useRef } from 'react';
import { useFormats } from '../../i18n/format.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../parts/button.tsx';
import { Panel } from '../../parts/layout.tsx';
import { ProgressBar } from '../../parts/progress-bar.tsx';
import { useSize } from './upload-looks.ts';
import { useUploader } from './use-uploader.ts';

interface DropAreaProps {
  uploadId: string;
  upload: Pick<Upload, 'fileCount' | 'sizeBytes' | 'unfinished'>;
  /** Files have come whole. */
  onArrived: () => void;
}

/** Files and folders are dropped here, or chosen. What breaks off goes on where it ended, also after the page was closed. */
export function DropArea({ uploadId, upload, onArrived }: DropAreaProps) {
  const text = useText();
  const formats = useFormats();
  const size = useSize();
  const area = useRef<HTMLDivElement>(null);
  const { sending, isOver, isReady, add, retry, cancel } = useUploader(uploadId, area, onArrived);
  const missing = upload.unfinished.filter(({ path }) => sending === null || !sending.paths.has(path));
  return (
    <Panel title={text('uploads.add')}>
      <div
        ref={area}
        className={clsx(
          'grid place-items-center gap-3 rounded-card border border-dashed px-4 py-8 text-center',
          isOver ? 'border-primary bg-primary-soft' : 'border-line-strong',
        )}
      >
        <p className="text-14 text-fg-2">{text('uploads.drop')}</p>
        <div className="flex flex-wrap justify-center gap-2">
          <FilePicker label={text('uploads.chooseFiles')} isDisabled={!isReady} onFiles={add} />
          <FilePicker label={text('uploads.chooseFolder')} isFolder isDisabled={!isReady} onFiles={add} />
        </div>
        <p className="text-12 text-fg-3">{text('uploads.kinds')}</p>
      </div>
      {sending !== null && (
        <div className="mt-4 grid gap-2">
          <ProgressBar
            label={text('uploads.sending')}
            done={sending.sentBytes}
            of={sending.allBytes}
            note={text('uploads.sent', {
              done: formats.number(sending.done),
              of: formats.number(sending.of),
              sent: size(sending.sentBytes),
              all: size(sending.allBytes),
            })}
          />
          {sending.failed.length > 0 && (
            <ul role="alert" className="grid gap-1 text-13 text-negative">
              {sending.failed.map(({ path, sentence }) => (
                <li key={path}>
                  <span className="mono">{path}</span>: {sentence === '' ? text('uploads.brokenOff') : sentence}
                </li>
              ))}
            </ul>
          )}
          <div className="flex gap-2">
            {sending.failed.length > 0 && <Button onClick={retry}>{text('uploads.retry')}</Button>}
            {sending.isSending && (
              <Button look="quiet" onClick={cancel}>
                {text('uploads.stop')}
              </Button>
            )}
          </div>
        </div>
      )}
      <p className="mt-3 text-13 text-fg-2">
        {text('uploads.has', { count: upload.fileCount, size: size(upload.sizeBytes) })}
      </p>
      {missing.length > 0 && (
        <details className="mt-2 text-13 text-warning">
          <summary className="cursor-pointer">{text('uploads.unfinished', { count: missing.length })}</summary>
          <ul className="mono mt-1 grid gap-0.5">
            {missing.map(({ path }) => (
              <li key={path}>{path}</li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
}

function FilePicker({
  label,
  isFolder = false,
  isDisabled,
  onFiles,
}: {
  label: string;
  isFolder?: boolean;
  isDisabled: boolean;
  onFiles: (files: readonly File[]) => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // The same files may be chosen again.
    target.value = '';
  };
  // React's types do not have it.
  const folder = isFolder ? { webkitdirectory: '' } : {};
  return (
    <>
      <input
        {...folder}
        ref={input}
        id={id}
        type="file"
        multiple
        aria-label={label}
        disabled={isDisabled}
        onChange={take}
        className="sr-only"
        tabIndex={-1}
      />
      <Button onClick={() => input.current?.click()} disabled={isDisabled}>
        {label}
      </Button>
    </>
  );
}
