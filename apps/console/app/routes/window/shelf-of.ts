import { data } from '@remix-run/react';

/** The section that an address is about; null: there is none of that name. */
export function shelfOf(name: string | undefined): 'picks' | 'themes' | null {
  return name === 'picks' || name === 'themes' ? name : null;
}

export const missingShelf = () =>
  data({ code: 'NOT_EXIST', sentence: 'there is nothing of that name.' }, { status: 404 });
