import { Picture } from '@longstrip/ui';
import { type ChangeEvent, lazy, Suspense, useId, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { picturePath } from '../paths.ts';

const CropForm = lazy(() => import('./crop-form.tsx').then((module) => ({ default: module.CropForm })));

/** The shape that a place shows, and its size when it is stored. */
export interface PictureFrame {
  readonly widthPx: number;
  readonly heightPx: number;
}

interface PictureInputProps {
  label: string;
  hint: string;
  platform: string;
  frame: PictureFrame;
  /** Id of a stored picture. */
  value: string | null;
  /** What the site shows without one; null: nothing. */
  instead: string | null;
  problem?: string | undefined;
  onChange: (value: string | null) => void;
}

/** A picture of an entry: chosen from a file, and cut to the shape in which the site shows it. */
export function PictureInput({ label, hint, platform, frame, value, instead, problem, onChange }: PictureInputProps) {
  const text = useText();
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const shown = value ?? instead;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setFile(target.files?.[0] ?? null);
    // The same file can be chosen again.
    target.value = '';
  };
  return (
    <div className="grid content-start gap-1.5">
      <p className="text-13 font-strong text-fg-2" id={`${id}-name`}>
        {label}
      </p>
      <div
        className="relative overflow-hidden rounded-card bg-fill shadow-[0_0_0_1px_var(--line)]"
        style={{ aspectRatio: `${frame.widthPx} / ${frame.heightPx}` }}
      >
        {shown === null ? (
          <p className="grid size-full place-items-center text-13 text-fg-3">{text('picture.none')}</p>
        ) : (
          <Picture picture={{ ...frame, src: picturePath(platform, shown, true) }} alt={label} sizes="360px" />
        )}
        {value === null && instead !== null && (
          <p className="absolute inset-x-0 bottom-0 bg-surface/90 px-2 py-1 text-12 text-fg-2">
            {text('picture.ofSeries')}
          </p>
        )}
      </div>
      <p className={`text-12 ${problem === undefined ? 'text-fg-3' : 'text-negative'}`}>{problem ?? hint}</p>
      <div className="flex flex-wrap gap-2">
        <label
          htmlFor={id}
          className="act act-plain inline-flex min-h-(--size-button) cursor-pointer items-center rounded-card has-focus-visible:outline-2"
        >
          {text(value === null ? 'picture.choose' : 'picture.replace')}
          <input
            id={id}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/gif"
            onChange={choose}
            aria-describedby={`${id}-name`}
            className="sr-only"
          />
        </label>
        {value !== null && (
          <Button look="quiet" onClick={() => onChange(null)}>
            {text('picture.remove')}
          </Button>
        )}
      </div>
      <Dialog title={label} isOpen={file !== null} onClose={() => setFile(null)} isWide>
        {file !== null && (
          <Suspense fallback={null}>
            <CropForm
              file={file}
              frame={frame}
              platform={platform}
              onStored={(stored) => {
                onChange(stored);
                setFile(null);
              }}
            />
          </Suspense>
        )}
      </Dialog>
    </div>
  );
}
