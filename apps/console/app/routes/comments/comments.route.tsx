import { type BlockedWriter, type CommentInContext, OPERATOR_CALLS, type ReportedPage } from '@longstrip/api-contract';
import { REPORT_REASONS } from '@longstrip/core';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Link, useFetcher, useLoaderData } from '@remix-run/react';
import { consoleOf } from '../../context.ts';
import { Moment } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { Button } from '../../parts/button.tsx';
import { DoneSchema } from '../../parts/calls/account-answers.ts';
import { type Acted, act, read, readForm, refused } from '../../parts/calls/answers.server.ts';
import { filtersOf } from '../../parts/calls/filters.server.ts';
import { ActDialog } from '../../parts/form/act-dialog.tsx';
import { SelectInput, TextInput } from '../../parts/form/fields.tsx';
import { readerPath, seriesPath } from '../../parts/hit-path.ts';
import { Badge, Nothing, PageHead, Panel } from '../../parts/layout.tsx';
import { RefusalNote } from '../../parts/refusal-note.tsx';
import { listedPlatform } from '../../parts/shell/platforms.server.ts';
import { type Column, DataTable } from '../../parts/table/data-table.tsx';
import { FilterBar } from '../../parts/table/filter-bar.tsx';
import { NextPage } from '../../parts/table/next-page.tsx';
import { RowActs } from '../../parts/table/row-acts.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';

const FILTERS = ['state', 'reason', 'series', 'text'] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const console = consoleOf(context);
  const platform = await listedPlatform(console, request);
  const { adminReportedComments } = OPERATOR_CALLS;
  const { filters, query } = filtersOf(request, FILTERS);
  const asked = { call: adminReportedComments, answer: adminReportedComments.data, query: { platform, ...query } };
  const { adminBlockedWriters } = OPERATOR_CALLS;
  const blocked = { call: adminBlockedWriters, answer: adminBlockedWriters.data, query: { platform } };
  const [page, writers] = await Promise.all([read(console, asked, request), read(console, blocked, request)]);
  return { platform, filters, page, writers: writers.rows };
}

/** Hides, restores or deletes a comment, or blocks its writer. The field `step` says which. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Acted> {
  const form = await readForm(request);
  const where = { platform: form.get('platform'), reason: form.get('reason') };
  const reader = form.get('reader');
  const days = form.get('days');
  const send = async (call: Parameters<typeof act>[1]['call'], body: object): Promise<Acted> => {
    const done = await act(consoleOf(context), { call, answer: DoneSchema, body });
    return done.ok ? { ok: true } : refused(done);
  };
  switch (form.get('step')) {
    case 'judge': {
      const what = { comment: Number(form.get('comment')), judgement: form.get('judgement') };
      return send(OPERATOR_CALLS.adminCommentJudge, { ...where, ...what });
    }
    case 'block':
      return send(OPERATOR_CALLS.adminWriterBlock, { ...where, reader, days: days === '' ? null : Number(days) });
    case 'unblock':
      return send(OPERATOR_CALLS.adminWriterUnblock, { ...where, reader });
    default:
      throw new Response(null, { status: 400 });
  }
}

type Comment = ReportedPage['rows'][number];

/** Comments that readers have reported, with the words around them. */
export default function Comments() {
  const text = useText();
  const { page } = useLoaderData<typeof loader>();
  usePageTitle(text('nav.comments'));
  return (
    <>
      <PageHead title={text('nav.comments')} text={text('comments.text')} />
      <Filters />
      {page.rows.length === 0 ? (
        <Panel>
          <Nothing>{text('comments.none')}</Nothing>
        </Panel>
      ) : (
        <ul className="grid gap-3">
          {page.rows.map((comment) => (
            <li key={comment.commentId}>
              <Reported comment={comment} />
            </li>
          ))}
        </ul>
      )}
      <NextPage next={page.next} />
      <BlockedWriters />
    </>
  );
}

function Filters() {
  const text = useText();
  const name = useName();
  const { platform, filters } = useLoaderData<typeof loader>();
  const any = { value: '', label: text('list.any') };
  return (
    <FilterBar filters={filters} fixed={{ platform }}>
      <SelectInput
        label={text('operators.state')}
        name="state"
        defaultValue={filters.state}
        className="w-36"
        choices={[any, ...['open', 'hidden'].map((value) => ({ value, label: name('commentStates', value) }))]}
      />
      <SelectInput
        label={text('comments.reason')}
        name="reason"
        defaultValue={filters.reason}
        className="w-40"
        choices={[any, ...REPORT_REASONS.map((value) => ({ value, label: name('reportReasons', value) }))]}
      />
      <TextInput label={text('access.series')} name="series" defaultValue={filters.series} className="w-40" />
      <TextInput label={text('tickets.words')} name="text" defaultValue={filters.text} className="w-48" />
    </FilterBar>
  );
}

