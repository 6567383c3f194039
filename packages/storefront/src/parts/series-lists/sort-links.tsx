import type { ListSort } from '@longstrip/api-contract';
import { LinkSwitch } from '@longstrip/ui';
import { useText } from '../../i18n/use-text.ts';
import { LIST_SORTS } from '../navigation/list-query.ts';

/** The two sort orders of a list, as links: they work before hydration, and each has an address. */
export function SortLinks({ sort, addressOf }: { sort: ListSort; addressOf: (sort: ListSort) => string }) {
  const text = useText();
  return (
    <LinkSwitch
      label={text('list.sort')}
      links={LIST_SORTS.map((each) => ({
        href: addressOf(each),
        label: text(`list.sort${each}`),
        isCurrent: each === sort,
      }))}
    />
  );
}
