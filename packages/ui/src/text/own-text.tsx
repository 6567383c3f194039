import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { TextLanguage } from './text-language.ts';

export interface OwnTextProps {
  /** Where it is known not to be the page's: the text then says it, and runs in its direction. */
  language?: TextLanguage | undefined;
  className?: string;
  children: ReactNode;
}

/**
 * A title or a name, which runs its own way whatever the page's: what is cut of it is its end, and its marks stay with it. It begins
 * where the page begins, as everything beside it does.
 */
export function OwnText({ language, className, children }: OwnTextProps) {
  return (
    <span lang={language?.tag} dir={language?.direction ?? 'auto'} className={clsx('from-page-start', className)}>
      {children}
    </span>
  );
}
