import { WEEKDAYS } from '@longstrip/core';
import { type FormEvent, useState } from 'react';
import { useName, useText } from '../../i18n/use-text.ts';
import { Button } from '../button.tsx';
import { TextInput } from '../form/fields.tsx';

const PLANS = ['now', 'at', 'weekly'] as const;

/** What the episodes of a series cost where it is published. */
export interface PublishedPrices {
  readonly rentCoin: number | null;
  readonly possessionCoin: number | null;
  readonly freeEpisodeCount: number;
}

interface PublishFormProps {
  timeZone: string;
  drafts: number;
  /** Its prices, which are confirmed before anything opens; left out: they were set before. */
  prices?: PublishedPrices & { readonly episodeCount: number };
  apply: (entry: object) => void;
}

/** Publishes drafts: at once, at a moment, or one after the other on days of the week. */
export function PublishForm({ timeZone, drafts, prices, apply }: PublishFormProps) {
  const text = useText();
  const [plan, setPlan] = useState<(typeof PLANS)[number]>('now');
  const [set, setSet] = useState(prices === undefined ? null : pricesOf(prices));
  const isUnsold = prices !== undefined && set !== null && hasUnsold(set, prices.episodeCount);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const days = form.getAll('weekday').map((day) => String(day).slice(0, 3));
    apply({
      ...set,
      isDraft: false,
      ...(plan === 'at' ? { openAt: String(form.get('openAt')) } : {}),
      ...(plan === 'weekly' ? { openWeekly: `${days.join(',')}@${String(form.get('time'))}` } : {}),
    });
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <p className="text-14 text-fg-2">{text('publish.text', { count: drafts })}</p>
      {set !== null && <Prices value={set} onChange={setSet} />}
      {isUnsold && (
        <p role="alert" className="text-13 text-negative">
          {text('publish.unsold')}
        </p>
      )}
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
      {plan === 'weekly' && <WeeklyFields timeZone={timeZone} />}
      <div className="flex justify-end">
        <Button type="submit" look="main" disabled={isUnsold}>
          {text('seriesEdit.review')}
        </Button>
      </div>
    </form>
  );
}

const pricesOf = ({ rentCoin, possessionCoin, freeEpisodeCount }: PublishedPrices): PublishedPrices => ({
  ...{ rentCoin, possessionCoin, freeEpisodeCount },
});

/** Whether an episode would have neither a price nor be free: readers would see it and could not open it. */
function hasUnsold({ rentCoin, possessionCoin, freeEpisodeCount }: PublishedPrices, episodeCount: number): boolean {
  return rentCoin === null && possessionCoin === null && freeEpisodeCount < episodeCount;
}

function Prices({ value, onChange }: { value: PublishedPrices; onChange: (value: PublishedPrices) => void }) {
  const text = useText();
  const numberOf = (written: string) => (written === '' ? null : Number(written));
  return (
    <fieldset>
      <legend className="mb-1 text-13 font-strong text-fg-2">{text('publish.prices')}</legend>
      <div className="grid grid-cols-3 items-start gap-3">
        <TextInput
          label={text('series.rent')}
          hint={text('seriesEdit.noPrice')}
          type="number"
          min={1}
          value={value.rentCoin ?? ''}
          onChange={({ target }) => onChange({ ...value, rentCoin: numberOf(target.value) })}
        />
        <TextInput
          label={text('series.own')}
          hint={text('seriesEdit.noPrice')}
          type="number"
          min={1}
          value={value.possessionCoin ?? ''}
          onChange={({ target }) => onChange({ ...value, possessionCoin: numberOf(target.value) })}
        />
        <TextInput
          label={text('series.free')}
          type="number"
          min={0}
          required
          value={value.freeEpisodeCount}
          onChange={({ target }) => onChange({ ...value, freeEpisodeCount: numberOf(target.value) ?? 0 })}
        />
      </div>
    </fieldset>
  );
}

function WeeklyFields({ timeZone }: { timeZone: string }) {
  const text = useText();
  const name = useName();
  return (
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
      <TextInput label={text('publish.time')} hint={timeZone} name="time" type="time" required defaultValue="20:00" />
    </>
  );
}
