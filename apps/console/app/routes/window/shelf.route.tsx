import { type NamedSeries, OPERATOR_CALLS, type PickRow, type ThemeRow } from '@longstrip/api-contract';
import { THEME_POSITIONS } from '@longstrip/core';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, useSearchParams } from '@remix-run/react';
import { useState } from 'react';
import { consoleOf } from '../../context.ts';
import { useName, useText } from '../../i18n/use-text.ts';
import { byAddress } from '../../parts/entry/by-address.tsx';
import { EntryForm } from '../../parts/entry/entry-form.tsx';
import { StateAndKey } from '../../parts/entry/entry-list.tsx';
import { readEntryRow } from '../../parts/entry/entry-row.server.ts';
import { CheckInput, KeyInput } from '../../parts/entry/inputs.tsx';
import { type LocaleField, LocaleTexts } from '../../parts/entry/locale-texts.tsx';
import { readEntryTitle } from '../../parts/entry/marked-texts.server.ts';
import { SeriesPicker } from '../../parts/entry/series-picker.tsx';
import { useEntry } from '../../parts/entry/use-entry.ts';
import { SelectInput } from '../../parts/form/fields.tsx';
import { Panel } from '../../parts/layout.tsx';
import { PATHS } from '../../parts/paths.ts';
import { missingShelf, shelfOf } from './shelf-of.ts';

export { saveEntries as action } from '../../parts/entry/save-entries.server.ts';

export async function loader({ request, context, params: { shelf, platform, key } }: LoaderFunctionArgs) {
  const section = shelfOf(shelf);
  if (section === null) throw missingShelf();
  const { adminPicks, adminThemes } = OPERATOR_CALLS;
  const console = consoleOf(context);
  const found =
    section === 'picks'
      ? await readEntryRow(console, adminPicks, { platform, key }, request)
      : await readEntryRow(console, adminThemes, { platform, key }, request);
  return { section, ...found, heading: await readEntryTitle(found.platform, found.row) };
}

type ThemePlace = ThemeRow['entry']['place'];
/** What picks and themes have alike; a theme has a place. */
type ShelfEntry = Omit<PickRow['entry'], 'texts'> & {
  readonly texts: ThemeRow['entry']['texts'] | PickRow['entry']['texts'];
  readonly place?: ThemePlace;
};

/** A pick or a theme: its title in each language, and its series in order. */
function Shelf() {
  const text = useText();
  const name = useName();
  const [search] = useSearchParams();
  const { section, platform, row, heading } = useLoaderData<typeof loader>();
  const asked = search.get('place');
  const place = THEME_POSITIONS.find((known) => known === asked) ?? 'MAIN';
  const isPick = section === 'picks';
  const shown = row !== null && 'place' in row.entry ? row.entry.place : place;
  const back = `${PATHS[section]}?platform=${platform}${isPick ? '' : `&place=${shown}`}`;
  const blank = { platform, key: '', position: 0, isVisible: true, texts: {}, series: [] };
  const editor = useEntry<ShelfEntry>(section, row, isPick ? blank : { ...blank, place }, back);
  const { draft, set, problem } = editor;
  const [series, setSeries] = useState<readonly NamedSeries[]>(row?.of ?? []);
  const title: LocaleField<string> = { name: 'title', label: text('entry.title'), kind: 'line' };
  const fields: LocaleField<string>[] = isPick
    ? [title, { name: 'description', label: text('shelf.description'), kind: 'lines', isOptional: true }]
    : [title];
  return (
    <EntryForm
      title={heading ?? text(isPick ? 'shelf.newPick' : 'shelf.newTheme')}
      text={row === null ? undefined : <StateAndKey row={row} />}
      editor={editor}
      back={{ to: back, name: text(isPick ? 'shelf.picks' : 'shelf.themes') }}
    >
      <Panel title={text('entry.texts')}>
        <LocaleTexts
          platform={platform}
          fields={fields}
          value={draft.texts as Partial<Record<never, Record<string, string>>>}
          onChange={(texts) => set({ texts: texts as ShelfEntry['texts'] })}
          problem={problem}
        />
      </Panel>
      <Panel title={text('shelf.series')} text={text('shelf.seriesText')}>
        <SeriesPicker
          label={text('shelf.series')}
          problem={problem('series')}
          value={series}
          onChange={(chosen) => {
            setSeries(chosen);
            set({ series: chosen.map(({ id }) => id) });
          }}
        />
      </Panel>
      <Panel title={text('entry.how')}>
        <div className="grid gap-4 desk:grid-cols-2">
          {draft.place !== undefined && (
            <SelectInput
              label={text('banner.place')}
              problem={problem('place')}
              value={draft.place}
              onChange={({ target }) => set({ place: target.value as ThemePlace })}
              choices={THEME_POSITIONS.map((value) => ({ value, label: name('themePlaces', value) }))}
            />
          )}
          <CheckInput label={text('entry.shown')} isOn={draft.isVisible} onChange={(isVisible) => set({ isVisible })} />
          <KeyInput value={draft.key} onChange={(key) => set({ key })} isNew={editor.isNew} problem={problem('key')} />
        </div>
      </Panel>
    </EntryForm>
  );
}

export default byAddress(Shelf);
