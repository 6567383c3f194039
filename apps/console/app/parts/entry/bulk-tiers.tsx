import { SALE_TYPES, type SaleType } from '@longstrip/core';
import { CloseIcon, IconButton } from '@longstrip/ui';
import { useName, useText } from '../../i18n/use-text.ts';
import { Button } from '../button.tsx';
import { SelectInput } from '../form/fields.tsx';
import { NumberInput } from './inputs.tsx';

/** A discount for readers who take all episodes of a series that they lack (D11). */
export interface BulkTier {
  readonly saleType: SaleType;
  readonly minimumEpisodes: number;
  readonly percent: number;
}

interface BulkTiersProps {
  value: readonly BulkTier[];
  onChange: (value: BulkTier[]) => void;
}

/** The discounts of a series: rows that are added and removed. Which of them go together the api decides. */
export function BulkTiers({ value, onChange }: BulkTiersProps) {
  const text = useText();
  const name = useName();
  const set = (at: number, patch: Partial<BulkTier>) =>
    onChange(value.map((tier, index) => (index === at ? { ...tier, ...patch } : tier)));
  const last = value.at(-1);
  const next = { saleType: 'POSSESSION', minimumEpisodes: 10, percent: 10, ...last } as const;
  const add = () =>
    onChange([...value, last === undefined ? next : { ...next, minimumEpisodes: last.minimumEpisodes * 2 }]);
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 text-13 font-strong text-fg-2">{text('bulk.title')}</legend>
      <p className="text-12 text-fg-3">{text('bulk.text')}</p>
      {value.length === 0 && <p className="text-13 text-fg-2">{text('bulk.none')}</p>}
      {value.map((tier, index) => (
        // Rows have no name of their own: two may say the same until one of them is changed.
        <div key={index} className="flex flex-wrap items-end gap-2">
          <SelectInput
            label={text('bulk.saleType')}
            className="w-40"
            value={tier.saleType}
            onChange={({ target }) => set(index, { saleType: target.value === 'RENT' ? 'RENT' : 'POSSESSION' })}
            choices={SALE_TYPES.map((type) => ({ value: type, label: name('bulkSaleTypes', type) }))}
          />
          <NumberInput
            label={text('bulk.from')}
            className="w-28"
            min={2}
            value={tier.minimumEpisodes}
            onChange={(minimumEpisodes) => set(index, { minimumEpisodes: minimumEpisodes ?? 0 })}
          />
          <NumberInput
            label={text('bulk.percent')}
            className="w-28"
            min={1}
            value={tier.percent}
            onChange={(percent) => set(index, { percent: percent ?? 0 })}
          />
          <IconButton
            icon={CloseIcon}
            iconSize={16}
            label={text('bulk.remove', { place: index + 1 })}
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <div>
        <Button onClick={add}>{text('bulk.add')}</Button>
      </div>
    </fieldset>
  );
}
