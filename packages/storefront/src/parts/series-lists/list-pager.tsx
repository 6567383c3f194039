import { Pager } from '@longstrip/ui';
import { useText } from '../../i18n/use-text.ts';
import { listAddress } from '../navigation/list-query.ts';

export interface ListPagerProps {
  /** The list's own address; the address of the first page has no number. */
  path: string;
  page: number;
  pageCount: number;
  /** The name of the links for screen readers. */
  label: string;
  /** The texts of the two links; by default those for a list with the newest rows first. */
  previous?: string;
  next?: string;
}

/** The links between the pages of a list. */
export function ListPager({ path, page, pageCount, label, previous, next }: ListPagerProps) {
  const text = useText();
  const hrefOf = (number: number) => listAddress(path, { page: number === 1 ? null : String(number) });
  return (
    <Pager
      label={label}
      place={text('notice.page', { page, pages: pageCount })}
      {...(page > 1 ? { previous: { href: hrefOf(page - 1), label: previous ?? text('notice.newer') } } : {})}
      {...(page < pageCount ? { next: { href: hrefOf(page + 1), label: next ?? text('notice.older') } } : {})}
    />
  );
}
