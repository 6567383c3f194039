import { Form, Link, useLocation } from '@remix-run/react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../button.tsx';

interface FilterBarProps {
  /** What the address says of each filter; empty: nothing. */
  filters: Readonly<Record<string, string>>;
  /** Sent besides, such as the platform. */
  fixed?: Readonly<Record<string, string>>;
  /** The address of the list, if it is not the page's own. */
  action?: string;
  /** What the button says. */
  submit?: string;
  /** Filters that always have a value: they are not cleared. */
  lasting?: readonly string[];
  className?: string;
  children: ReactNode;
}

/** The filters above a list, in its address. */
export function FilterBar({
  filters,
  fixed = {},
  action,
  submit,
  lasting = [],
  className = 'mb-4',
  children,
}: FilterBarProps) {
  const text = useText();
  const { pathname } = useLocation();
  const isFiltered = Object.entries(filters).some(([name, value]) => value !== '' && !lasting.includes(name));
  const lastingValues = Object.fromEntries(lasting.map((name) => [name, filters[name] ?? '']));
  const cleared = new URLSearchParams({ ...fixed, ...lastingValues });
  return (
    <Form
      role="search"
      // The fields begin anew when the address changes.
      key={JSON.stringify([filters, fixed])}
      {...(action === undefined ? {} : { action })}
      className={clsx('flex flex-wrap items-end gap-2', className)}
    >
      {Object.entries(fixed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button type="submit">{submit ?? text('list.filter')}</Button>
      {isFiltered && (
        <Link to={`${action ?? pathname}?${cleared}`} className="text-link self-center px-1 text-13">
          {text('list.clear')}
        </Link>
      )}
    </Form>
  );
}