function Words({ comment }: { comment: Comment }) {
  const text = useText();
  const { platform } = useLoaderData<typeof loader>();
  return (
    <div className="text-13">
      <p className="text-12 text-fg-3">
        <Link to={readerPath(platform, comment.userId)} className="text-link">
          {comment.nickname ?? comment.userId}
        </Link>
        , <Moment ms={comment.createdAtMs} /> {comment.isHidden && <Badge tone="warn">{text('comments.hidden')}</Badge>}{' '}
        {comment.isDeleted && <Badge tone="bad">{text('comments.deleted')}</Badge>}
      </p>
      <p className="mt-0.5 text-14 whitespace-pre-line wrap-anywhere" dir="auto">
        {comment.text === '' ? comment.emoticonId : comment.text}
      </p>
    </div>
  );
}

function Reported({ comment }: { comment: Comment }) {
  const text = useText();
  const name = useName();
  const { platform } = useLoaderData<typeof loader>();
  const about = { platform, comment: String(comment.commentId) };
  const judge = (judgement: 'blind' | 'restore' | 'delete') => (
    <ActDialog
      title={name('judgements', judgement)}
      text={comment.text}
      isDanger={judgement === 'delete'}
      fields={{ step: 'judge', ...about, judgement }}
      done={text('comments.judged')}
    />
  );
  return (
    <Panel>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1">
          <p className="mb-1 flex flex-wrap gap-1.5 text-12 text-fg-2">
            <Link to={seriesPath(comment.series)} className="mono text-link">
              {comment.series}/{comment.episode}
            </Link>
            {Object.entries(comment.reports).map(([reason, count]) => (
              <Badge key={reason} tone="bad">
                {name('reportReasons', reason)} {count}
              </Badge>
            ))}
          </p>
          <Words comment={comment} />
        </div>
        <div className="flex flex-wrap gap-2">
          {judge('restore')}
          {!comment.isHidden && judge('blind')}
          {!comment.isDeleted && judge('delete')}
          <BlockWriter comment={comment} />
        </div>
      </div>
      <Around comment={comment} />
    </Panel>
  );
}

/** What stands around a comment, when it is asked for. */
function Around({ comment: { commentId } }: { comment: Comment }) {
  const text = useText();
  const { platform } = useLoaderData<typeof loader>();
  const fetcher = useFetcher<Acted<{ around: CommentInContext }>>();
  const around = fetcher.data?.ok ? fetcher.data.around : null;
  if (around === null) {
    return (
      <div className="mt-1">
        <RefusalNote of={fetcher.data} />
        <Button
          look="quiet"
          className="-ms-2.5"
          isBusy={fetcher.state !== 'idle'}
          onClick={() => fetcher.load(`/comments/${platform}/${commentId}`)}
        >
          {text('comments.around')}
        </Button>
      </div>
    );
  }
  return (
    <ol className="mt-3 grid gap-3 border-s-2 border-line ps-4">
      {[...(around.parent === null ? [] : [around.parent]), ...around.before, around.comment, ...around.after].map(
        (each) => (
          <li key={each.commentId} className={each.commentId === commentId ? 'font-strong' : undefined}>
            <Words comment={each} />
          </li>
        ),
      )}
    </ol>
  );
}

function BlockWriter({ comment: { userId, nickname } }: { comment: Comment }) {
  const text = useText();
  const { platform } = useLoaderData<typeof loader>();
  return (
    <ActDialog
      title={text('comments.block')}
      text={text('comments.blockText', { name: nickname ?? userId })}
      isDanger
      fields={{ step: 'block', platform, reader: userId }}
      done={text('comments.blocked')}
    >
      <TextInput
        label={text('acts.days')}
        hint={text('comments.daysHint')}
        name="days"
        type="number"
        min={1}
        max={3650}
      />
    </ActDialog>
  );
}

/** Readers who may write no comments now. */
function BlockedWriters() {
  const text = useText();
  const { platform, writers } = useLoaderData<typeof loader>();
  const columns: Column<BlockedWriter>[] = [
    {
      name: text('hits.reader'),
      cell: ({ userId, nickname }) => (
        <Link to={readerPath(platform, userId)} className="text-link">
          {nickname ?? userId}
        </Link>
      ),
    },
    {
      name: text('money.end'),
      cell: ({ untilMs }) => (untilMs === null ? text('money.never') : <Moment ms={untilMs} isDay />),
    },
    { name: text('form.reason'), cell: ({ reason }) => reason },
    {
      name: text('comments.by'),
      cell: ({ blockedBy, blockedAtMs }) => (
        <>
          {blockedBy}, <Moment ms={blockedAtMs} isDay />
        </>
      ),
    },
    {
      name: text('operators.acts'),
      cell: ({ userId }) => (
        <RowActs>
          <ActDialog
            title={text('comments.unblock')}
            look="quiet"
            fields={{ step: 'unblock', platform, reader: userId }}
            done={text('comments.unblocked')}
          />
        </RowActs>
      ),
    },
  ];
  return (
    <Panel title={text('comments.writers')} isFlush className="mt-5">
      <DataTable
        caption={text('comments.writers')}
        columns={columns}
        rows={writers}
        keyOf={({ userId }) => userId}
        empty={<Nothing>{text('comments.noWriters')}</Nothing>}
      />
    </Panel>
  );
}
