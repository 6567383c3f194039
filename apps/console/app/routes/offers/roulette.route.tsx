import { OPERATOR_CALLS, type RouletteEntry, type RouletteRow } from '@longstrip/api-contract';
import { ROULETTE_AUDIENCES, ROULETTE_PRIZE_KINDS } from '@longstrip/core';
import { CloseIcon, IconButton, PlusIcon } from '@longstrip/ui';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { consoleOf } from '../../context.ts';
import { useFormats } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { Button } from '../../parts/button.tsx';
import { byAddress } from '../../parts/entry/by-address.tsx';
import { EntryForm } from '../../parts/entry/entry-form.tsx';
import { StateAndKey } from '../../parts/entry/entry-list.tsx';
import { readEntryRow } from '../../parts/entry/entry-row.server.ts';
import { KeyInput, MomentInput, NumberInput } from '../../parts/entry/inputs.tsx';
import { readMarkedTexts } from '../../parts/entry/marked-texts.server.ts';
import { useEntry } from '../../parts/entry/use-entry.ts';
import { startOfNextHour, useZoneHint } from '../../parts/entry/zone-hint.ts';
import { SelectInput, TextInput } from '../../parts/form/fields.tsx';
import { Panel } from '../../parts/layout.tsx';
import { PATHS } from '../../parts/paths.ts';

export { saveEntries as action } from '../../parts/entry/save-entries.server.ts';

export async function loader({ request, context, params: { platform, key } }: LoaderFunctionArgs) {
  const found = await readEntryRow(consoleOf(context), OPERATOR_CALLS.adminRoulettes, { platform, key }, request);
  const marked = await readMarkedTexts(found.platform, found.row);
  return { ...found, marked, startAt: startOfNextHour(found.platform), endAt: startOfNextHour(found.platform, 30) };
}

const blank = (platform: string, startAt: string, endAt: string): RouletteEntry => ({
  ...{ platform, key: '', title: '', audience: 'ALL', startAt, endAt },
  prizes: [
    { kind: 'FREE_COIN', amount: 5, weight: 10, stock: null },
    { kind: 'NOTHING', amount: 0, weight: 90, stock: null },
  ],
});

/** A wheel: made or changed, with the chances that readers are shown. */
function RoulettePage() {
  const text = useText();
  const name = useName();
  const zoneHint = useZoneHint();
  const { platform, row, marked, startAt, endAt } = useLoaderData<typeof loader>();
  const back = `${PATHS.wheels}?platform=${platform}`;
  const editor = useEntry<RouletteEntry>('roulettes', row, blank(platform, startAt, endAt), back);
  const { draft, set, problem } = editor;
  return (
    <EntryForm
      title={row === null ? text('wheel.new') : (marked[row.entry.title] ?? row.entry.title)}
      text={row === null ? undefined : <StateAndKey row={row} />}
      editor={editor}
      back={{ to: back, name: text('wheel.list') }}
      needsReason
    >
      <Panel title={text('wheel.prizes')} text={text('wheel.prizesText')} isFlush>
        <Prizes draft={draft} set={set} problem={problem} row={row} />
      </Panel>
      <Panel title={text('entry.how')} text={zoneHint(platform)}>
        <div className="grid gap-4 desk:grid-cols-2">
          <TextInput
            label={text('entry.title')}
            hint={marked[draft.title] ?? text('entry.titleHint')}
            problem={problem('title')}
            value={draft.title}
            onChange={({ target }) => set({ title: target.value })}
            required
          />
          <SelectInput
            label={text('event.audience')}
            problem={problem('audience')}
            value={draft.audience}
            onChange={({ target }) => set({ audience: target.value as RouletteEntry['audience'] })}
            choices={ROULETTE_AUDIENCES.map((value) => ({ value, label: name('audiences', value) }))}
          />
          <MomentInput
            label={text('entry.from')}
            problem={problem('startAt')}
            value={draft.startAt}
            onChange={(moment) => set({ startAt: moment ?? '' })}
          />
          <MomentInput
            label={text('entry.until')}
            problem={problem('endAt')}
            value={draft.endAt}
            onChange={(moment) => set({ endAt: moment ?? '' })}
          />
          <KeyInput value={draft.key} onChange={(key) => set({ key })} isNew={editor.isNew} problem={problem('key')} />
        </div>
      </Panel>
    </EntryForm>
  );
}

export default byAddress(RoulettePage);

type Prize = RouletteEntry['prizes'][number];

