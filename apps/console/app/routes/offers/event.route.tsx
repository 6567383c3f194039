import { type EventEntry, type NamedSeries, OPERATOR_CALLS } from '@longstrip/api-contract';
import { EVENT_AUDIENCES } from '@longstrip/core';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useState } from 'react';
import { consoleOf } from '../../context.ts';
import { useName, useText } from '../../i18n/use-text.ts';
import { readIfAllowed } from '../../parts/calls/answers.server.ts';
import { byAddress } from '../../parts/entry/by-address.tsx';
import { EntryForm } from '../../parts/entry/entry-form.tsx';
import { StateAndKey } from '../../parts/entry/entry-list.tsx';
import { readEntryRow } from '../../parts/entry/entry-row.server.ts';
import { CheckInput, KeyInput, MomentInput, NumberInput } from '../../parts/entry/inputs.tsx';
import { LocaleTexts } from '../../parts/entry/locale-texts.tsx';
import { readEntryTitle } from '../../parts/entry/marked-texts.server.ts';
import { PictureInput } from '../../parts/entry/picture-input.tsx';
import { SeriesPicker } from '../../parts/entry/series-picker.tsx';
import { useEntry } from '../../parts/entry/use-entry.ts';
import { startOfNextHour, useZoneHint } from '../../parts/entry/zone-hint.ts';
import { SelectInput } from '../../parts/form/fields.tsx';
import { Panel } from '../../parts/layout.tsx';
import { PATHS } from '../../parts/paths.ts';
import { EventKindFields } from './event-kind-fields.tsx';
import { EventPart } from './event-part.tsx';

export { saveEntries as action } from '../../parts/entry/save-entries.server.ts';

export async function loader({ request, context, params: { platform, key } }: LoaderFunctionArgs) {
  const console = consoleOf(context);
  const { adminEvents, adminCoupons } = OPERATOR_CALLS;
  const found = await readEntryRow(console, adminEvents, { platform, key }, request);
  const asked = { call: adminCoupons, answer: adminCoupons.data, query: { platform: found.platform, limit: 500 } };
  const coupons = await readIfAllowed(console, asked, request);
  const title = await readEntryTitle(found.platform, found.row);
  const startAt = startOfNextHour(found.platform);
  const endAt = startOfNextHour(found.platform, 14);
  return { ...found, title, startAt, endAt, coupons: (coupons?.rows ?? []).map(({ key: coupon }) => coupon) };
}

const PICTURE = { widthPx: 1280, heightPx: 720 } as const;

const blank = (platform: string, startAt: string, endAt: string): EventEntry => ({
  ...{ platform, key: '', kind: 'BANNER', audience: 'ALL', startAt, endAt, position: 0, isVisible: true },
  ...{ picture: null, series: [], coupon: null, tickets: null, rewards: [], texts: {} },
});

/** An event: made or changed. What readers have of it stays valid. */
function EventPage() {
  const text = useText();
  const name = useName();
  const zoneHint = useZoneHint();
  const { platform, row, title, startAt, endAt, coupons } = useLoaderData<typeof loader>();
  const back = `${PATHS.events}?platform=${platform}`;
  const editor = useEntry<EventEntry>('events', row, blank(platform, startAt, endAt), back);
  const { draft, set, problem } = editor;
  const [series, setSeries] = useState<readonly NamedSeries[]>(row?.of ?? []);
  return (
    <EntryForm
      title={title ?? text('event.new')}
      text={row === null ? undefined : <StateAndKey row={row} />}
      editor={editor}
      back={{ to: back, name: text('event.list') }}
      needsReason
      {...(row !== null && { aside: <EventPart row={row} /> })}
    >
      <Panel title={text('event.what')}>
        <EventKindFields draft={draft} set={set} problem={problem} coupons={coupons} />
      </Panel>
      <Panel title={text('entry.texts')}>
        <LocaleTexts
          platform={platform}
          fields={[
            { name: 'title', label: text('entry.title'), kind: 'line' },
            { name: 'line', label: text('event.line'), kind: 'line', isOptional: true },
            { name: 'body', label: text('event.body'), kind: 'rich', isOptional: true },
          ]}
          value={draft.texts}
          onChange={(texts) => set({ texts: texts as EventEntry['texts'] })}
          problem={problem}
        />
      </Panel>
      <Panel title={text('entry.when')} text={zoneHint(platform)}>
        <div className="grid gap-4 desk:grid-cols-2">
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
        </div>
      </Panel>
      <Panel title={text('event.about')}>
        <div className="grid gap-4 desk:grid-cols-2">
          <SeriesPicker
            label={text('shelf.series')}
            problem={problem('series')}
            value={series}
            onChange={(chosen) => {
              setSeries(chosen);
              set({ series: chosen.map(({ id }) => id) });
            }}
          />
          <PictureInput
            label={text('event.picture')}
            hint={text('event.pictureHint')}
            platform={platform}
            frame={PICTURE}
            value={draft.picture}
            instead={null}
            problem={problem('picture')}
            onChange={(picture) => set({ picture })}
          />
        </div>
      </Panel>
      <Panel title={text('entry.how')}>
        <div className="grid gap-4 desk:grid-cols-2">
          <SelectInput
            label={text('event.audience')}
            problem={problem('audience')}
            value={draft.audience}
            onChange={({ target }) => set({ audience: target.value as EventEntry['audience'] })}
            choices={EVENT_AUDIENCES.map((value) => ({ value, label: name('audiences', value) }))}
          />
          <NumberInput
            label={text('event.position')}
            hint={text('event.positionHint')}
            problem={problem('position')}
            value={draft.position}
            onChange={(position) => set({ position: position ?? 0 })}
          />
          <CheckInput label={text('entry.shown')} isOn={draft.isVisible} onChange={(isVisible) => set({ isVisible })} />
          <KeyInput value={draft.key} onChange={(key) => set({ key })} isNew={editor.isNew} problem={problem('key')} />
        </div>
      </Panel>
    </EntryForm>
  );
}

export default byAddress(EventPage);
