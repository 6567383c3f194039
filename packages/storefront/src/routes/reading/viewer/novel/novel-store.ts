import type { TextRange } from '@longstrip/core';
import { create } from 'zustand';

interface NovelState {
  /** Opens the highlight at a point of the window; false if there is none. Null until the highlights are there. */
  openMarkAt: ((xPx: number, yPx: number) => boolean) | null;
  /** Opens a highlight; null until the highlights are there. */
  openMark: ((markId: string) => void) | null;
  /** Whether the device has a voice for the language of the open episode. */
  canReadAloud: boolean;
  /** Where the text is read aloud from: null while it is not. */
  readAloudFrom: Pick<TextRange, 'start'> | 'place' | null;
}

/** What the reader components of a novel share with its tools. */
export const useNovelStore = create<NovelState>(() => ({
  openMarkAt: null,
  openMark: null,
  canReadAloud: false,
  readAloudFrom: null,
}));

/** Whether a press on a text opens a highlight. */
export function opensMark({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): boolean {
  return useNovelStore.getState().openMarkAt?.(clientX, clientY) === true;
}
