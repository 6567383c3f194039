import { useLoaderData, useRevalidator } from '@remix-run/react';
import { useCallback, useEffect } from 'react';
import { useName, useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../parts/form/act-dialog.tsx';
import { Badge, Nothing, PageHead, Panel } from '../../parts/layout.tsx';
import { NextPage } from '../../parts/table/next-page.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { DropArea } from './drop-area.tsx';
import { ImportForm } from './import-form.tsx';
import { RunProgress } from './run-progress.tsx';
import type { loader } from './upload.server.ts';
import { STATE_TONES } from './upload-looks.ts';
import { UploadPublish } from './upload-publish.tsx';
import { VerdictFilter, VerdictTable } from './verdict-table.tsx';

export { action, loader } from './upload.server.ts';

/** How often the page asks while a job runs. */
const ASK_AGAIN_MS = 1_000;

/** An upload: files come in, each gets its verdict, and the good ones are imported. */
export default function UploadPage() {
  const text = useText();
  const name = useName();
  const { upload, rows, shown, counts, next, imported } = useLoaderData<typeof loader>();
  const { state } = upload;
  const isRunning = state === 'CHECKING' || state === 'IMPORTING';
  const isClosed = state === 'IMPORTED';
  const refresh = useRefresh(isRunning);
  usePageTitle(text('uploads.one'));
  const hasVerdicts = Object.values(counts).some((count) => count > 0);
  return (
    <>
      <PageHead
        title={text('uploads.one')}
        text={<Badge tone={STATE_TONES[state]}>{name('uploadStates', state)}</Badge>}
        actions={
          !isRunning && (
            <ActDialog
              title={text('uploads.delete')}
              text={text('uploads.deleteText')}
              fields={{ step: 'delete' }}
              done={text('uploads.deleted')}
              hasReason={false}
              look="quiet"
              isDanger
            />
          )
        }
      />
      {upload.failure !== null && (
        <p role="alert" className="mb-4 rounded-card bg-fill px-3 py-2.5 text-13 text-negative">
          {upload.failure}
        </p>
      )}
      <div className="grid gap-4">
        {!isClosed && !isRunning && <DropArea uploadId={upload.id} upload={upload} onArrived={refresh} />}
        {isRunning && <RunProgress state={state} progress={upload.progress} />}
        {!isClosed && !isRunning && upload.fileCount > 0 && <ImportForm upload={upload} counts={counts} />}
        <UploadPublish rows={imported.rows} more={imported.more} />
        {hasVerdicts && (
          <Panel
            title={text(isClosed ? 'uploads.became' : 'uploads.verdicts')}
            text={state === 'OPEN' ? text('uploads.stale') : undefined}
            actions={<VerdictFilter counts={counts} shown={shown} />}
            isFlush
          >
            {upload.warnings.length > 0 && (
              <ul className="mx-4 mb-3 grid gap-1 text-13 text-warning">
                {upload.warnings.map((warning) => (
                  <li key={warning}>{warning}</li>
                ))}
              </ul>
            )}
            {rows.length === 0 ? (
              <Nothing>{text('uploads.noneOfThese')}</Nothing>
            ) : (
              <VerdictTable rows={rows} mends={upload.mends} isFixed={isClosed || isRunning} isImported={isClosed} />
            )}
          </Panel>
        )}
      </div>
      <NextPage next={next} />
    </>
  );
}

/** Asks for the page again; by itself while a job runs. */
function useRefresh(isRunning: boolean): () => void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isRunning || state !== 'idle') return;
    const timer = setTimeout(revalidate, ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isRunning, state, revalidate]);
  return useCallback(() => revalidate(), [revalidate]);
}
