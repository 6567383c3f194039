import { type RefObject, useEffect } from 'react';

/** Makes those tables of a text focusable that are wider than its lines, so that the keyboard can scroll them. */
export function useWideTables(text: RefObject<HTMLElement>): void {
  useEffect(() => {
    const tables = [...(text.current?.querySelectorAll('table') ?? [])];
    const watcher = new ResizeObserver(() => {
      for (const table of tables) {
        const isCut = table.scrollWidth > table.clientWidth || table.scrollHeight > table.clientHeight;
        if (isCut) table.tabIndex = 0;
        else table.removeAttribute('tabindex');
      }
    });
    for (const table of tables) watcher.observe(table);
    return () => watcher.disconnect();
  });
}
