import { WEEKDAYS } from '@longstrip/core';
import { type FormEvent, useId, useState } from 'react';
import { useName, useText } from '../../i18n/use-text.ts';
import type { ChangeDocument } from '../../parts/apply/document.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { SelectInput, TextInput } from '../../parts/form/fields.tsx';

interface WeeklyDialogProps {
  platform: string;
  drafts: readonly { seriesId: number; title: string; language: string; draftCount: number }[];
  apply: (document: ChangeDocument) => void;
}

/** Fills the coming weeks with the drafts of a series, one after the other. */
export function WeeklyDialog({ platform, drafts, apply }: WeeklyDialogProps) {
  const text = useText();
  const name = useName();
  const noteId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const days = form.getAll('weekday').map((day) => String(day).slice(0, 3));
    const openWeekly = `${days.join(',')}@${String(form.get('time'))}`;
    const entry = form.has('publish') ? { isDraft: false, openWeekly } : { openWeekly };
    setIsOpen(false);
    apply({ series: [{ series: Number(form.get('series')), platforms: { [platform]: entry } }] });
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{text('calendar.weekly')}</Button>
      <Dialog title={text('calendar.weekly')} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <form onSubmit={submit} className="grid gap-3">
          <p className="text-14 text-fg-2">{text('calendar.weeklyText')}</p>
          <SelectInput
            label={text('hits.series')}
            name="series"
            choices={drafts.map(({ seriesId, title, language, draftCount }) => ({
              value: String(seriesId),
              label: `${title} (${language}): ${text('catalogue.drafts', { count: draftCount })}`,
            }))}
          />
          <fieldset className="flex flex-wrap gap-x-4 gap-y-2">
            <legend className="mb-1 text-13 font-strong text-fg-2">{text('seriesFacts.days')}</legend>
            {WEEKDAYS.map((day) => (
              <label key={day} className="flex items-center gap-1.5 text-14">
                <input type="checkbox" name="weekday" value={day} defaultChecked={day === 'FRIDAY'} />
                {name('scheduleDays', day)}
              </label>
            ))}
          </fieldset>
          <TextInput label={text('publish.time')} name="time" type="time" required defaultValue="20:00" />
          <div>
            <label className="flex items-center gap-1.5 text-14">
              <input type="checkbox" name="publish" defaultChecked aria-describedby={noteId} />
              {text('calendar.weeklyPublish')}
            </label>
            <p id={noteId} className="mt-1 text-12 text-fg-3">
              {text('calendar.weeklyPlan')}
            </p>
          </div>
          <div className="flex justify-end">
            <Button type="submit" look="main">
              {text('seriesEdit.review')}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
