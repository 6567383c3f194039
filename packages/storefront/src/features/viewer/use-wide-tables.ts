import { type RefObject, useEffect } from 'react';

/** Lets keys move the tables of a text that are wider than its lines, and no others: each would be a stop for nothing. */
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
