import { usePageText } from '../../../i18n/page-texts.tsx';
import { MoreButton } from '../../../parts/series-lists/more-button.tsx';
import { chargeAddress } from './charge-address.ts';
import type { MoreRows } from './use-more-charges.ts';

/** The end of the rows: the next ones, or that there are no more. */
export function MoreCharges({
  next,
  state,
  hasRows,
  onLoad,
}: Pick<MoreRows, 'next' | 'state'> & { hasRows: boolean; onLoad: () => void }) {
  const text = usePageText();
  if (next !== null) return <MoreButton href={chargeAddress(next)} state={state} onLoad={onLoad} />;
  return hasRows ? <p className="px-(--size-gutter) pt-5 text-center text-13 text-fg-2">{text('charge.end')}</p> : null;
}
