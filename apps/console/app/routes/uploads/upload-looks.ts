import type { FileVerdict, UploadState } from '@longstrip/api-contract';
import { useFormats } from '../../i18n/format.tsx';
import type { Tone } from '../../parts/layout.tsx';

export const STATE_TONES: Readonly<Record<UploadState, Tone>> = {
  OPEN: 'neutral',
  CHECKING: 'main',
  CHECKED: 'main',
  IMPORTING: 'main',
  IMPORTED: 'good',
  CANCELLED: 'neutral',
  FAILED: 'bad',
};

export const VERDICT_TONES: Readonly<Record<FileVerdict, Tone>> = {
  new: 'good',
  changed: 'main',
  unchanged: 'neutral',
  refused: 'bad',
  leftOut: 'neutral',
  unused: 'neutral',
};

const UNITS = ['B', 'KB', 'MB', 'GB'] as const;
const STEP = 1024;

/** A size as people read it: 3.4 MB. */
export function useSize(): (bytes: number) => string {
  const formats = useFormats();
  return (bytes) => {
    const power = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(1, bytes)) / Math.log2(STEP))));
    const value = bytes / STEP ** power;
    return `${formats.number(value < 10 && power > 0 ? Math.round(value * 10) / 10 : Math.round(value))} ${UNITS[power]}`;
  };
}
