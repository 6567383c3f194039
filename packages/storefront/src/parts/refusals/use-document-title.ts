import { useEffect } from 'react';
import { useSiteOrNull } from '../../root/site-data.ts';

/** Sets the title of a page whose loader never answered. */
export function useDocumentTitle(title: string): void {
  const name = useSiteOrNull()?.brand.name;
  useEffect(() => {
    document.title = name === undefined ? title : `${title} · ${name}`;
  }, [title, name]);
}
