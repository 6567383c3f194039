import { OPERATOR_CALLS, type SavedReply } from '@longstrip/api-contract';
import { LOCALES } from '@longstrip/core';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { consoleOf } from '../../context.ts';
import { Moment, useFormats } from '../../i18n/format.tsx';
import { useText } from '../../i18n/use-text.ts';
import { DoneSchema } from '../../parts/calls/account-answers.ts';
import { type Acted, act, read, readForm, refused } from '../../parts/calls/answers.server.ts';
import { ActDialog } from '../../parts/form/act-dialog.tsx';
import { SelectInput, TextArea, TextInput } from '../../parts/form/fields.tsx';
import { Nothing, PageHead, Panel } from '../../parts/layout.tsx';
import { PATHS } from '../../parts/paths.ts';
import { listedPlatform } from '../../parts/shell/platforms.server.ts';
import { type Column, DataTable } from '../../parts/table/data-table.tsx';
import { RowActs } from '../../parts/table/row-acts.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const console = consoleOf(context);
  const platform = await listedPlatform(console, request);
  const { adminSavedReplies } = OPERATOR_CALLS;
  const asked = { call: adminSavedReplies, answer: adminSavedReplies.data, query: { platform } };
  return { platform, replies: await read(console, asked, request) };
}

export async function action({ request, context }: ActionFunctionArgs): Promise<Acted> {
  const console = consoleOf(context);
  const form = await readForm(request);
  const [platform, replyId] = [form.get('platform'), form.get('replyId')];
  const seen = form.get('updatedAtMs');
  const draft = { locale: form.get('locale'), title: form.get('title'), text: form.get('text') };
  const done =
    form.get('step') === 'delete'
      ? await act(console, {
          call: OPERATOR_CALLS.adminSavedReplyDelete,
          answer: DoneSchema,
          query: { platform, replyId },
        })
      : await act(console, {
          call: OPERATOR_CALLS.adminSavedReplySave,
          answer: DoneSchema,
          body: { platform, ...draft, replyId: replyId || null, updatedAtMs: seen === '' ? null : Number(seen) },
        });
  return done.ok ? { ok: true } : refused(done);
}

/** Replies that support uses again. */
export default function SavedReplies() {
  const text = useText();
  const formats = useFormats();
  const { platform, replies } = useLoaderData<typeof loader>();
  usePageTitle(text('replies.title'));
  const columns: Column<SavedReply>[] = [
    { name: text('preferences.language'), cell: ({ locale }) => formats.language(locale) },
    {
      name: text('replies.name'),
      cell: ({ title, text: words, locale }) => (
        <>
          <span className="font-strong">{title}</span>
          <span className="line-clamp-2 block text-12 text-fg-2" lang={locale}>
            {words}
          </span>
        </>
      ),
    },
    {
      name: text('replies.written'),
      isExtra: true,
      cell: ({ writtenBy, updatedAtMs }) => (
        <>
          {writtenBy}, <Moment ms={updatedAtMs} isDay />
        </>
      ),
    },
    {
      name: text('operators.acts'),
      cell: (reply) => (
        <RowActs>
          <Edit reply={reply} />
          <ActDialog
            title={text('replies.delete')}
            text={reply.title}
            look="quiet"
            isDanger
            hasReason={false}
            fields={{ step: 'delete', platform, replyId: reply.replyId }}
            done={text('replies.deleted')}
          />
        </RowActs>
      ),
    },
  ];
  return (
    <>
      <PageHead
        title={text('replies.title')}
        text={text('replies.text')}
        back={{ to: PATHS.tickets, name: text('nav.tickets') }}
        actions={<Edit reply={null} />}
      />
      <Panel isFlush>
        <DataTable
          caption={text('replies.title')}
          columns={columns}
          rows={replies}
          keyOf={({ replyId }) => replyId}
          empty={<Nothing>{text('replies.none')}</Nothing>}
        />
      </Panel>
    </>
  );
}

function Edit({ reply }: { reply: SavedReply | null }) {
  const text = useText();
  const formats = useFormats();
  const { platform } = useLoaderData<typeof loader>();
  const seen = reply === null ? {} : { replyId: reply.replyId, updatedAtMs: String(reply.updatedAtMs) };
  return (
    <ActDialog
      title={text(reply === null ? 'replies.new' : 'replies.edit')}
      look={reply === null ? 'main' : 'quiet'}
      hasReason={false}
      fields={{ step: 'save', platform, ...seen }}
      done={text('replies.saved')}
    >
      <SelectInput
        label={text('preferences.language')}
        name="locale"
        defaultValue={reply?.locale}
        choices={LOCALES.map((value) => ({ value, label: formats.language(value) }))}
      />
      <TextInput label={text('replies.name')} name="title" defaultValue={reply?.title} maxLength={80} required />
      <TextArea
        label={text('replies.words')}
        hint={text('replies.nickname')}
        name="text"
        rows={8}
        defaultValue={reply?.text}
        required
      />
    </ActDialog>
  );
}
