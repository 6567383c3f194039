import { useEffect } from 'react';
import { loadDyslexicFace, loadRoundedFace } from './rounded-face.client.ts';

/** Loads the rounded font of a language where it is visible: it is too large for readers with another font. */
export function useRoundedFace(language: string, isSeen: boolean): void {
  useEffect(() => {
    if (isSeen) loadRoundedFace(language);
  }, [language, isSeen]);
}

/** Loads the font for readers with dyslexia where it is visible. */
export function useDyslexicFace(isSeen: boolean): void {
  useEffect(() => {
    if (isSeen) loadDyslexicFace();
  }, [isSeen]);
}
