import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../button.tsx';
import type { Acted } from '../calls/answers.server.ts';
import { PATHS } from '../paths.ts';
import { RefusalNote } from '../refusal-note.tsx';
import type { PictureFrame } from './picture-input.tsx';

interface CropFormProps {
  file: File;
  frame: PictureFrame;
  platform: string;
  onStored: (id: string) => void;
}

const QUALITY = 0.92;

/** The part of a file that is shown, in the shape of its place: moved with the pointer or the arrow keys, then stored. */
export function CropForm({ file, frame, platform, onStored }: CropFormProps) {
  const text = useText();
  const fetcher = useFetcher<Acted<{ id: string }>>();
  const address = useFileAddress(file);
  const image = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState<PercentCrop>();
  const [isUnreadable, setUnreadable] = useState(false);
  const aspect = frame.widthPx / frame.heightPx;
  const storedId = fetcher.data?.ok === true && fetcher.state === 'idle' ? fetcher.data.id : null;
  useEffect(() => {
    if (storedId !== null) onStored(storedId);
  }, [storedId, onStored]);
  const send = async () => {
    const cut = image.current === null || crop === undefined ? null : await cutPicture(image.current, crop, frame);
    if (cut === null) return setUnreadable(true);
    const form = new FormData();
    form.set('platform', platform);
    form.set('picture', cut, 'picture.jpg');
    fetcher.submit(form, { method: 'post', action: PATHS.pictures, encType: 'multipart/form-data' });
  };
  return (
    <div className="grid gap-3">
      <p className="text-13 text-fg-2">{text('picture.cropText')}</p>
      {isUnreadable ? (
        <RefusalNote of={{ code: 'NOT_A_PICTURE', sentence: '' }} />
      ) : (
        <div className="grid max-h-[55dvh] place-items-center overflow-hidden rounded-card bg-fill">
          <ReactCrop
            {...(crop === undefined ? {} : { crop })}
            onChange={(_, percent) => setCrop(percent)}
            aspect={aspect}
            keepSelection
            ariaLabels={{
              cropArea: text('picture.cropArea'),
              nwDragHandle: text('picture.corner'),
              nDragHandle: text('picture.corner'),
              neDragHandle: text('picture.corner'),
              eDragHandle: text('picture.corner'),
              seDragHandle: text('picture.corner'),
              sDragHandle: text('picture.corner'),
              swDragHandle: text('picture.corner'),
              wDragHandle: text('picture.corner'),
            }}
          >
            <img
              ref={image}
              // Without an address it would be taken for a picture that cannot be read.
              src={address === '' ? undefined : address}
              alt=""
              className="max-h-[55dvh]"
              onError={() => setUnreadable(true)}
              onLoad={({ currentTarget: { width, height } }) =>
                setCrop(centerCrop(makeAspectCrop({ unit: '%', width: 100 }, aspect, width, height), width, height))
              }
            />
          </ReactCrop>
        </div>
      )}
      <RefusalNote of={fetcher.data} />
      <div className="flex justify-end">
        <Button
          look="main"
          onClick={send}
          isBusy={fetcher.state !== 'idle'}
          disabled={crop === undefined || isUnreadable}
        >
          {text('picture.store')}
        </Button>
      </div>
    </div>
  );
}

/** The address of a file in this page, until it is closed. */
function useFileAddress(file: File): string {
  const [address, setAddress] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

/** The chosen part as a JPEG, no larger than the frame. Null: the browser cannot make it. */
async function cutPicture(image: HTMLImageElement, crop: PercentCrop, frame: PictureFrame): Promise<Blob | null> {
  const { naturalWidth, naturalHeight } = image;
  const [x, y] = [(crop.x / 100) * naturalWidth, (crop.y / 100) * naturalHeight];
  const [width, height] = [(crop.width / 100) * naturalWidth, (crop.height / 100) * naturalHeight];
  const scale = Math.min(1, frame.widthPx / width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
