import { WEEKDAYS } from '@longstrip/core';
import { type FormEvent, useState } from 'react';
import { Moment, useFormats } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { ApplyDialog } from '../../parts/apply/apply-dialog.tsx';
import type { ChangeDocument } from '../../parts/apply/document.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { SelectInput, TextInput } from '../../parts/form/fields.tsx';
import { Badge, Nothing, Panel } from '../../parts/layout.tsx';
import type { PreviewedPlatform } from '../../parts/preview/preview-dialog.tsx';
import { type Column, DataTable } from '../../parts/table/data-table.tsx';
import { RowActs } from '../../parts/table/row-acts.tsx';
import { zonedMinute } from '../../parts/zoned-minute.ts';
import type { Series } from './series.server.ts';

type Row = Series['platforms'][string] & PreviewedPlatform;

interface SeriesPlatformsProps {
  series: Series;
  platforms: readonly PreviewedPlatform[];
}

/** Where the series is shown and for how much; drafts are published from here. */
export function SeriesPlatforms({ series, platforms }: SeriesPlatformsProps) {
  const text = useText();
  const formats = useFormats();
  const [editing, setEditing] = useState<Row | null>(null);
  const [publishing, setPublishing] = useState<Row | null>(null);
  const [document, setDocument] = useState<ChangeDocument | null>(null);
  const apply = (row: Row, entry: object) => {
    setEditing(null);
    setPublishing(null);
    setDocument({ series: [{ series: series.id, platforms: { [row.id]: entry } }] });
  };
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
      name: text('operators.acts'),
      cell: (row) => (
        <RowActs>
          <Button look="quiet" onClick={() => setEditing(row)}>
            {text('seriesEdit.edit')}
          </Button>
          {(row.isDraft || draftsOn(row.id) > 0) && (
            <Button look="quiet" onClick={() => setPublishing(row)}>
              {text('catalogue.publish')}
            </Button>
          )}
        </RowActs>
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
        done={text('apply.done')}
        onClose={() => setDocument(null)}
      />
    </Panel>
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

const PLANS = ['now', 'at', 'weekly'] as const;

/** Publishes drafts: at once, at a moment, or one after the other on days of the week. */
function PublishForm({
  timeZone,
  drafts,
  apply,
}: {
  timeZone: string;
  drafts: number;
  apply: (entry: object) => void;
}) {
  const text = useText();
  const name = useName();
  const [plan, setPlan] = useState<(typeof PLANS)[number]>('now');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const days = form.getAll('weekday').map((day) => String(day).slice(0, 3));
    apply({
      isDraft: false,
      ...(plan === 'at' ? { openAt: String(form.get('openAt')) } : {}),
      ...(plan === 'weekly' ? { openWeekly: `${days.join(',')}@${String(form.get('time'))}` } : {}),
    });
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <p className="text-14 text-fg-2">{text('publish.text', { count: drafts })}</p>
      <fieldset className="grid gap-2">
        <legend className="mb-1 text-13 font-strong text-fg-2">{text('publish.when')}</legend>
        {PLANS.map((each) => (
          <label key={each} className="flex items-center gap-2 text-14">
            <input type="radio" name="plan" value={each} checked={plan === each} onChange={() => setPlan(each)} />
            {text(`publish.${each}`)}
          </label>
        ))}
      </fieldset>
      {plan === 'at' && (
        <TextInput label={text('series.opened')} hint={timeZone} name="openAt" type="datetime-local" required />
      )}
      {plan === 'weekly' && (
        <>
          <fieldset className="flex flex-wrap gap-x-4 gap-y-2">
            <legend className="mb-1 text-13 font-strong text-fg-2">{text('seriesFacts.days')}</legend>
            {WEEKDAYS.map((day) => (
              <label key={day} className="flex items-center gap-1.5 text-14">
                <input type="checkbox" name="weekday" value={day} defaultChecked={day === 'FRIDAY'} />
                {name('scheduleDays', day)}
              </label>
            ))}
          </fieldset>
          <TextInput
            label={text('publish.time')}
            hint={timeZone}
            name="time"
            type="time"
            required
            defaultValue="20:00"
          />
        </>
      )}
      <div className="flex justify-end">
        <Button type="submit" look="main">
          {text('seriesEdit.review')}
        </Button>
      </div>
    </form>
  );
}
