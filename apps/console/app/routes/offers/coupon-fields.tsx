import type { CouponEntry } from '@longstrip/api-contract';
import { CLIENT_PLATFORMS, COUPON_TYPES, type CouponType } from '@longstrip/core';
import { useName, useText } from '../../i18n/use-text.ts';
import { CheckInput, KeyInput, MomentInput, NumberInput } from '../../parts/entry/inputs.tsx';
import { useZoneHint } from '../../parts/entry/zone-hint.ts';
import { SelectInput, TextInput } from '../../parts/form/fields.tsx';
import { Panel } from '../../parts/layout.tsx';
import { MoneyInput } from '../../parts/money-input.tsx';

interface CouponFieldsProps {
  draft: CouponEntry;
  set: (patch: Partial<CouponEntry>) => void;
  problem: (place: string) => string | undefined;
  isNew: boolean;
  /** Readers have it: what it is worth stays. */
  isPromised: boolean;
  /** What readers see of a title that names a message. */
  shownTitle: string | undefined;
  /** Many are made, each with a code of its own. */
  isForMany?: boolean;
}

export const blankCoupon = (platform: string, startAt: string, endAt: string): CouponEntry => ({
  ...{ platform, key: '', title: '', type: 'FREE_COIN', code: null, percent: null, amount: null, minimumAmount: 0 },
  ...{ value: 5, clients: [...CLIENT_PLATFORMS], startAt, endAt, totalLimit: null, perUserLimit: 1, isEvent: false },
});

/** The fields of a coupon. */
export function CouponFields(props: CouponFieldsProps) {
  const { draft, set, problem, isNew, shownTitle, isForMany = false } = props;
  const text = useText();
  const zoneHint = useZoneHint();
  return (
    <>
      <Panel title={text('coupon.what')}>
        <div className="grid gap-4 desk:grid-cols-2">
          <TextInput
            label={text('entry.title')}
            hint={shownTitle ?? text('entry.titleHint')}
            problem={problem('title')}
            value={draft.title}
            onChange={({ target }) => set({ title: target.value })}
            required
          />
          <TextInput
            label={text(isForMany ? 'coupon.codeBegin' : 'coupon.code')}
            hint={text(isForMany ? 'coupon.codeBeginHint' : 'coupon.codeHint')}
            problem={problem('code')}
            value={draft.code ?? ''}
            onChange={({ target }) => set({ code: target.value === '' ? null : target.value })}
            autoComplete="off"
            spellCheck={false}
          />
          <Worth {...props} />
        </div>
      </Panel>
      <Panel title={text('entry.when')} text={zoneHint(draft.platform)}>
        <div className="grid gap-4 desk:grid-cols-2">
          <MomentInput
            label={text('entry.from')}
            problem={problem('startAt')}
            value={draft.startAt}
            onChange={(startAt) => set({ startAt: startAt ?? '' })}
          />
          <MomentInput
            label={text('entry.until')}
            problem={problem('endAt')}
            value={draft.endAt}
            onChange={(endAt) => set({ endAt: endAt ?? '' })}
          />
        </div>
      </Panel>
      <Panel title={text('coupon.who')}>
        <div className="grid gap-4 desk:grid-cols-2">
          <NumberInput
            label={text(isForMany ? 'coupon.perCode' : 'coupon.total')}
            hint={text('entry.emptyNoLimit')}
            problem={problem('totalLimit')}
            value={draft.totalLimit}
            onChange={(totalLimit) => set({ totalLimit })}
            isOptional
            min={1}
          />
          <NumberInput
            label={text('coupon.perReader')}
            problem={problem('perUserLimit')}
            value={draft.perUserLimit}
            onChange={(perUserLimit) => set({ perUserLimit: perUserLimit ?? 1 })}
            min={1}
          />
          <Clients {...props} />
          <CheckInput
            label={text('coupon.isEvent')}
            hint={text('coupon.isEventHint')}
            isOn={draft.isEvent}
            onChange={(isEvent) => set({ isEvent })}
          />
          <KeyInput value={draft.key} onChange={(key) => set({ key })} isNew={isNew} problem={problem('key')} />
        </div>
      </Panel>
    </>
  );
}

function Worth({ draft, set, problem, isPromised }: CouponFieldsProps) {
  const text = useText();
  const name = useName();
  const isPercent = draft.amount === null;
  const choose = (type: CouponType) =>
    set(
      type === 'DISCOUNT'
        ? { type, percent: 10, amount: null, value: null }
        : { type, percent: null, amount: null, value: draft.value ?? 5 },
    );
  return (
    <>
      <SelectInput
        label={text('coupon.type')}
        problem={problem('type')}
        value={draft.type}
        disabled={isPromised}
        onChange={({ target }) => choose(COUPON_TYPES.find((known) => known === target.value) ?? 'FREE_COIN')}
        choices={COUPON_TYPES.map((value) => ({ value, label: name('couponTypes', value) }))}
      />
      {draft.type !== 'DISCOUNT' && (
        <NumberInput
          label={text('coupon.value')}
          problem={problem('value')}
          value={draft.value}
          isDisabled={isPromised}
          onChange={(value) => set({ value })}
          min={1}
        />
      )}
      {draft.type === 'DISCOUNT' && (
        <SelectInput
          label={text('coupon.how')}
          value={isPercent ? 'percent' : 'amount'}
          disabled={isPromised}
          onChange={({ target }) =>
            set(target.value === 'percent' ? { percent: 10, amount: null } : { percent: null, amount: 100 })
          }
          choices={[
            { value: 'percent', label: text('coupon.byPercent') },
            { value: 'amount', label: text('coupon.byAmount') },
          ]}
        />
      )}
      {draft.type === 'DISCOUNT' && isPercent && (
        <NumberInput
          label={text('coupon.percent')}
          problem={problem('percent')}
          value={draft.percent}
          isDisabled={isPromised}
          onChange={(percent) => set({ percent })}
          min={1}
        />
      )}
      {draft.type === 'DISCOUNT' && !isPercent && (
        <MoneyInput
          label={text('coupon.amount')}
          platform={draft.platform}
          problem={problem('amount')}
          value={draft.amount}
          onChange={(amount) => set({ amount: amount ?? 0 })}
        />
      )}
      {(draft.type === 'DISCOUNT' || draft.type === 'EXTRA_POINT') && (
        <MoneyInput
          label={text('coupon.minimum')}
          hint={text('coupon.minimumHint')}
          platform={draft.platform}
          problem={problem('minimumAmount')}
          value={draft.minimumAmount}
          onChange={(minimumAmount) => set({ minimumAmount: minimumAmount ?? 0 })}
          isOptional
        />
      )}
    </>
  );
}

function Clients({ draft, set, problem }: CouponFieldsProps) {
  const text = useText();
  const name = useName();
  const wrong = problem('clients');
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1 text-13 font-strong text-fg-2">{text('coupon.clients')}</legend>
      {CLIENT_PLATFORMS.map((client) => (
        <CheckInput
          key={client}
          label={name('clients', client)}
          isOn={draft.clients.includes(client)}
          onChange={(isOn) =>
            set({ clients: CLIENT_PLATFORMS.filter((each) => (each === client ? isOn : draft.clients.includes(each))) })
          }
        />
      ))}
      {wrong !== undefined && <p className="text-12 text-negative">{wrong}</p>}
    </fieldset>
  );
}
