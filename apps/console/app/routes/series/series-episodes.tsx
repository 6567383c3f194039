import { Link, useSearchParams } from '@remix-run/react';
import { type FormEvent, useState } from 'react';
import { Moment, useFormats } from '../../i18n/format.tsx';
import { useText } from '../../i18n/use-text.ts';
import { ApplyDialog } from '../../parts/apply/apply-dialog.tsx';
import type { ChangeDocument } from '../../parts/apply/document.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { SelectInput, TextInput } from '../../parts/form/fields.tsx';
import { episodePath } from '../../parts/hit-path.ts';
import { Badge, Nothing, Panel, type Tone } from '../../parts/layout.tsx';
import type { PreviewedPlatform } from '../../parts/preview/preview-dialog.tsx';
import type { Series, SeriesEpisode } from '../../parts/series/series-schema.ts';
import { type Column, DataTable } from '../../parts/table/data-table.tsx';
import { zonedMinute } from '../../parts/zoned-minute.ts';

type Place = SeriesEpisode['platforms'][string];
interface Row {
  episode: SeriesEpisode;
  /** Null: the episode is not on the platform. */
  on: Place | null;
}

interface SeriesEpisodesProps {
  series: Series;
  platforms: readonly PreviewedPlatform[];
}

/** The episodes on one platform: state, opening, price and free window. */
export function SeriesEpisodes({ series, platforms }: SeriesEpisodesProps) {
  const text = useText();
  const formats = useFormats();
  const [search, setSearch] = useSearchParams();
  const [editing, setEditing] = useState<Row | null>(null);
  const [document, setDocument] = useState<ChangeDocument | null>(null);
  const platform = platforms.find(({ id }) => id === search.get('on')) ?? platforms[0];
  if (platform === undefined) return <Nothing>{text('series.nowhere')}</Nothing>;
  const prices = series.platforms[platform.id];
  const price = (own: Place | null, kind: 'rentCoin' | 'possessionCoin') => {
    const coins = own?.hasOwnPrices === true ? own[kind] : (prices?.[kind] ?? null);
    return coins === null ? '–' : `${formats.number(coins)}${own?.hasOwnPrices === true ? ' *' : ''}`;
  };
  const columns: Column<Row>[] = [
    { name: text('seriesFacts.number'), cell: ({ episode }) => episode.number },
    {
      name: text('access.episode'),
      cell: ({ episode }) => (
        <span id={`episode-${episode.id}`} className="scroll-mt-20">
          <Link to={episodePath(series.alias, episode.number)} className="text-link">
            {episode.title}
          </Link>
          <span className="mono block text-12 text-fg-3 select-all">{episode.alias}</span>
        </span>
      ),
    },
    { name: text('operators.state'), cell: (row) => <EpisodeState {...row} /> },
    {
      name: text('series.opened'),
      cell: ({ on }) => (on === null ? '–' : <Moment ms={on.openedAtMs} />),
    },
    { name: text('series.rent'), isNumber: true, isExtra: true, cell: ({ on }) => price(on, 'rentCoin') },
    { name: text('series.own'), isNumber: true, isExtra: true, cell: ({ on }) => price(on, 'possessionCoin') },
    {
      name: text('seriesEdit.window'),
      isExtra: true,
      cell: ({ on }) =>
        on === null || on.freeFromMs === null || on.freeUntilMs === null ? (
          '–'
        ) : (
          <>
            <Moment ms={on.freeFromMs} /> – <Moment ms={on.freeUntilMs} />
          </>
        ),
    },
    {
      name: text('operators.acts'),
      cell: (row) => row.on !== null && <Button onClick={() => setEditing(row)}>{text('seriesEdit.edit')}</Button>,
    },
  ];
  return (
    <>
      <SelectInput
        label={text('shell.platform')}
        className="mb-3 w-56"
        value={platform.id}
        onChange={(event) => {
          const on = event.target.value;
          setSearch((former) => new URLSearchParams({ ...Object.fromEntries(former), on }), { replace: true });
        }}
        choices={platforms.map(({ id, name }) => ({ value: id, label: `${name} (${id})` }))}
      />
      <Panel isFlush>
        <DataTable
          caption={text('series.episodes')}
          columns={columns}
          rows={series.episodes.map((episode) => ({ episode, on: episode.platforms[platform.id] ?? null }))}
          keyOf={({ episode }) => episode.id}
          empty={<Nothing>{text('rights.none')}</Nothing>}
        />
      </Panel>
      <p className="mt-2 text-12 text-fg-3">{text('seriesEdit.ownPrice')}</p>
      <Dialog
        title={text('seriesEdit.episode', { number: editing?.episode.number ?? '' })}
        isOpen={editing !== null}
        onClose={() => setEditing(null)}
      >
        {editing?.on != null && (
          <PlaceForm
            on={editing.on}
            timeZone={platform.timeZone}
            apply={(entry) => {
              const episodes = [{ number: editing.episode.number, platforms: { [platform.id]: entry } }];
              setEditing(null);
              setDocument({ series: [{ series: series.id, episodes }] });
            }}
          />
        )}
      </Dialog>
      <ApplyDialog
        title={text('seriesEdit.apply')}
        document={document}
        done={text('apply.done')}
        onClose={() => setDocument(null)}
      />
    </>
  );
}

