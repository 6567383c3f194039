import type { CoinProductRow } from '@longstrip/api-contract';
import { useText } from '../../i18n/use-text.ts';
import { NumberInput } from '../../parts/entry/inputs.tsx';
import { SelectInput } from '../../parts/form/fields.tsx';
import { Nothing } from '../../parts/layout.tsx';
import { MoneyInput } from '../../parts/money-input.tsx';
import { type PackDraft, packDraftOf } from './promotion-drafts.ts';

interface PackDraftFieldsProps {
  platform: string;
  packs: readonly CoinProductRow[];
  /** What readers see of titles that name a message. */
  marked: Readonly<Record<string, string>>;
  draft: PackDraft | null;
  onDraft: (draft: PackDraft | null) => void;
}

const PARTS = [
  ['coins', 'pack.coins', 1],
  ['bonusCoins', 'pack.bonus', 0],
  ['mileage', 'pack.points', 0],
] as const;

/** A pack of the shop, and how it would be sold. */
export function PackDraftFields({ platform, packs, marked, draft, onDraft }: PackDraftFieldsProps) {
  const text = useText();
  if (draft === null) return <Nothing>{text('pack.none')}</Nothing>;
  const set = (patch: Partial<PackDraft>) => onDraft({ ...draft, ...patch });
  return (
    <>
      <SelectInput
        label={text('numbers.pack')}
        value={draft.key}
        onChange={({ target }) => onDraft(packDraftOf(packs.find(({ key }) => key === target.value)))}
        choices={packs.map(({ key, entry }) => ({ value: key, label: marked[entry.title] ?? entry.title }))}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <MoneyInput
          key={draft.key}
          label={text('pack.price')}
          platform={platform}
          value={draft.price}
          onChange={(price) => set({ price: price ?? 0 })}
        />
        {PARTS.map(([name, label, min]) => (
          <NumberInput
            key={name}
            label={text(label)}
            value={draft[name]}
            onChange={(value) => set({ [name]: value ?? 0 })}
            min={min}
          />
        ))}
      </div>
    </>
  );
}
