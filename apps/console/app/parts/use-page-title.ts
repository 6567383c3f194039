import { useEffect } from 'react';
import { useText } from '../i18n/use-text.ts';

/** Names the page in the browser's tab. */
export function usePageTitle(title: string): void {
  const product = useText()('shell.product');
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);
}
