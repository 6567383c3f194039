import { type CoinProductEntry, OPERATOR_CALLS } from '@longstrip/api-contract';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { consoleOf } from '../../context.ts';
import { useText } from '../../i18n/use-text.ts';
import { byAddress } from '../../parts/entry/by-address.tsx';
import { EntryForm } from '../../parts/entry/entry-form.tsx';
import { StateAndKey } from '../../parts/entry/entry-list.tsx';
import { readEntryRow } from '../../parts/entry/entry-row.server.ts';
import { CheckInput, KeyInput, MomentInput, NumberInput } from '../../parts/entry/inputs.tsx';
import { readMarkedTexts } from '../../parts/entry/marked-texts.server.ts';
import { useEntry } from '../../parts/entry/use-entry.ts';
import { useZoneHint } from '../../parts/entry/zone-hint.ts';
import { TextInput } from '../../parts/form/fields.tsx';
import { Panel } from '../../parts/layout.tsx';
import { MoneyInput } from '../../parts/money-input.tsx';
import { PATHS } from '../../parts/paths.ts';

export { saveEntries as action } from '../../parts/entry/save-entries.server.ts';

export async function loader({ request, context, params: { platform, key } }: LoaderFunctionArgs) {
  const found = await readEntryRow(consoleOf(context), OPERATOR_CALLS.adminProducts, { platform, key }, request);
  const marked = await readMarkedTexts(found.platform, found.row);
  return { ...found, marked };
}

const blank = (platform: string): CoinProductEntry => ({
  ...{ platform, key: '', title: '', price: 0, coins: 0, bonusCoins: 0, mileage: 0, isFirstPurchaseOnly: false },
  ...{ stock: null, perUserLimit: null, isVisible: true, startAt: null, endAt: null, position: 0 },
  ...{ appleProductId: null, googleProductId: null },
});

/** A pack of coins: made or changed. Orders keep what they sold. */
function PackPage() {
  const text = useText();
  const zoneHint = useZoneHint();
  const { platform, row, marked } = useLoaderData<typeof loader>();
  const back = `${PATHS.packs}?platform=${platform}`;
  const editor = useEntry<CoinProductEntry>('coinProducts', row, blank(platform), back);
  const { draft, set, problem } = editor;
  const orNull = (words: string) => (words.trim() === '' ? null : words.trim());
  return (
    <EntryForm
      title={row === null ? text('pack.new') : (marked[row.entry.title] ?? row.entry.title)}
      text={row === null ? undefined : <StateAndKey row={row} />}
      editor={editor}
      back={{ to: back, name: text('pack.list') }}
      needsReason
    >
      <Panel title={text('pack.what')}>
        <div className="grid gap-4 desk:grid-cols-2">
          <TextInput
            label={text('entry.title')}
            hint={marked[draft.title] ?? text('entry.titleHint')}
            problem={problem('title')}
            value={draft.title}
            onChange={({ target }) => set({ title: target.value })}
            required
          />
          <MoneyInput
            label={text('pack.price')}
            platform={platform}
            problem={problem('price')}
            value={row === null && draft.price === 0 ? null : draft.price}
            onChange={(price) => set({ price: price ?? 0 })}
          />
          <NumberInput
            label={text('pack.coins')}
            problem={problem('coins')}
            value={draft.coins}
            onChange={(coins) => set({ coins: coins ?? 0 })}
            min={1}
          />
          <NumberInput
            label={text('pack.bonus')}
            hint={text('pack.bonusHint')}
            problem={problem('bonusCoins')}
            value={draft.bonusCoins}
            onChange={(bonusCoins) => set({ bonusCoins: bonusCoins ?? 0 })}
          />
          <NumberInput
            label={text('pack.points')}
            problem={problem('mileage')}
            value={draft.mileage}
            onChange={(mileage) => set({ mileage: mileage ?? 0 })}
          />
        </div>
      </Panel>
      <Panel title={text('pack.limits')}>
        <div className="grid gap-4 desk:grid-cols-2">
          <NumberInput
            label={text('pack.stock')}
            hint={row === null ? text('entry.emptyNoLimit') : text('pack.stockHint', { count: row.takenCount })}
            problem={problem('stock')}
            value={draft.stock}
            onChange={(stock) => set({ stock })}
            isOptional
          />
          <NumberInput
            label={text('pack.perReader')}
            hint={text('entry.emptyNoLimit')}
            problem={problem('perUserLimit')}
            value={draft.perUserLimit}
            onChange={(perUserLimit) => set({ perUserLimit })}
            isOptional
            min={1}
          />
          <CheckInput
            label={text('pack.firstOnly')}
            isOn={draft.isFirstPurchaseOnly}
            onChange={(isFirstPurchaseOnly) => set({ isFirstPurchaseOnly })}
          />
          <CheckInput label={text('entry.shown')} isOn={draft.isVisible} onChange={(isVisible) => set({ isVisible })} />
        </div>
      </Panel>
      <Panel title={text('entry.when')} text={zoneHint(platform)}>
        <div className="grid gap-4 desk:grid-cols-2">
          <MomentInput
            label={text('entry.from')}
            hint={text('entry.emptyAlways')}
            problem={problem('startAt')}
            value={draft.startAt}
            onChange={(startAt) => set({ startAt })}
            isOptional
          />
          <MomentInput
            label={text('entry.until')}
            hint={text('entry.emptyNoEnd')}
            problem={problem('endAt')}
            value={draft.endAt}
            onChange={(endAt) => set({ endAt })}
            isOptional
          />
        </div>
      </Panel>
      <Panel title={text('pack.stores')} text={text('pack.storesText')}>
        <div className="grid gap-4 desk:grid-cols-2">
          <TextInput
            label={text('pack.apple')}
            problem={problem('appleProductId')}
            value={draft.appleProductId ?? ''}
            onChange={({ target }) => set({ appleProductId: orNull(target.value) })}
          />
          <TextInput
            label={text('pack.google')}
            problem={problem('googleProductId')}
            value={draft.googleProductId ?? ''}
            onChange={({ target }) => set({ googleProductId: orNull(target.value) })}
          />
          <KeyInput value={draft.key} onChange={(key) => set({ key })} isNew={editor.isNew} problem={problem('key')} />
        </div>
      </Panel>
    </EntryForm>
  );
}

export default byAddress(PackPage);
