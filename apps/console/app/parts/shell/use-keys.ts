import { useEffect, useRef } from 'react';

const TYPED_INTO = 'input, textarea, select, [contenteditable], [role="dialog"]';

/** Single keys of a page. They mean nothing while something is typed, or with a modifier; Escape leaves a field. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || !(target instanceof Element))
        return;
      if (target.closest(TYPED_INTO) !== null) {
        if (key === 'Escape' && target instanceof HTMLElement) target.blur();
        return;
      }
      const act = current.current[key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
