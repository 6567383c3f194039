import { create } from 'zustand';

/** How many things are new for the reader behind the navigation's entry for gifts; 0 for a guest, and until it is known. */
export const useReaderNews = create<{ count: number }>(() => ({ count: 0 }));
