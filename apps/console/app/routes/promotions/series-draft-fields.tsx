import type { NamedSeries } from '@longstrip/api-contract';
import { useText } from '../../i18n/use-text.ts';
import { BulkTiers } from '../../parts/entry/bulk-tiers.tsx';
import { CheckInput, NumberInput } from '../../parts/entry/inputs.tsx';
import { SeriesPicker } from '../../parts/entry/series-picker.tsx';
import type { SeriesDraft } from './promotion-drafts.ts';

interface SeriesDraftFieldsProps {
  series: readonly NamedSeries[];
  onSeries: (series: NamedSeries[]) => void;
  draft: SeriesDraft;
  onDraft: (draft: SeriesDraft) => void;
}

const NUMBERS = [
  ['rentCoin', 'series.rent', 1],
  ['possessionCoin', 'series.own', 1],
  ['freeEpisodeCount', 'series.free', 0],
  ['freetimeRefillHours', 'seriesFacts.freetimeRefillHours', 12],
] as const;

/** Series, and what would be changed of their offer; an empty field leaves it as it is. */
export function SeriesDraftFields({ series, onSeries, draft, onDraft }: SeriesDraftFieldsProps) {
  const text = useText();
  const set = (patch: Partial<SeriesDraft>) => onDraft({ ...draft, ...patch });
  return (
    <>
      <SeriesPicker label={text('promotion.ofSeries')} value={series} onChange={onSeries} />
      <div className="grid grid-cols-2 items-start gap-3">
        {NUMBERS.map(([name, label, min]) => (
          <NumberInput
            key={name}
            label={text(label)}
            hint={text('promotion.asItIs')}
            value={draft[name]}
            onChange={(value) => set({ [name]: value })}
            min={min}
            isOptional
          />
        ))}
      </div>
      <CheckInput
        label={text('promotion.withTiers')}
        hint={text('promotion.withTiersHint')}
        isOn={draft.tiers !== null}
        onChange={(isOn) => set({ tiers: isOn ? [] : null })}
      />
      {draft.tiers !== null && <BulkTiers value={draft.tiers} onChange={(tiers) => set({ tiers })} />}
    </>
  );
}
