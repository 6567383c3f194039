import { Link } from '@remix-run/react';
import clsx from 'clsx';

interface TabsProps {
  label: string;
  tabs: readonly { readonly to: string; readonly text: string; readonly isOn: boolean }[];
  className?: string;
}

/** Views of one page, or lists of one kind of work. The address says which one is shown. */
export function Tabs({ label, tabs, className = 'mb-4' }: TabsProps) {
  return (
    <nav aria-label={label} className={clsx('flex flex-wrap gap-1 border-b border-line', className)}>
      {tabs.map(({ to, text, isOn }) => (
        <Link
          key={to}
          to={to}
          aria-current={isOn ? 'page' : undefined}
          className={clsx(
            '-mb-px border-b-2 px-3 py-2 text-14',
            isOn ? 'border-primary font-strong text-primary-text' : 'border-transparent text-fg-2 hover:text-fg',
          )}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
