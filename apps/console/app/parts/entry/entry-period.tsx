import { Moment } from '../../i18n/format.tsx';
import { useText } from '../../i18n/use-text.ts';

/** From when until when, in the operator’s own zone. */
export function EntryPeriod({ from, until }: { from: string | null; until: string | null }) {
  const text = useText();
  return (
    <>
      {from === null ? text('entry.always') : <Moment ms={Date.parse(from)} />} –{' '}
      {until === null ? text('entry.noEnd') : <Moment ms={Date.parse(until)} />}
    </>
  );
}
