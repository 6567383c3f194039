import type { HandOverChoices } from '@longstrip/api-contract';
import { useFetcher } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useFormats } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import type { Acted } from '../calls/answers.server.ts';
import { SelectInput, TextInput } from '../form/fields.tsx';
import { useMoney } from '../money.tsx';
import { PATHS } from '../paths.ts';
import { RefusalNote } from '../refusal-note.tsx';
import { shownTitle } from './shown-title.ts';

interface WhatFieldsProps {
  platform: string;
}

/** What is given: a coupon or a gift by its name, or spins of the roulette. */
export function WhatFields({ platform }: WhatFieldsProps) {
  const text = useText();
  const [what, setWhat] = useState('coupon');
  return (
    <>
      <SelectInput
        label={text('acts.what')}
        name="what"
        value={what}
        onChange={({ target }) => setWhat(target.value)}
        choices={[
          { value: 'coupon', label: text('acts.coupon') },
          { value: 'gift', label: text('acts.gift') },
          { value: 'ticket', label: text('acts.spins') },
        ]}
      />
      {what === 'ticket' ? (
        <div className="grid grid-cols-2 gap-3">
          <TextInput
            label={text('acts.count')}
            name="count"
            type="number"
            min={1}
            max={100}
            defaultValue={1}
            required
          />
          <TextInput label={text('acts.days')} hint={text('acts.daysHint')} name="days" type="number" min={1} />
        </div>
      ) : (
        <ByName key={what} platform={platform} what={what === 'gift' ? 'gift' : 'coupon'} />
      )}
    </>
  );
}

interface Named {
  readonly key: string;
  readonly title: string;
  readonly note: string;
}

/** A box to search in, and what it finds. Typing asks again; an older answer never replaces a newer one. */
function ByName({ platform, what }: WhatFieldsProps & { what: 'coupon' | 'gift' }) {
  const text = useText();
  const { data, load, state } = useFetcher<Acted<{ choices: HandOverChoices }>>();
  const [words, setWords] = useState('');
  useEffect(() => {
    const timer = setTimeout(
      () => load(`${PATHS.handOver}/choices?${new URLSearchParams({ platform, text: words })}`),
      words === '' ? 0 : 200,
    );
    return () => clearTimeout(timer);
  }, [load, platform, words]);
  const notes = useNotes();
  const found = data?.ok === true ? (what === 'coupon' ? notes.coupons(data.choices) : notes.gifts(data.choices)) : [];
  return (
    <fieldset className="min-w-0" aria-busy={state !== 'idle'}>
      <legend className="sr-only">{text(what === 'coupon' ? 'acts.coupon' : 'acts.gift')}</legend>
      <TextInput
        label={text('handOver.search')}
        type="search"
        value={words}
        onChange={({ target }) => setWords(target.value)}
        // Enter chooses nothing, and sends nothing that is half typed.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <RefusalNote of={data} className="mt-2" />
      <div className="mt-2 max-h-56 overflow-y-auto rounded-card shadow-[0_0_0_1px_var(--line)]">
        {found.map(({ key, title, note }) => (
          <label key={key} className="flex cursor-pointer gap-2.5 border-b border-line px-3 py-2 text-13 hover:bg-fill">
            <input type="radio" name="key" value={key} required className="mt-0.5 accent-(--primary)" />
            <span className="min-w-0">
              <span className="font-strong wrap-anywhere">{shownTitle(title, key)}</span>
              <span className="block text-12 text-fg-3">
                <span className="mono">{key}</span> · {note}
              </span>
            </span>
          </label>
        ))}
        {data !== undefined && found.length === 0 && (
          <p className="px-3 py-4 text-center text-13 text-fg-2">{text('handOver.noChoice')}</p>
        )}
      </div>
    </fieldset>
  );
}

/** What a coupon or a gift is worth, in a line. */
function useNotes(): Record<'coupons' | 'gifts', (choices: HandOverChoices) => Named[]> {
  const text = useText();
  const name = useName();
  const money = useMoney();
  const formats = useFormats();
  const end = (ms: number) => text('handOver.ends', { day: formats.day(ms) });
  return {
    coupons: ({ coupons }) =>
      coupons.map(({ key, title, type, percent, amount, currency, value, endsAtMs, left }) => {
        const worth =
          percent !== null ? `${percent} %` : amount !== null ? money(amount, currency) : formats.number(value ?? 0);
        const rest = left === null ? [] : [text('handOver.left', { count: left })];
        return { key, title, note: [`${name('couponTypes', type)}: ${worth}`, end(endsAtMs), ...rest].join(' · ') };
      }),
    gifts: ({ gifts }) =>
      gifts.map(({ key, title, type, episodes, seriesTitle, receiveUntilMs }) => {
        const what = `${name('giftTypes', type)} × ${formats.number(episodes)}`;
        return { key, title, note: [what, seriesTitle ?? text('handOver.anySeries'), end(receiveUntilMs)].join(' · ') };
      }),
  };
}
