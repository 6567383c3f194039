import type { CouponRow } from '@longstrip/api-contract';
import { useText } from '../../i18n/use-text.ts';
import { useWorth } from '../../parts/entry/coupon-worth.ts';
import { NumberInput } from '../../parts/entry/inputs.tsx';
import { SelectInput } from '../../parts/form/fields.tsx';
import { MoneyInput } from '../../parts/money-input.tsx';
import type { CouponDraft } from './promotion-drafts.ts';

interface CouponDraftFieldsProps {
  platform: string;
  coupons: readonly CouponRow[];
  /** What readers see of titles that name a message. */
  marked: Readonly<Record<string, string>>;
  draft: CouponDraft;
  onDraft: (draft: CouponDraft) => void;
}

const WORTHS = ['percent', 'amount', 'value'] as const;
type Worth = (typeof WORTHS)[number];

/** A coupon that there is, or what a new one would be worth. */
export function CouponDraftFields({ platform, coupons, marked, draft, onDraft }: CouponDraftFieldsProps) {
  const text = useText();
  const worthOf = useWorth();
  const set = (patch: Partial<CouponDraft>) => onDraft({ ...draft, ...patch });
  const worth: Worth = draft.value !== null ? 'value' : draft.amount !== null ? 'amount' : 'percent';
  const choose = (of: Worth) =>
    set({ percent: null, amount: null, value: null, [of]: { percent: 10, amount: 100, value: 100 }[of] });
  return (
    <>
      <SelectInput
        label={text('coupon.one')}
        value={draft.key}
        onChange={({ target }) => set({ key: target.value })}
        choices={[
          { value: '', label: text('promotion.newCoupon') },
          ...coupons.map(({ key, entry }) => ({
            value: key,
            label: `${marked[entry.title] ?? entry.title} · ${worthOf(entry)}`,
          })),
        ]}
      />
      {draft.key === '' && (
        <div className="grid grid-cols-2 items-start gap-3">
          <SelectInput
            label={text('coupon.worth')}
            value={worth}
            onChange={({ target }) => choose(WORTHS.find((known) => known === target.value) ?? 'percent')}
            choices={[
              { value: 'percent', label: text('coupon.byPercent') },
              { value: 'amount', label: text('coupon.byAmount') },
              { value: 'value', label: text('pack.points') },
            ]}
          />
          {worth === 'percent' && (
            <NumberInput
              label={text('coupon.percent')}
              value={draft.percent}
              onChange={(percent) => set({ percent })}
              min={1}
            />
          )}
          {worth === 'amount' && (
            <MoneyInput
              label={text('coupon.amount')}
              platform={platform}
              value={draft.amount}
              onChange={(amount) => set({ amount })}
            />
          )}
          {worth === 'value' && (
            <NumberInput
              label={text('coupon.value')}
              value={draft.value}
              onChange={(value) => set({ value: value ?? 1 })}
              min={1}
            />
          )}
          <MoneyInput
            label={text('coupon.minimum')}
            platform={platform}
            value={draft.minimumAmount}
            onChange={(minimumAmount) => set({ minimumAmount: minimumAmount ?? 0 })}
            isOptional
          />
          <NumberInput
            label={text('coupon.perReader')}
            value={draft.perUserLimit}
            onChange={(perUserLimit) => set({ perUserLimit: perUserLimit ?? 1 })}
            min={1}
          />
          <NumberInput
            label={text('coupon.total')}
            hint={text('entry.emptyNoLimit')}
            value={draft.totalLimit}
            onChange={(totalLimit) => set({ totalLimit })}
            min={1}
            isOptional
          />
        </div>
      )}
      <p className="text-12 text-fg-3">{text('promotion.couponHint')}</p>
    </>
  );
}
