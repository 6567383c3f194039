import type { PublicationState } from '@longstrip/api-contract';
import type { Tone } from '../../parts/layout.tsx';

export const SERIES_TONES: Readonly<Record<PublicationState, Tone>> = {
  DRAFT: 'warn',
  SHOWN: 'good',
  PLANNED: 'main',
  HIDDEN: 'neutral',
  REMOVED: 'bad',
};
