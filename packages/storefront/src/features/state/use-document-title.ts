import { useEffect } from 'react';
import { useSiteOrNull } from '../../root/site-data.ts';

/** Heads a page that no loader could head, for it never answered. */
export function useDocumentTitle(title: string): void {
  const name = useSiteOrNull()?.brand.name;
  useEffect(() => {
    document.title = name === undefined ? title : `${title} · ${name}`;
  }, [title, name]);
}
