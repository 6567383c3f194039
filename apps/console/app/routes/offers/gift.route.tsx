import { type GiftEntry, type NamedSeries, OPERATOR_CALLS } from '@longstrip/api-contract';
import { GIFT_TARGETS, GIFT_TYPES } from '@longstrip/core';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useState } from 'react';
import { consoleOf } from '../../context.ts';
import { useName, useText } from '../../i18n/use-text.ts';
import { byAddress } from '../../parts/entry/by-address.tsx';
import { EntryForm } from '../../parts/entry/entry-form.tsx';
import { StateBadge } from '../../parts/entry/entry-list.tsx';
import { readEntryRow } from '../../parts/entry/entry-row.server.ts';
import { KeyInput, MomentInput, NumberInput } from '../../parts/entry/inputs.tsx';
import { readMarkedTexts } from '../../parts/entry/marked-texts.server.ts';
import { SeriesPicker } from '../../parts/entry/series-picker.tsx';
import { useEntry } from '../../parts/entry/use-entry.ts';
import { startOfNextHour, useZoneHint } from '../../parts/entry/zone-hint.ts';
import { SelectInput, TextInput } from '../../parts/form/fields.tsx';
import { Facts, Panel } from '../../parts/layout.tsx';
import { PATHS } from '../../parts/paths.ts';

export { saveEntries as action } from '../../parts/entry/save-entries.server.ts';

/** How long a new gift can be taken, and how long its tickets are good, in days. */
const TAKEN_WITHIN_DAYS = 7;
const USED_WITHIN_DAYS = 30;

export async function loader({ request, context, params: { platform, key } }: LoaderFunctionArgs) {
  const found = await readEntryRow(consoleOf(context), OPERATOR_CALLS.adminGifts, { platform, key }, request);
  const marked = await readMarkedTexts(found.platform, found.row);
  return {
    ...{ ...found, marked, startAt: startOfNextHour(found.platform) },
    receiveUntil: startOfNextHour(found.platform, TAKEN_WITHIN_DAYS),
    useUntil: startOfNextHour(found.platform, USED_WITHIN_DAYS),
  };
}

/** A gift: tickets that readers may take. Who took them already has what they took. */
function GiftPage() {
  const text = useText();
  const { platform, row, marked, startAt, receiveUntil, useUntil } = useLoaderData<typeof loader>();
  const back = `${PATHS.gifts}?platform=${platform}`;
  const editor = useEntry<GiftEntry>(
    'gifts',
    row,
    {
      ...{ platform, key: '', title: '', type: 'RENTAL_TICKET', series: null, episodes: 1, target: 'ALL' },
      ...{ startAt, receiveUntil, useUntil },
    },
    back,
  );
  return (
    <EntryForm
      title={row === null ? text('gift.new') : (marked[row.entry.title] ?? row.entry.title)}
      text={row === null ? undefined : <StateBadge state={row.state} />}
      editor={editor}
      back={{ to: back, name: text('gift.list') }}
      needsReason
      {...(row !== null && {
        aside: (
          <Panel title={text('coupon.uses')} text={row.takenCount > 0 ? text('gift.takenStays') : undefined}>
            <Facts
              of={[
                [text('gift.taken'), row.takenCount],
                [text('coupon.used'), row.usedCount],
              ]}
            />
          </Panel>
        ),
      })}
    >
      <GiftFields editor={editor} shownTitle={marked[editor.draft.title]} of={row?.of ?? null} />
    </EntryForm>
  );
}

interface GiftFieldsProps {
  editor: ReturnType<typeof useEntry<GiftEntry>>;
  /** What readers see of a title that names a message. */
  shownTitle: string | undefined;
  of: NamedSeries | null;
}

function GiftFields({ editor, shownTitle, of }: GiftFieldsProps) {
  const text = useText();
  const name = useName();
  const zoneHint = useZoneHint();
  const { draft, set, problem } = editor;
  const [known, setKnown] = useState<readonly NamedSeries[]>(of === null ? [] : [of]);
  const id = draft.series;
  const chosen =
    id === null ? [] : [known.find((each) => each.id === id) ?? { id, alias: String(id), title: String(id) }];
  const choose = (series: readonly NamedSeries[]) => {
    setKnown([...known, ...series]);
    set({ series: series[0]?.id ?? null });
  };
  return (
    <>
      <Panel title={text('gift.what')}>
        <div className="grid gap-4 desk:grid-cols-2">
          <TextInput
            label={text('entry.title')}
            hint={shownTitle ?? text('entry.titleHint')}
            problem={problem('title')}
            value={draft.title}
            onChange={({ target }) => set({ title: target.value })}
            required
          />
          <SelectInput
            label={text('coupon.type')}
            problem={problem('type')}
            value={draft.type}
            onChange={({ target }) => set({ type: GIFT_TYPES.find((type) => type === target.value) ?? draft.type })}
            choices={GIFT_TYPES.map((value) => ({ value, label: name('giftTypes', value) }))}
          />
          <NumberInput
            label={text('gift.episodes')}
            hint={text('gift.episodesHint')}
            problem={problem('episodes')}
            value={draft.episodes}
            onChange={(episodes) => set({ episodes: episodes ?? 1 })}
            min={1}
          />
          <SelectInput
            label={text('gift.target')}
            hint={draft.target === 'NAMED' ? text('gift.namedHint') : undefined}
            problem={problem('target')}
            value={draft.target}
            onChange={({ target }) =>
              set({ target: GIFT_TARGETS.find((each) => each === target.value) ?? draft.target })
            }
            choices={GIFT_TARGETS.map((value) => ({ value, label: name('giftTargets', value) }))}
          />
        </div>
        <div className="mt-4">
          <SeriesPicker
            label={text('hits.series')}
            hint={text('gift.seriesHint')}
            problem={problem('series')}
            value={chosen}
            onChange={choose}
            isSingle
          />
        </div>
      </Panel>
      <Panel title={text('entry.when')} text={zoneHint(draft.platform)}>
        <div className="grid gap-4 desk:grid-cols-3">
          <MomentInput
            label={text('entry.from')}
            problem={problem('startAt')}
            value={draft.startAt}
            onChange={(startAt) => set({ startAt: startAt ?? '' })}
          />
          <MomentInput
            label={text('gift.receiveUntil')}
            problem={problem('receiveUntil')}
            value={draft.receiveUntil}
            onChange={(receiveUntil) => set({ receiveUntil: receiveUntil ?? '' })}
          />
          <MomentInput
            label={text('gift.useUntil')}
            problem={problem('useUntil')}
            value={draft.useUntil}
            onChange={(useUntil) => set({ useUntil: useUntil ?? '' })}
          />
          <KeyInput value={draft.key} onChange={(key) => set({ key })} isNew={editor.isNew} problem={problem('key')} />
        </div>
      </Panel>
    </>
  );
}

export default byAddress(GiftPage);
