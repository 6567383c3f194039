import { OPERATOR_CALLS } from '@longstrip/api-contract';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Form, Link, redirect, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { consoleOf } from '../../context.ts';
import { Moment, useFormats } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { Button } from '../../parts/button.tsx';
import { act, read, refused } from '../../parts/calls/answers.server.ts';
import { Badge, Nothing, PageHead, Panel } from '../../parts/layout.tsx';
import { PATHS } from '../../parts/paths.ts';
import { RefusalNote } from '../../parts/refusal-note.tsx';
import { type Column, DataTable } from '../../parts/table/data-table.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { STATE_TONES, useSize } from './upload-looks.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { adminUploads } = OPERATOR_CALLS;
  return { uploads: await read(consoleOf(context), { call: adminUploads, answer: adminUploads.data }, request) };
}

/** Begins an upload, and opens it. */
export async function action({ context }: ActionFunctionArgs) {
  const { adminUploadBegin } = OPERATOR_CALLS;
  const begun = await act(consoleOf(context), { call: adminUploadBegin, answer: adminUploadBegin.data, body: {} });
  return begun.ok ? redirect(`${PATHS.uploads}/${begun.value.id}`) : refused(begun);
}

/** The uploads of the operator, and the button that begins one. */
export default function Uploads() {
  const text = useText();
  const name = useName();
  const formats = useFormats();
  const size = useSize();
  const { uploads } = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  const { state } = useNavigation();
  usePageTitle(text('uploads.title'));
  const columns: Column<(typeof uploads)[number]>[] = [
    {
      name: text('uploads.begun'),
      cell: ({ id, createdAtMs }) => (
        <Link to={`${PATHS.uploads}/${id}`} className="text-link">
          <Moment ms={createdAtMs} />
        </Link>
      ),
    },
    {
      name: text('operators.state'),
      cell: (upload) => <Badge tone={STATE_TONES[upload.state]}>{name('uploadStates', upload.state)}</Badge>,
    },
    { name: text('uploads.files'), isNumber: true, cell: ({ fileCount }) => formats.number(fileCount) },
    { name: text('uploads.size'), isNumber: true, cell: ({ sizeBytes }) => size(sizeBytes) },
    { name: text('uploads.changed'), isExtra: true, cell: ({ updatedAtMs }) => <Moment ms={updatedAtMs} /> },
  ];
  return (
    <>
      <PageHead
        title={text('uploads.title')}
        text={text('uploads.text')}
        actions={
          <Form method="post">
            <Button type="submit" look="main" isBusy={state === 'submitting'}>
              {text('uploads.new')}
            </Button>
          </Form>
        }
      />
      <RefusalNote of={acted} className="mb-4" />
      <Panel isFlush>
        <DataTable
          caption={text('uploads.title')}
          columns={columns}
          rows={uploads}
          keyOf={({ id }) => id}
          empty={<Nothing>{text('uploads.none')}</Nothing>}
        />
      </Panel>
    </>
  );
}
