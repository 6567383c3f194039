import { useToast } from '@longstrip/ui';
import { Link, useFetcher, useLoaderData, useSearchParams } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { Moment, useFormats } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { Button } from '../../parts/button.tsx';
import type { Acted } from '../../parts/calls/answers.server.ts';
import { SelectInput } from '../../parts/form/fields.tsx';
import { readerPath, ticketPath } from '../../parts/hit-path.ts';
import { Badge, Facts, Panel } from '../../parts/layout.tsx';
import { RefusalNote } from '../../parts/refusal-note.tsx';
import { useKeys } from '../../parts/shell/use-keys.ts';
import type { loader } from './ticket.server.ts';

export { action, loader } from './ticket.server.ts';

/** One ticket, its answer, and the reader beside it. */
export default function Ticket() {
  const { ticket } = useLoaderData<typeof loader>();
  return (
    <div className="grid items-start gap-4 *:min-w-0 broad:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="grid gap-4 *:min-w-0">
        <Question />
        {ticket.answer === null ? <Answer key={ticket.ticketId} /> : <Answered />}
      </div>
      <Beside />
    </div>
  );
}

function Question() {
  const text = useText();
  const name = useName();
  const formats = useFormats();
  const [search] = useSearchParams();
  const { ticket, platform } = useLoaderData<typeof loader>();
  return (
    <Panel>
      <Link to={`/tickets?${search}`} className="text-link mb-2 inline-block text-13 broad:hidden">
        {text('tickets.back')}
      </Link>
      <h2 className="text-18 wrap-anywhere" lang={ticket.locale}>
        {ticket.title}
      </h2>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-12 text-fg-2">
        <Badge tone={ticket.status === 'WAIT' ? 'warn' : 'good'}>{name('ticketStates', ticket.status)}</Badge>
        {name('categories', ticket.category)} · {formats.language(ticket.locale)} · <Moment ms={ticket.createdAtMs} />
        {ticket.place !== null && (
          <span className="mono">
            {text('tickets.place')} {ticket.place}
          </span>
        )}
      </p>
      <p className="mt-3 whitespace-pre-line wrap-anywhere" lang={ticket.locale} dir="auto">
        {ticket.text}
      </p>
      {ticket.pictureCount > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {Array.from(
            { length: ticket.pictureCount },
            (_, index) => `${ticketPath(platform, ticket.ticketId)}/pictures/${index}`,
          ).map((source, index) => (
            <li key={source}>
              <a href={source} target="_blank" rel="noreferrer">
                <img
                  src={source}
                  alt={text('tickets.picture', { number: index + 1 })}
                  className="h-28 rounded-card object-cover shadow-[0_0_0_1px_var(--line)]"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** The answer, which is given once. `e` goes to it, `r` to the saved replies. */
function Answer() {
  const text = useText();
  const formats = useFormats();
  const toast = useToast();
  const { ticket, replies } = useLoaderData<typeof loader>();
  const fetcher = useFetcher<Acted>();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useKeys({ e: () => area.current?.focus(), r: () => list.current?.querySelector('select')?.focus() });
  const isDone = fetcher.data?.ok === true;
  const said = text('tickets.sent');
  useEffect(() => {
    if (isDone) toast({ text: said, tone: 'positive' });
  }, [isDone, said, toast]);
  const offered = [...replies].sort(
    (one, other) => Number(other.locale === ticket.locale) - Number(one.locale === ticket.locale),
  );
  const insert = () => {
    const reply = offered.find(({ replyId }) => replyId === chosen);
    if (reply === undefined) return;
    const filled = reply.text.replaceAll('{nickname}', ticket.nickname ?? '');
    setWords(words.trim() === '' ? filled : `${words.trimEnd()}\n\n${filled}`);
    area.current?.focus();
  };
  return (
    <Panel title={text('tickets.answer')}>
      <fetcher.Form method="post" className="grid gap-3">
        <RefusalNote of={fetcher.data} />
        {offered.length > 0 && (
          <div ref={list} className="flex items-end gap-2">
            <SelectInput
              label={text('replies.one')}
              className="flex-1"
              value={chosen}
              onChange={({ target }) => setChosen(target.value)}
              // By keys a reply is chosen with each letter: Enter takes it.
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                insert();
              }}
              choices={[
                { value: '', label: text('replies.choose') },
                ...offered.map(({ replyId, title, locale }) => ({
                  value: replyId,
                  label: `${title} (${formats.language(locale)})`,
                })),
              ]}
            />
            <Button onClick={insert} disabled={chosen === ''}>
              {text('replies.insert')}
            </Button>
          </div>
        )}
        <textarea
          ref={area}
          name="answer"
          aria-label={text('tickets.answer')}
          lang={ticket.locale}
          dir="auto"
          rows={8}
          required
          value={words}
          onChange={({ target }) => setWords(target.value)}
          className="w-full rounded-card bg-surface px-3 py-2 text-14 shadow-[inset_0_0_0_1px_var(--line-strong)]"
        />
        <div className="flex items-center gap-3">
          <Button type="submit" look="main" isBusy={fetcher.state !== 'idle'}>
            {text('tickets.send')}
          </Button>
          <span className="text-12 text-fg-3">{text('tickets.once')}</span>
        </div>
      </fetcher.Form>
    </Panel>
  );
}

function Answered() {
  const text = useText();
  const { ticket } = useLoaderData<typeof loader>();
  return (
    <Panel title={text('tickets.answered')}>
      <p className="whitespace-pre-line wrap-anywhere" lang={ticket.locale} dir="auto">
        {ticket.answer}
      </p>
      {ticket.answeredAtMs !== null && (
        <p className="mt-2 text-12 text-fg-3">
          <Moment ms={ticket.answeredAtMs} />
        </p>
      )}
    </Panel>
  );
}

/** The reader who asks. */
function Beside() {
  const text = useText();
  const name = useName();
  const formats = useFormats();
  const { ticket, reader, platform } = useLoaderData<typeof loader>();
  return (
    <div className="grid gap-4">
      <Panel title={text('hits.reader')}>
        <p className="mb-2 text-14">
          <Link to={readerPath(platform, ticket.userId)} className="text-link font-strong">
            {ticket.nickname ?? reader?.account.email ?? ticket.userId}
          </Link>
        </p>
        {reader !== null && (
          <Facts
            of={[
              [text('reader.email'), reader.account.email ?? '–'],
              ...reader.balances.map(({ kind, amount }) => [name('coinKinds', kind), formats.number(amount)] as const),
              [text('reader.paidOrders'), formats.number(reader.account.coinPurchaseCount)],
              [text('reader.age'), name('adultViews', reader.age.adultView)],
              [text('reader.since'), <Moment key="since" ms={reader.account.createdAtMs} isDay />],
            ]}
          />
        )}
        {reader?.limits.some(({ isReached }) => isReached) === true && (
          <p className="mt-2">
            <Badge tone="bad">{text('reader.reached')}</Badge>
          </p>
        )}
      </Panel>
      {ticket.others.length > 0 && (
        <Panel title={text('tickets.others')}>
          <ul className="grid gap-2 text-13">
            {ticket.others.map(({ ticketId, title, status }) => (
              <li key={ticketId}>
                <Link to={ticketPath(platform, ticketId)} className="text-link">
                  {title}
                </Link>{' '}
                <Badge tone={status === 'WAIT' ? 'warn' : 'good'}>{name('ticketStates', status)}</Badge>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}
