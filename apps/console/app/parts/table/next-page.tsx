import { useLocation, useSearchParams } from '@remix-run/react';
import { useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../button.tsx';

/** The link to the page after this one. @param next what the api takes as `after`; null: this is the last page */
export function NextPage({ next, name = 'after' }: { next: string | null; name?: string }) {
  const text = useText();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const isFirst = !search.has(name);
  if (next === null && isFirst) return null;
  const to = (cursor: string | null) => {
    const changed = new URLSearchParams(search);
    if (cursor === null) changed.delete(name);
    else changed.set(name, cursor);
    return `${pathname}?${changed}`;
  };
  return (
    <nav aria-label={text('list.pages')} className="mt-3 flex justify-end gap-2">
      {!isFirst && (
        <ButtonLink look="quiet" href={to(null)}>
          {text('list.first')}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink look="plain" href={to(next)}>
          {text('list.next')}
        </ButtonLink>
      )}
    </nav>
  );
}
