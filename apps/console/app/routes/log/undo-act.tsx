import type { UndoDocument } from '@longstrip/api-contract';
import { useFetcher } from '@remix-run/react';
import { useState } from 'react';
import * as v from 'valibot';
import { useText } from '../../i18n/use-text.ts';
import { ApplyDialog } from '../../parts/apply/apply-dialog.tsx';
import type { ChangeDocument } from '../../parts/apply/document.ts';
import { Button } from '../../parts/button.tsx';
import type { Acted } from '../../parts/calls/answers.server.ts';
import { PATHS } from '../../parts/paths.ts';
import { ActRefusal } from '../../parts/refusal-note.tsx';

/** Restores what an act changed of series, unless it was changed since: then both values are shown. */
export function UndoAct({ requestId }: { requestId: string }) {
  const text = useText();
  const fetcher = useFetcher<Acted<{ undo?: UndoDocument }>>();
  const [isClosed, setIsClosed] = useState(false);
  const undo = fetcher.data?.ok === true ? fetcher.data.undo : undefined;
  return (
    <div className="grid justify-items-start gap-2">
      <ActRefusal of={fetcher.data} />
      <fetcher.Form method="post" action={PATHS.undo} onSubmit={() => setIsClosed(false)}>
        <input type="hidden" name="requestId" value={requestId} />
        <Button type="submit" isBusy={fetcher.state !== 'idle'}>
          {text('undo.title')}
        </Button>
      </fetcher.Form>
      {undo !== undefined && undo.stale.length > 0 && <Stale stale={undo.stale} />}
      <ApplyDialog
        title={text('undo.title')}
        document={undo === undefined || isClosed || undo.stale.length > 0 ? null : asDocument(undo.document)}
        action="series.undo"
        done={text('apply.done')}
        onClose={() => setIsClosed(true)}
      />
    </div>
  );
}

/** The api has made it, and reads it again. */
const DocumentSchema = v.object({ series: v.array(v.looseObject({})) });
const asDocument = (document: unknown): ChangeDocument => v.parse(DocumentSchema, document);

function Stale({ stale }: Pick<UndoDocument, 'stale'>) {
  const text = useText();
  const show = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  return (
    <div role="alert" className="grid gap-2">
      <p className="text-13 text-warning">{text('undo.stale')}</p>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{text('log.field')}</th>
            <th scope="col">{text('undo.made')}</th>
            <th scope="col">{text('undo.is')}</th>
          </tr>
        </thead>
        <tbody>
          {stale.map(({ subject, field, made, is }) => (
            <tr key={`${subject} ${field}`}>
              <td className="mono">
                {subject} {field}
              </td>
              <td className="mono">{show(made)}</td>
              <td className="mono">{show(is)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
