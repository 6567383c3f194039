import { CREATOR_ROLES, SCHEDULE_DAYS, SERIES_STATUSES } from '@longstrip/core';
import { type FormEvent, useState } from 'react';
import { useName, useText } from '../../i18n/use-text.ts';
import { ApplyDialog } from '../../parts/apply/apply-dialog.tsx';
import type { ChangeDocument } from '../../parts/apply/document.ts';
import { Button } from '../../parts/button.tsx';
import { SelectInput, TextArea, TextInput } from '../../parts/form/fields.tsx';
import { Panel } from '../../parts/layout.tsx';
import type { Series } from '../../parts/series/series-schema.ts';

const ROLE_OF_LINE = new RegExp(`^(.*?)(?:\\s*[:：]\\s*(${CREATOR_ROLES.join('|')}))?$`, 'i');

/** Every fact of a series that operators decide. Only what was changed is applied. */
export function SeriesFacts({ series }: { series: Series }) {
  const text = useText();
  const name = useName();
  const [document, setDocument] = useState<ChangeDocument | null>(null);
  const yesNo = [
    { value: 'true', label: text('reader.yes') },
    { value: 'false', label: text('reader.no') },
  ];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = readFacts(new FormData(event.currentTarget));
    const changed = Object.entries(wanted).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(series, field)),
    );
    setDocument({ series: [{ series: series.id, ...Object.fromEntries(changed) }] });
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      <div className="grid items-start gap-4 *:min-w-0 broad:grid-cols-2">
        <Panel title={text('seriesTabs.facts')}>
          <div className="grid gap-3">
            <TextInput label={text('seriesFacts.title')} name="title" defaultValue={series.title} required />
            <TextArea label={text('seriesFacts.synopsis')} name="synopsis" rows={6} defaultValue={series.synopsis} />
            <TextInput label={text('seriesFacts.alias')} name="alias" defaultValue={series.alias} required />
            <TextInput label={text('seriesFacts.publisher')} name="publisher" defaultValue={series.publisher ?? ''} />
            <TextArea
              label={text('seriesFacts.creators')}
              hint={text('seriesEdit.creators', { roles: CREATOR_ROLES.join(', ') })}
              name="creators"
              rows={3}
              defaultValue={series.creators.map((creator) => `${creator.name}: ${creator.role}`).join('\n')}
            />
          </div>
        </Panel>
        <Panel title={text('seriesEdit.shelf')}>
          <div className="grid grid-cols-2 gap-3">
            <SelectInput
              label={text('seriesFacts.status')}
              name="status"
              defaultValue={series.status}
              choices={SERIES_STATUSES.map((value) => ({ value, label: name('seriesStatuses', value) }))}
            />
            <SelectInput
              label={text('seriesFacts.isAdult')}
              name="isAdult"
              defaultValue={String(series.isAdult)}
              choices={yesNo}
            />
            <SelectInput
              label={text('seriesFacts.isOriginal')}
              name="isOriginal"
              defaultValue={String(series.isOriginal)}
              choices={yesNo}
            />
            <TextInput label={text('seriesFacts.language')} name="language" defaultValue={series.language} required />
            <TextInput label={text('seriesFacts.workKey')} name="workKey" defaultValue={series.workKey} required />
            <TextInput
              className="col-span-2"
              label={text('seriesFacts.tags')}
              hint={text('seriesEdit.tags')}
              name="tags"
              defaultValue={series.tags.join(', ')}
            />
            <fieldset className="col-span-2">
              <legend className="mb-1 text-13 font-strong text-fg-2">{text('seriesFacts.days')}</legend>
              <div className="flex flex-wrap gap-x-4 gap-y-2">
                {SCHEDULE_DAYS.map((day) => (
                  <label key={day} className="flex items-center gap-1.5 text-14">
                    <input type="checkbox" name="days" value={day} defaultChecked={series.days.includes(day)} />
                    {name('scheduleDays', day)}
                  </label>
                ))}
              </div>
            </fieldset>
            <NumberInput field="rentalHours" series={series} min={1} />
            <SelectInput
              label={text('seriesFacts.freetimeEnabled')}
              name="freetimeEnabled"
              defaultValue={String(series.freetimeEnabled)}
              choices={yesNo}
            />
            <NumberInput field="freetimeRefillHours" series={series} min={12} max={168} />
            <NumberInput field="freetimeExcludedNewest" series={series} min={0} />
          </div>
        </Panel>
      </div>
      <div className="flex justify-end">
        <Button type="submit" look="main">
          {text('seriesEdit.save')}
        </Button>
      </div>
      <ApplyDialog
        title={text('seriesEdit.save')}
        document={document}
        action="series.set"
        done={text('apply.done')}
        onClose={() => setDocument(null)}
      />
    </form>
  );
}

type NumberField = 'rentalHours' | 'freetimeRefillHours' | 'freetimeExcludedNewest';

function NumberInput({ field, series, ...range }: { field: NumberField; series: Series; min: number; max?: number }) {
  const text = useText();
  return (
    <TextInput
      {...range}
      label={text(`seriesFacts.${field}`)}
      name={field}
      type="number"
      step={1}
      required
      defaultValue={series[field]}
    />
  );
}

function readFacts(form: FormData): Record<string, unknown> {
  const textOf = (name: string) => String(form.get(name) ?? '').trim();
  const days = form.getAll('days').map(String);
  return {
    ...{ title: textOf('title'), alias: textOf('alias'), workKey: textOf('workKey'), status: textOf('status') },
    language: textOf('language'),
    // Forms write each line break as two characters.
    synopsis: textOf('synopsis').replaceAll('\r\n', '\n'),
    publisher: textOf('publisher') === '' ? null : textOf('publisher'),
    creators: textOf('creators')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => {
        const [, person = '', role = 'AUTHOR'] = ROLE_OF_LINE.exec(line) ?? [];
        return { name: person.trim(), role: role.toUpperCase() };
      }),
    tags: textOf('tags')
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
    days: days.toSorted(),
    ...Object.fromEntries(
      ['isAdult', 'isOriginal', 'freetimeEnabled'].map((field) => [field, textOf(field) === 'true']),
    ),
    ...Object.fromEntries(
      ['rentalHours', 'freetimeRefillHours', 'freetimeExcludedNewest'].map((field) => [field, Number(textOf(field))]),
    ),
  };
}