function EpisodeState({ episode, on }: Row) {
  const text = useText();
  const [tone, key]: [Tone, Parameters<typeof text>[0]] = episode.isRemoved
    ? ['bad', 'series.removed']
    : on === null
      ? ['neutral', 'seriesEdit.absent']
      : on.isDraft
        ? ['warn', 'series.draft']
        : on.isVisible
          ? ['good', 'series.shown']
          : ['neutral', 'series.hidden'];
  return <Badge tone={tone}>{text(key)}</Badge>;
}

function PlaceForm({ on, timeZone, apply }: { on: Place; timeZone: string; apply: (entry: object) => void }) {
  const text = useText();
  const [hasOwn, setHasOwn] = useState(on.hasOwnPrices);
  const was = {
    openAt: zonedMinute(on.openedAtMs, timeZone),
    from: on.freeFromMs === null ? '' : zonedMinute(on.freeFromMs, timeZone),
    until: on.freeUntilMs === null ? '' : zonedMinute(on.freeUntilMs, timeZone),
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const given = (name: string) => String(form.get(name) ?? '');
    const coins = (name: string) => (given(name) === '' ? null : Number(given(name)));
    const state = given('state');
    const isChanged = given('from') !== was.from || given('until') !== was.until;
    apply({
      ...(given('openAt') === was.openAt ? {} : { openAt: given('openAt') }),
      ...(state === 'publish' ? { isDraft: false } : state === '' ? {} : { isVisible: state === 'show' }),
      prices: hasOwn ? { rentCoin: coins('rentCoin'), possessionCoin: coins('possessionCoin') } : 'series',
      ...(isChanged
        ? { freeWindow: given('from') === '' ? null : { from: given('from'), until: given('until') } }
        : {}),
    });
  };
  return (
    <form onSubmit={submit} className="grid grid-cols-2 gap-3">
      <TextInput
        label={text('series.opened')}
        hint={timeZone}
        name="openAt"
        type="datetime-local"
        required
        defaultValue={was.openAt}
      />
      <SelectInput
        label={text('operators.state')}
        name="state"
        choices={[
          { value: '', label: text('seriesEdit.stays') },
          ...(on.isDraft ? [{ value: 'publish', label: text('catalogue.publish') }] : []),
          { value: 'show', label: text('catalogue.show') },
          { value: 'hide', label: text('catalogue.hide') },
        ]}
      />
      <SelectInput
        className="col-span-2"
        label={text('seriesEdit.prices')}
        value={hasOwn ? 'own' : 'series'}
        onChange={(event) => setHasOwn(event.target.value === 'own')}
        choices={[
          { value: 'series', label: text('seriesEdit.seriesPrices') },
          { value: 'own', label: text('seriesEdit.ownPrices') },
        ]}
      />
      {hasOwn && (
        <>
          <TextInput
            label={text('series.rent')}
            hint={text('seriesEdit.noPrice')}
            name="rentCoin"
            type="number"
            min={1}
            defaultValue={on.rentCoin ?? ''}
          />
          <TextInput
            label={text('series.own')}
            hint={text('seriesEdit.noPrice')}
            name="possessionCoin"
            type="number"
            min={1}
            defaultValue={on.possessionCoin ?? ''}
          />
        </>
      )}
      <TextInput label={text('seriesEdit.freeFrom')} name="from" type="datetime-local" defaultValue={was.from} />
      <TextInput label={text('seriesEdit.freeUntil')} name="until" type="datetime-local" defaultValue={was.until} />
      <div className="col-span-2 flex justify-end">
        <Button type="submit" look="main">
          {text('seriesEdit.review')}
        </Button>
      </div>
    </form>
  );
}