interface PrizesProps {
  draft: RouletteEntry;
  set: (patch: Partial<RouletteEntry>) => void;
  problem: (place: string) => string | undefined;
  row: RouletteRow | null;
}

/** The prizes in the order of the wheel. Their chances always add up, since each is a share of all weights. */
function Prizes({ draft, set, problem, row }: PrizesProps) {
  const text = useText();
  const name = useName();
  const formats = useFormats();
  const { prizes } = draft;
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0);
  const spins = (row?.won ?? []).reduce((sum, each) => sum + each, 0);
  const change = (index: number, patch: Partial<Prize>) =>
    set({ prizes: prizes.map((prize, at) => (at === index ? { ...prize, ...patch } : prize)) });
  const percent = (part: number, of: number) =>
    of === 0 ? '–' : `${formats.number(Math.round((part / of) * 10_000) / 100)} %`;
  return (
    <>
      <table className="table">
        <caption className="sr-only">{text('wheel.prizes')}</caption>
        <thead>
          <tr>
            {(['wheel.prize', 'money.amount', 'wheel.weight', 'wheel.chance', 'wheel.stock', 'wheel.won'] as const).map(
              (key) => (
                <th key={key} scope="col">
                  {text(key)}
                </th>
              ),
            )}
            <th scope="col">
              <span className="sr-only">{text('operators.acts')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {prizes.map((prize, index) => {
            const won = row?.won[index] ?? 0;
            const place = text('wheel.place', { place: index + 1 });
            return (
              <tr key={index}>
                <td>
                  <SelectInput
                    label={`${text('wheel.prize')}, ${place}`}
                    isQuiet
                    value={prize.kind}
                    disabled={won > 0}
                    onChange={({ target }) => {
                      const kind = ROULETTE_PRIZE_KINDS.find((known) => known === target.value) ?? 'NOTHING';
                      change(index, { kind, amount: kind === 'NOTHING' ? 0 : Math.max(1, prize.amount) });
                    }}
                    choices={ROULETTE_PRIZE_KINDS.map((value) => ({ value, label: name('prizeKinds', value) }))}
                    className="w-36"
                  />
                </td>
                <td>
                  <NumberInput
                    label={`${text('money.amount')}, ${place}`}
                    isQuiet
                    isDisabled={prize.kind === 'NOTHING' || won > 0}
                    problem={problem(`prizes.${index}.amount`)}
                    value={prize.amount}
                    onChange={(amount) => change(index, { amount: amount ?? 0 })}
                    className="w-24"
                  />
                </td>
                <td>
                  <NumberInput
                    label={`${text('wheel.weight')}, ${place}`}
                    isQuiet
                    problem={problem(`prizes.${index}.weight`)}
                    value={prize.weight}
                    onChange={(weight) => change(index, { weight: weight ?? 0 })}
                    min={1}
                    className="w-24"
                  />
                </td>
                <td className="whitespace-nowrap tabular-nums">{percent(prize.weight, total)}</td>
                <td>
                  <NumberInput
                    label={`${text('wheel.stock')}, ${place}`}
                    isQuiet
                    isOptional
                    problem={problem(`prizes.${index}.stock`)}
                    value={prize.stock}
                    onChange={(stock) => change(index, { stock })}
                    className="w-24"
                  />
                </td>
                <td className="whitespace-nowrap tabular-nums">
                  {formats.number(won)} <span className="text-fg-3">({percent(won, spins)})</span>
                </td>
                <td>
                  <IconButton
                    icon={CloseIcon}
                    iconSize={16}
                    label={text('wheel.removePrize', { place: index + 1 })}
                    disabled={prizes.length <= 2 || won > 0}
                    onClick={() => set({ prizes: prizes.filter((_, at) => at !== index) })}
                  />
                </td>
              </tr>
            );
          })}
          <tr>
            <th scope="row" colSpan={2}>
              {text('wheel.sum')}
            </th>
            <td className="tabular-nums">{formats.number(total)}</td>
            <td className="tabular-nums">{percent(total, total)}</td>
            <td />
            <td className="tabular-nums">{formats.number(spins)}</td>
            <td />
          </tr>
        </tbody>
      </table>
      <div className="flex flex-wrap items-center gap-3 px-4 py-3">
        <Button
          look="quiet"
          icon={<PlusIcon size={16} />}
          onClick={() => set({ prizes: [...prizes, { kind: 'MILEAGE', amount: 10, weight: 10, stock: null }] })}
        >
          {text('wheel.addPrize')}
        </Button>
        {problem('prizes') !== undefined && <p className="text-12 text-negative">{problem('prizes')}</p>}
      </div>
    </>
  );
}
