import { useEffect, useState } from 'react';

/** The keys that open the search, as the operator's keyboard names them. */
export function SearchKey() {
  const [isApple, setIsApple] = useState(false);
  useEffect(() => setIsApple(/Mac|iPhone|iPad/.test(navigator.platform)), []);
  return (
    <kbd className="rounded-cover bg-surface px-1.5 py-0.5 text-12 text-fg-3 shadow-[0_0_0_1px_var(--line)]">
      {isApple ? '⌘K' : 'Ctrl K'}
    </kbd>
  );
}
