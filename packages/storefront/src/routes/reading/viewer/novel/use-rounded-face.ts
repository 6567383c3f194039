import { useEffect } from 'react';
import { loadRoundedFace } from './rounded-face.client.ts';

/** Loads the rounded font of a language where it is visible: it is too large for readers with another font. */
export function useRoundedFace(language: string, isSeen: boolean): void {
  useEffect(() => {
    if (isSeen) loadRoundedFace(language);
  }, [language, isSeen]);
}
