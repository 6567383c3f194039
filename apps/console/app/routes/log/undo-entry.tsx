import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { ChangeView } from '../../parts/change-view.tsx';
import { ActDialog } from '../../parts/form/act-dialog.tsx';
import { RefusalNote } from '../../parts/refusal-note.tsx';
import type { loader } from './undo-entry.route.ts';

const PATH = '/log/undo-entry';

/** Undoes an entry, after showing what that changes. */
export function UndoEntry({ id }: { id: number }) {
  const text = useText();
  return (
    <ActDialog
      title={text('undo.title')}
      text={text('undo.text')}
      action={PATH}
      fields={{ entry: String(id) }}
      done={text('undo.done')}
      isDanger
      isWide
    >
      <UndoPreview id={id} />
    </ActDialog>
  );
}

/** Asked for when the dialog opens: what is changed now may differ from what the entry says. */
function UndoPreview({ id }: { id: number }) {
  const text = useText();
  const { data, load } = useFetcher<typeof loader>();
  useEffect(() => load(`${PATH}?entries=${id}`), [id, load]);
  if (data === undefined) return <p className="text-13 text-fg-2">{text('shell.loading')}…</p>;
  if (!data.ok) return <RefusalNote of={data} />;
  return (
    <div className="grid gap-3">
      {data.undone.changes.map(({ subject, fields, stays }) => (
        <section key={subject} className="grid gap-2">
          <h3 className="mono text-13">{subject}</h3>
          <ChangeView
            before={Object.fromEntries(fields.map(({ field, now }) => [field, now]))}
            after={Object.fromEntries(fields.map(({ field, restored }) => [field, restored]))}
          />
          {stays.length > 0 && (
            <p className="text-13 text-warning">{text('undo.stays', { fields: stays.join(', ') })}</p>
          )}
        </section>
      ))}
    </div>
  );
}
