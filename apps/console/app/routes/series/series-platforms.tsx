import { type FormEvent, useState } from 'react';
import { Moment, useFormats } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { ApplyDialog } from '../../parts/apply/apply-dialog.tsx';
import type { ChangeDocument } from '../../parts/apply/document.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { type BulkTier, BulkTiers } from '../../parts/entry/bulk-tiers.tsx';
import { SelectInput, TextInput } from '../../parts/form/fields.tsx';
import { Badge, Nothing, Panel } from '../../parts/layout.tsx';
import type { PreviewedPlatform } from '../../parts/preview/preview-dialog.tsx';
import { PublishForm } from '../../parts/series/publish-form.tsx';
import type { Series } from '../../parts/series/series-schema.ts';
import { useMayApply } from '../../parts/shell/me-context.ts';
import { type Column, DataTable } from '../../parts/table/data-table.tsx';
import { zonedMinute } from '../../parts/zoned-minute.ts';

type Row = Series['platforms'][string] & PreviewedPlatform;

interface SeriesPlatformsProps {
  series: Series;
  platforms: readonly PreviewedPlatform[];
}

/** Where the series is shown and for how much; drafts are published from here. */
export function SeriesPlatforms({ series, platforms }: SeriesPlatformsProps) {
  const text = useText();
  const formats = useFormats();
  const mayApply = useMayApply('series');
  const [editing, setEditing] = useState<Row | null>(null);
  const [discounting, setDiscounting] = useState<Row | null>(null);
  const [publishing, setPublishing] = useState<Row | null>(null);
  const [triedOn, setTriedOn] = useState<string | null>(null);
  const [document, setDocument] = useState<ChangeDocument | null>(null);
  const apply = (row: Row, entry: object) => {
    setEditing(null);
    setDiscounting(null);
    setPublishing(null);
    // What publishes drafts was not sold before.
    setTriedOn('isDraft' in entry ? null : row.id);
    setDocument({ series: [{ series: series.id, platforms: { [row.id]: entry } }] });
  };
  const tiersOn = (id: string): BulkTier[] =>
    series.bulkDiscounts.filter(({ platformId }) => platformId === id).map(({ platformId: _, ...tier }) => tier);
  const draftsOn = (id: string) =>
    series.episodes.filter(({ isRemoved, platforms: on }) => !isRemoved && on[id]?.isDraft === true).length;
  const coins = (price: number | null) => (price === null ? '–' : formats.number(price));
  const columns: Column<Row>[] = [
    { name: text('shell.platform'), cell: ({ id, name }) => `${name} (${id})` },
    {
      name: text('operators.state'),
      cell: ({ isVisible, isDraft }) => (
        <Badge tone={isVisible ? 'good' : isDraft ? 'warn' : 'neutral'}>
          {text(isVisible ? 'series.shown' : isDraft ? 'series.draft' : 'series.hidden')}
        </Badge>
      ),
    },
    { name: text('series.opened'), cell: ({ openedAtMs }) => <Moment ms={openedAtMs} /> },
    { name: text('series.rent'), isNumber: true, cell: ({ rentCoin }) => coins(rentCoin) },
    { name: text('series.own'), isNumber: true, cell: ({ possessionCoin }) => coins(possessionCoin) },
    { name: text('series.free'), isNumber: true, cell: ({ freeEpisodeCount }) => formats.number(freeEpisodeCount) },
    {
      name: text('bulk.short'),
      isExtra: true,
      cell: ({ id }) => <TiersInWords tiers={tiersOn(id)} />,
    },
    {
      name: text('operators.acts'),
      cell: (row) => (
        <span className="flex flex-wrap gap-2">
          <Button onClick={() => setEditing(row)}>{text('seriesEdit.edit')}</Button>
          {mayApply && <Button onClick={() => setDiscounting(row)}>{text('bulk.short')}</Button>}
          {(row.isDraft || draftsOn(row.id) > 0) && (
            <Button look="main" onClick={() => setPublishing(row)}>
              {text('catalogue.publish')}
            </Button>
          )}
        </span>
      ),
    },
  ];
  return (
    <Panel isFlush>
      <DataTable
        caption={text('series.platforms')}
        columns={columns}
        rows={platforms.flatMap((platform) => {
          const on = series.platforms[platform.id];
          return on === undefined ? [] : [{ ...platform, ...on }];
        })}
        keyOf={({ id }) => id}
        empty={<Nothing>{text('series.nowhere')}</Nothing>}
      />
      <Dialog
        title={text('seriesEdit.offer', { platform: editing?.id ?? '' })}
        isOpen={editing !== null}
        onClose={() => setEditing(null)}
      >
        {editing !== null && <OfferForm row={editing} apply={(entry) => apply(editing, entry)} />}
      </Dialog>
      <Dialog
        title={text('bulk.on', { platform: discounting?.id ?? '' })}
        isOpen={discounting !== null}
        onClose={() => setDiscounting(null)}
        isWide
      >
        {discounting !== null && (
          <TiersForm tiers={tiersOn(discounting.id)} apply={(bulkDiscounts) => apply(discounting, { bulkDiscounts })} />
        )}
      </Dialog>
      <Dialog
        title={text('publish.title', { platform: publishing?.id ?? '' })}
        isOpen={publishing !== null}
        onClose={() => setPublishing(null)}
      >
        {publishing !== null && (
          <PublishForm
            timeZone={publishing.timeZone}
            drafts={draftsOn(publishing.id)}
            apply={(entry) => apply(publishing, entry)}
          />
        )}
      </Dialog>
      <ApplyDialog
        title={text('seriesEdit.apply')}
        document={document}
        triedOn={triedOn}
        done={text('apply.done')}
        onClose={() => setDocument(null)}
      />
    </Panel>
  );
}

