import { EMPTY_RECORD } from '../../../parts/reading/reading-record.ts';
import { readingStore } from '../../../parts/reading/reading-store.ts';
import { tellSignedOut } from '../../../parts/session/session-sync.ts';

/** Takes from this browser what it remembers of a reader who has left, and tells the other tabs. */
export function forgetReader(platformId: string): void {
  readingStore(platformId).replace(EMPTY_RECORD);
  tellSignedOut(platformId);
}
