import type { ListSort } from '@longstrip/api-contract';
import { type ChoiceGroup, LinkSwitch } from '@longstrip/ui';
import { useText } from '../../i18n/use-text.ts';
import { LIST_SORTS } from '../navigation/list-query.ts';

/**
 * The two sort orders of a list, as links: they work before hydration, and each has an address. From 1024 px they are in the second
 * column (`useSortChoice`).
 */
export function SortLinks({ sort, addressOf }: { sort: ListSort; addressOf: (sort: ListSort) => string }) {
  const text = useText();
  return (
    <div className="wide:hidden">
      <LinkSwitch
        label={text('list.sort')}
        links={LIST_SORTS.map((each) => ({
          href: addressOf(each),
          label: text(`list.sort${each}`),
          isCurrent: each === sort,
        }))}
      />
    </div>
  );
}

/** The same orders, as a choice of the second column. */
export function useSortChoice(sort: ListSort, addressOf: (sort: ListSort) => string): ChoiceGroup {
  const text = useText();
  return {
    label: text('list.sort'),
    options: LIST_SORTS.map((each) => ({
      href: addressOf(each),
      label: text(`list.sort${each}`),
      isCurrent: each === sort,
    })),
  };
}
