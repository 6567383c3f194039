import { OPERATOR_CALLS } from '@longstrip/api-contract';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useState } from 'react';
import { consoleOf } from '../../context.ts';
import { Moment, useFormats } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { Button } from '../../parts/button.tsx';
import { MeSchema } from '../../parts/calls/account-answers.ts';
import { read } from '../../parts/calls/answers.server.ts';
import { refuseWithout } from '../../parts/calls/refuse-without.server.ts';
import { Badge, Nothing, PageHead, Panel } from '../../parts/layout.tsx';
import { listedPlatform } from '../../parts/shell/platforms.server.ts';
import { type Column, DataTable } from '../../parts/table/data-table.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { type Books, readBooksLines } from './read-lines.ts';
import { UnusedBalance } from './unused-balance.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const me = await read(consoleOf(context), { call: OPERATOR_CALLS.adminMe, answer: MeSchema }, request);
  refuseWithout(me, 'adminBooks');
  const platform = await listedPlatform(consoleOf(context), request);
  const { adminUnusedBalance } = OPERATOR_CALLS;
  const asked = { call: adminUnusedBalance, answer: adminUnusedBalance.data, query: { platform } };
  return { platform, balance: await read(consoleOf(context), asked, request) };
}

type State = 'idle' | 'checking' | 'failed' | 'read';

/** Whether the ledger holds, and what readers have not used: `npm run books` as a page. */
export default function BooksPage() {
  const text = useText();
  const { platform, balance } = useLoaderData<typeof loader>();
  const [state, setState] = useState<State>('idle');
  const [progress, setProgress] = useState('');
  const [books, setBooks] = useState<Books | null>(null);
  usePageTitle(text('books.title'));
  const check = async () => {
    setState('checking');
    try {
      const answer = await fetch('/books/lines');
      if (!answer.ok || answer.body === null) throw new Error(`the api answered ${answer.status}`);
      setBooks(await readBooksLines(answer.body, setProgress));
      setState('read');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <PageHead
        title={text('books.title')}
        text={text('books.text')}
        actions={
          <>
            {books !== null && <Button onClick={() => saveBooks(books)}>{text('balance.save')}</Button>}
            <Button look="main" onClick={check} isBusy={state === 'checking'}>
              {text(books === null ? 'books.check' : 'books.again')}
            </Button>
          </>
        }
      />
      <div role="status" aria-live="polite">
        {state === 'checking' && (
          <p className="mb-3 text-13 text-fg-2">
            {text('books.checking')} <span lang="en">{progress}</span>
          </p>
        )}
        {state === 'failed' && <p className="mb-3 text-14 text-negative">{text('books.failed')}</p>}
      </div>
      <div className="grid gap-4 *:min-w-0">
        {books === null ? (
          <Panel>
            <Nothing>{text('books.notYet')}</Nothing>
          </Panel>
        ) : (
          <BooksResult books={books} />
        )}
        <UnusedBalance platform={platform} balance={balance} />
      </div>
    </>
  );
}

/** Saves the result as a file, as `npm run books -- --json` prints it. */
function saveBooks(books: Books): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(books)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `books-${new Date(books.readAtMs).toISOString().slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(address);
}

function BooksResult({ books }: { books: Books }) {
  const text = useText();
  const { broken, readAtMs, areProofsChecked } = books;
  return (
    <div className="grid gap-4 *:min-w-0">
      <Panel
        title={text('books.claims')}
        actions={
          <Badge tone={broken.length === 0 ? 'good' : 'bad'}>
            {broken.length === 0 ? text('books.holds') : text('books.broken', { count: broken.length })}
          </Badge>
        }
      >
        <p className="text-13 text-fg-2">
          {text('books.readAt')} <Moment ms={readAtMs} />. {!areProofsChecked && text('books.noProofs')}
        </p>
        {broken.map(({ claim, count, rows }) => (
          <details key={claim} className="mt-3 text-13">
            <summary className="cursor-pointer text-negative" lang="en">
              {claim}: {count}
            </summary>
            <pre className="mono mt-2 overflow-x-auto rounded-card bg-fill p-3">
              {rows.map((row) => JSON.stringify(row)).join('\n')}
            </pre>
          </details>
        ))}
      </Panel>
      <Unused books={books} />
      <Chains books={books} />
    </div>
  );
}

interface UnusedRow {
  platform: string;
  kind: string;
  unused: number;
  paid: number;
}

function Unused({ books }: { books: Books }) {
  const text = useText();
  const name = useName();
  const formats = useFormats();
  const rows = books.platforms.flatMap(({ platformId, unused }) =>
    unused.map((row): UnusedRow => ({ platform: platformId, ...row })),
  );
  const columns: Column<UnusedRow>[] = [
    { name: text('shell.platform'), cell: ({ platform }) => platform },
    { name: text('money.kind'), cell: ({ kind }) => name('coinKinds', kind) },
    { name: text('books.unused'), isNumber: true, cell: ({ unused }) => formats.number(unused) },
    { name: text('books.paid'), isNumber: true, cell: ({ paid }) => formats.number(paid) },
  ];
  return (
    <Panel title={text('books.unusedTitle')} isFlush>
      <DataTable
        caption={text('books.unusedTitle')}
        columns={columns}
        rows={rows}
        keyOf={({ platform, kind }) => `${platform} ${kind}`}
        empty={<Nothing>{text('books.nothingUnused')}</Nothing>}
      />
    </Panel>
  );
}

function Chains({ books }: { books: Books }) {
  const text = useText();
  const formats = useFormats();
  const columns: Column<Books['chains'][number]>[] = [
    { name: text('books.chain'), cell: ({ chain }) => chain },
    { name: text('books.rows'), isNumber: true, cell: ({ rows }) => formats.number(rows) },
    { name: text('books.sealed'), isNumber: true, cell: ({ sealed }) => formats.number(sealed) },
  ];
  return (
    <Panel title={text('books.chains')} isFlush>
      <DataTable
        caption={text('books.chains')}
        columns={columns}
        rows={books.chains}
        keyOf={({ chain }) => chain}
        empty={null}
      />
    </Panel>
  );
}
