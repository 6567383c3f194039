import { useEffect } from 'react';
import { loadRoundedFace } from './rounded-face.client.ts';

/** Fetches the rounded face of a language where it is to be seen: it is too much for who reads in another. */
export function useRoundedFace(language: string, isSeen: boolean): void {
  useEffect(() => {
    if (isSeen) loadRoundedFace(language);
  }, [language, isSeen]);
}
