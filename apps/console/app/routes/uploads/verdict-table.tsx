import { FILE_VERDICTS, type FileVerdict, type UploadMends, type UploadVerdict } from '@longstrip/api-contract';
import { Link, useFetcher, useSearchParams } from '@remix-run/react';
import { useFormats } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { Button } from '../../parts/button.tsx';
import type { Acted } from '../../parts/calls/answers.server.ts';
import { ActDialog } from '../../parts/form/act-dialog.tsx';
import { TextInput } from '../../parts/form/fields.tsx';
import { Badge } from '../../parts/layout.tsx';
import { RefusalNote } from '../../parts/refusal-note.tsx';
import { type Column, DataTable } from '../../parts/table/data-table.tsx';
import { VERDICT_TONES } from './upload-looks.ts';

/** How many files have which verdict; each shows its own. */
export function VerdictFilter({
  counts,
  shown,
}: {
  counts: Readonly<Record<string, number>>;
  shown: FileVerdict | null;
}) {
  const text = useText();
  const name = useName();
  const formats = useFormats();
  const [search] = useSearchParams();
  const to = (verdict: FileVerdict | null) => {
    const next = new URLSearchParams(search);
    next.delete('after');
    if (verdict === null) next.delete('show');
    else next.set('show', verdict);
    return `?${next}`;
  };
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <nav aria-label={text('uploads.verdicts')} className="flex flex-wrap gap-1 text-13">
      {([null, ...FILE_VERDICTS] as const).map((verdict) => {
        const count = verdict === null ? all : (counts[verdict] ?? 0);
        if (count === 0) return null;
        return (
          <Link
            key={verdict ?? 'all'}
            to={to(verdict)}
            preventScrollReset
            aria-current={shown === verdict ? 'true' : undefined}
            className="rounded-pill px-2.5 py-1 text-fg-2 hover:bg-fill aria-[current]:bg-primary-soft aria-[current]:text-primary-text"
          >
            {verdict === null ? text('list.any') : name('verdicts', verdict)} {formats.number(count)}
          </Link>
        );
      })}
    </nav>
  );
}

interface VerdictTableProps {
  rows: readonly UploadVerdict[];
  mends: UploadMends;
  /** Nothing of it can be mended now. */
  isFixed: boolean;
  /** The series of new episodes are there. */
  isImported: boolean;
}

/** What an import makes, or made, of each file. */
export function VerdictTable({ rows, mends, isFixed, isImported }: VerdictTableProps) {
  const text = useText();
  const name = useName();
  const columns: Column<UploadVerdict>[] = [
    {
      name: text('uploads.file'),
      cell: ({ file }) => <span className="mono block min-w-36 text-13 wrap-anywhere">{file}</span>,
    },
    {
      name: text('uploads.verdict'),
      cell: ({ verdict }) => <Badge tone={VERDICT_TONES[verdict]}>{name('verdicts', verdict)}</Badge>,
    },
    {
      name: text('uploads.becomes'),
      cell: (verdict) => <Becomes of={verdict} mend={mends[verdict.file]} isImported={isImported} />,
    },
    ...(isFixed
      ? []
      : [
          {
            name: text('operators.acts'),
            cell: (verdict: UploadVerdict) => <Acts of={verdict} mend={mends[verdict.file]} />,
          },
        ]),
  ];
  return (
    <DataTable
      caption={text('uploads.verdicts')}
      columns={columns}
      rows={rows}
      keyOf={({ file }) => file}
      empty={null}
    />
  );
}

type Mend = UploadMends[string] | undefined;

function Becomes({
  of: { series, episodes, refusal, warnings },
  mend,
  isImported,
}: {
  of: UploadVerdict;
  mend: Mend;
  isImported: boolean;
}) {
  const text = useText();
  const formats = useFormats();
  return (
    <div className="grid gap-1">
      {series !== null && (
        <p>
          {series.isNew && !isImported ? (
            <>
              {series.title} <Badge>{text('uploads.newSeries')}</Badge>
            </>
          ) : (
            <Link to={`/series/${encodeURIComponent(series.alias)}`} className="text-link">
              {series.title}
            </Link>
          )}{' '}
          <span className="text-fg-3">{formats.language(series.language)}</span>
        </p>
      )}
      {episodes.length > 0 && <Episodes of={episodes} />}
      {refusal !== null && <p className="text-negative">{refusal.sentence}</p>}
      {warnings.map((warning) => (
        <p key={warning} className="text-warning">
          {warning}
        </p>
      ))}
      {mend?.series !== undefined && <p className="text-fg-3">{text('uploads.setSeries', { series: mend.series })}</p>}
      {mend?.number !== undefined && <p className="text-fg-3">{text('uploads.setNumber', { number: mend.number })}</p>}
    </div>
  );
}

/** One episode by itself, the chapters of a book as a range. */
function Episodes({ of }: { of: UploadVerdict['episodes'] }) {
  const text = useText();
  const [first, last] = [of[0], of.at(-1)];
  if (first === undefined || last === undefined) return null;
  const sum = (key: 'pages' | 'pagesAdded' | 'pagesChanged' | 'pagesRemoved') =>
    of.reduce((total, episode) => total + episode[key], 0);
  const number = of.length === 1 ? first.number : `${first.number} – ${last.number}`;
  const isChange = of.every(({ change }) => change !== 'new');
  return (
    <p className="text-fg-2">
      {text('uploads.episode', { number, count: of.length })} · {text('uploads.pages', { count: sum('pages') })}
      {isChange && sum('pagesChanged') > 0 && ` · ${text('uploads.replaced', { count: sum('pagesChanged') })}`}
      {isChange && sum('pagesAdded') > 0 && ` · ${text('uploads.added', { count: sum('pagesAdded') })}`}
      {isChange && sum('pagesRemoved') > 0 && ` · ${text('uploads.gone', { count: sum('pagesRemoved') })}`}
    </p>
  );
}

function Acts({ of: { file, verdict }, mend }: { of: UploadVerdict; mend: Mend }) {
  const text = useText();
  const fetcher = useFetcher<Acted>();
  const isLeftOut = mend?.isLeftOut === true;
  return (
    <div className="-my-2 -ms-2.5 flex flex-nowrap whitespace-nowrap">
      <fetcher.Form method="post">
        <input type="hidden" name="step" value="leave-out" />
        <input type="hidden" name="file" value={file} />
        <input type="hidden" name="isLeftOut" value={String(!isLeftOut)} />
        <Button
          type="submit"
          look="quiet"
          isBusy={fetcher.state !== 'idle'}
          aria-label={text(isLeftOut ? 'uploads.takeFile' : 'uploads.leaveOutFile', { file })}
        >
          {text(isLeftOut ? 'uploads.take' : 'uploads.leaveOut')}
        </Button>
      </fetcher.Form>
      {!isLeftOut && verdict !== 'unused' && (
        <ActDialog
          title={text('uploads.mend')}
          text={text('uploads.mendText', { file })}
          fields={{ step: 'mend', file }}
          done={text('uploads.mended')}
          hasReason={false}
          look="quiet"
        >
          <TextInput
            label={text('uploads.series')}
            hint={text('uploads.seriesHint')}
            name="series"
            defaultValue={mend?.series ?? ''}
            maxLength={300}
          />
          <TextInput
            label={text('uploads.number')}
            hint={text('uploads.numberHint')}
            name="number"
            defaultValue={mend?.number ?? ''}
            maxLength={40}
          />
        </ActDialog>
      )}
      <RefusalNote of={fetcher.data} />
    </div>
  );
}
