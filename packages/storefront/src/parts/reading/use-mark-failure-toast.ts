import { useToast } from '@longstrip/ui';
import { useEffect } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { MarkFailure } from './marks-store.ts';

const TEXTS = {
  limit: 'viewer.bookmarkLimit',
  connection: 'page.offlineText',
  other: 'detail.favouriteFailed',
} as const satisfies Record<MarkFailure, string>;

/** Says that the last change of a mark was not stored. Null says nothing. */
export function useMarkFailureToast(failed: MarkFailure | null): void {
  const text = useText();
  const toast = useToast();
  useEffect(() => {
    if (failed !== null) toast({ text: text(TEXTS[failed]), tone: 'warning' });
  }, [failed, toast, text]);
}