function TiersInWords({ tiers }: { tiers: readonly BulkTier[] }) {
  const text = useText();
  const name = useName();
  if (tiers.length === 0) return '–';
  return tiers.map(({ saleType, minimumEpisodes, percent }) => (
    <span key={`${saleType} ${minimumEpisodes}`} className="block whitespace-nowrap">
      {text('bulk.words', { how: name('bulkSaleTypes', saleType), count: minimumEpisodes, percent })}
    </span>
  ));
}

function TiersForm({ tiers, apply }: { tiers: readonly BulkTier[]; apply: (tiers: readonly BulkTier[]) => void }) {
  const text = useText();
  const [value, setValue] = useState(tiers);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply(value);
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      <BulkTiers value={value} onChange={setValue} />
      <div className="flex justify-end">
        <Button type="submit" look="main">
          {text('seriesEdit.review')}
        </Button>
      </div>
    </form>
  );
}

function OfferForm({ row, apply }: { row: Row; apply: (entry: object) => void }) {
  const text = useText();
  const openAt = zonedMinute(row.openedAtMs, row.timeZone);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const given = (name: string) => String(form.get(name) ?? '').trim();
    const coins = (name: string) => (given(name) === '' ? null : Number(given(name)));
    const isVisible = given('isVisible') === 'true';
    apply({
      title: given('title') === '' ? null : given('title'),
      ...{ rentCoin: coins('rentCoin'), possessionCoin: coins('possessionCoin') },
      freeEpisodeCount: Number(given('freeEpisodeCount')),
      ...(given('openAt') === openAt ? {} : { openAt: given('openAt') }),
      ...(isVisible === row.isVisible ? {} : { isVisible }),
    });
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <TextInput
        label={text('seriesEdit.ownTitle')}
        hint={text('seriesEdit.ownTitleHint')}
        name="title"
        defaultValue={row.title ?? ''}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextInput
          label={text('series.rent')}
          hint={text('seriesEdit.noPrice')}
          name="rentCoin"
          type="number"
          min={1}
          defaultValue={row.rentCoin ?? ''}
        />
        <TextInput
          label={text('series.own')}
          hint={text('seriesEdit.noPrice')}
          name="possessionCoin"
          type="number"
          min={1}
          defaultValue={row.possessionCoin ?? ''}
        />
        <TextInput
          label={text('series.free')}
          name="freeEpisodeCount"
          type="number"
          min={0}
          required
          defaultValue={row.freeEpisodeCount}
        />
        <SelectInput
          label={text('operators.state')}
          name="isVisible"
          defaultValue={String(row.isVisible)}
          choices={[
            { value: 'true', label: text('series.shown') },
            { value: 'false', label: text(row.isDraft ? 'series.draft' : 'series.hidden') },
          ]}
        />
        <TextInput
          className="col-span-2"
          label={text('series.opened')}
          hint={row.timeZone}
          name="openAt"
          type="datetime-local"
          required
          defaultValue={openAt}
        />
      </div>
      <div className="flex justify-end">
        <Button type="submit" look="main">
          {text('seriesEdit.review')}
        </Button>
      </div>
    </form>
  );
}
