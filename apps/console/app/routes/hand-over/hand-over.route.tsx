import { HAND_OVER_READERS_MOST, type HandedToMany, OPERATOR_CALLS } from '@longstrip/api-contract';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useFetcher, useLoaderData } from '@remix-run/react';
import { useState } from 'react';
import { consoleOf } from '../../context.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../parts/button.tsx';
import { type Acted, act, readForm, refused } from '../../parts/calls/answers.server.ts';
import { TextArea, TextInput } from '../../parts/form/fields.tsx';
import { readWhat } from '../../parts/hand-over/read-what.server.ts';
import { WhatFields } from '../../parts/hand-over/what-fields.tsx';
import { PageHead, Panel } from '../../parts/layout.tsx';
import { ActRefusal } from '../../parts/refusal-note.tsx';
import { listedPlatform } from '../../parts/shell/platforms.server.ts';
import { usePageTitle } from '../../parts/use-page-title.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  return { platform: await listedPlatform(consoleOf(context), request) };
}

type Tried = { readonly isTried: boolean } & HandedToMany;

/** Tries a hand-out, or does it: then it waits for another operator. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Acted<Tried>> {
  const form = await readForm(request);
  const isTried = form.get('step') === 'try';
  const { adminHandOverMany } = OPERATOR_CALLS;
  const body = {
    ...{ platform: form.get('platform'), readers: readersIn(form.get('readers')), what: readWhat(form) },
    ...{ reason: form.get('reason'), requestId: form.get('requestId'), isTried },
  };
  const done = await act(consoleOf(context), { call: adminHandOverMany, answer: adminHandOverMany.data, body });
  return done.ok ? { ok: true, isTried, ...done.value } : refused(done);
}

/** The first cell of each line of a list or a table in CSV. */
function readersIn(list: string): string[] {
  const cells = list.split(/\r?\n/).map(
    (line) =>
      line
        .split(/[,;\t]/)[0]
        ?.trim()
        .replaceAll(/^"|"$/g, '') ?? '',
  );
  return cells.filter((cell) => cell !== '');
}

/** Gives the same to many readers: first tried, then asked for. */
export default function HandOver() {
  const text = useText();
  const { platform } = useLoaderData<typeof loader>();
  usePageTitle(text('handOver.title'));
  return (
    <>
      <PageHead title={text('handOver.title')} text={text('handOver.text')} />
      <HandOverForm key={platform} platform={platform} />
    </>
  );
}

function HandOverForm({ platform }: { platform: string }) {
  const text = useText();
  const fetcher = useFetcher<typeof action>();
  const [readers, setReaders] = useState('');
  // What was tried counts as long as nothing was changed since.
  const [isChanged, setIsChanged] = useState(false);
  const [requestId] = useState(() => globalThis.crypto.randomUUID?.() ?? '');
  const { data } = fetcher;
  const isTried = data?.ok === true && data.isTried && !isChanged;
  const isBusy = fetcher.state !== 'idle';
  return (
    <div className="grid items-start gap-4 *:min-w-0 broad:grid-cols-2">
      <Panel>
        <fetcher.Form
          method="post"
          className="grid gap-4"
          onChange={() => setIsChanged(true)}
          onSubmit={() => setIsChanged(false)}
        >
          <input type="hidden" name="platform" value={platform} />
          <input type="hidden" name="requestId" value={requestId} />
          <WhatFields platform={platform} />
          <TextArea
            label={text('handOver.readers')}
            hint={text('handOver.readersHint', { most: HAND_OVER_READERS_MOST })}
            name="readers"
            rows={8}
            value={readers}
            onChange={({ target }) => setReaders(target.value)}
            required
          />
          <TextInput
            label={text('handOver.file')}
            type="file"
            className="[&_input]:py-2"
            accept=".csv,.txt,text/csv,text/plain"
            onChange={async ({ target }) => setReaders((await target.files?.[0]?.text()) ?? readers)}
          />
          <TextArea
            label={text('form.reason')}
            hint={text('form.reasonHint')}
            name="reason"
            rows={2}
            maxLength={1000}
            required
          />
          {!isChanged && <ActRefusal of={data} />}
          <div className="flex flex-wrap justify-end gap-2">
            <Button type="submit" name="step" value="try" isBusy={isBusy}>
              {text('handOver.try')}
            </Button>
            <Button type="submit" name="step" value="give" look="main" disabled={!isTried || isBusy}>
              {text('handOver.give')}
            </Button>
          </div>
        </fetcher.Form>
      </Panel>
      <div aria-live="polite">{data?.ok === true && !isChanged && <Outcome of={data} />}</div>
    </div>
  );
}

function Outcome({ of: { isTried, given, refused: left } }: { of: Tried }) {
  const text = useText();
  return (
    <Panel title={text(isTried ? 'handOver.tried' : 'handOver.done')}>
      <p className="text-14">
        {text(isTried ? 'handOver.wouldGet' : 'handOver.got', { count: given.length })}
        {left.length > 0 && ` ${text('handOver.cannot', { count: left.length })}`}
      </p>
      {left.length > 0 && (
        <ul className="mt-3 grid gap-1.5 text-13">
          {left.map(({ reader, sentence }, place) => (
            // One reader may stand in the list twice.
            <li key={`${reader} ${place}`}>
              <span className="mono wrap-anywhere">{reader}</span>{' '}
              <span className="text-negative" lang="en">
                {sentence}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
