import { OPERATOR_ROLES } from '@longstrip/core';
import { Link, useLoaderData, useSearchParams } from '@remix-run/react';
import { Moment } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { ChangeView } from '../../parts/change-view.tsx';
import { SelectInput, TextInput } from '../../parts/form/fields.tsx';
import { Badge, Nothing, PageHead, Panel } from '../../parts/layout.tsx';
import { FilterBar } from '../../parts/table/filter-bar.tsx';
import { NextPage } from '../../parts/table/next-page.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';
import type { LogEntry, loader } from './log.server.ts';
import { UndoEntry } from './undo-entry.tsx';

export { loader } from './log.server.ts';

/** What operators changed: searched, filtered, exported. */
export default function Log() {
  const text = useText();
  const { entries, filters, next } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  usePageTitle(text('log.title'));
  return (
    <>
      <PageHead
        title={text('log.title')}
        text={text('log.text')}
        actions={
          <ButtonLink look="plain" href={`/log.csv?${search}`} download>
            {text('log.export')}
          </ButtonLink>
        }
      />
      <Filters key={JSON.stringify(filters)} />
      <Panel isFlush>
        {entries.length === 0 ? (
          <Nothing
            action={
              <Link to="/log" className="text-link">
                {text('list.clear')}
              </Link>
            }
          >
            {text('log.none')}
          </Nothing>
        ) : (
          <ol className="divide-y divide-line">
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </Panel>
      <NextPage next={next} />
    </>
  );
}

function Filters() {
  const text = useText();
  const name = useName();
  const { filters } = useLoaderData<typeof loader>();
  return (
    <FilterBar filters={filters}>
      <TextInput label={text('log.words')} name="text" defaultValue={filters.text} className="w-48" />
      <TextInput label={text('log.who')} name="who" defaultValue={filters.who} className="w-36" />
      <TextInput
        label={text('log.action')}
        name="action"
        defaultValue={filters.action}
        placeholder="wallet.grant"
        className="w-36"
      />
      <TextInput
        label={text('log.subject')}
        name="subject"
        defaultValue={filters.subject}
        placeholder="series/12"
        className="w-36"
      />
      <SelectInput
        label={text('log.role')}
        name="role"
        defaultValue={filters.role}
        className="w-36"
        choices={[
          { value: '', label: text('list.any') },
          ...OPERATOR_ROLES.map((value) => ({ value, label: name('roles', value) })),
        ]}
      />
      <TextInput label={text('list.from')} name="from" type="date" defaultValue={filters.from} className="w-38" />
      <TextInput label={text('list.until')} name="until" type="date" defaultValue={filters.until} className="w-38" />
    </FilterBar>
  );
}

function Entry({ entry }: { entry: LogEntry }) {
  const text = useText();
  const name = useName();
  const { action, subjectType, subjectId, actor, actorRole, tokenName, address, requestId, loggedAtMs } = entry;
  return (
    <li>
      <details className="group">
        <summary className="grid cursor-pointer grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 px-4 py-2.5 text-13 hover:bg-fill wide:grid-cols-[10rem_14rem_1fr_auto]">
          <span className="max-wide:order-2 text-fg-2">
            <Moment ms={loggedAtMs} />
          </span>
          <span className="truncate max-wide:order-3">
            {actor} <Badge>{name('roles', actorRole)}</Badge>
          </span>
          <span className="min-w-0 max-wide:order-1">
            <span className="font-strong">{name('actions', action)}</span>{' '}
            <span className="mono wrap-anywhere text-fg-2">
              {subjectType}/{subjectId}
            </span>{' '}
            {entry.undoneById !== null && <Badge>{text('undo.undone')}</Badge>}
          </span>
          <span className="text-12 text-fg-3 max-wide:order-4">#{entry.id}</span>
        </summary>
        <div className="grid gap-3 px-4 pt-1 pb-4">
          <p className="text-12 text-fg-3">
            {[
              address === null ? null : text('log.fromAddress', { address }),
              tokenName === null ? null : text('log.byToken', { name: tokenName }),
              requestId === null ? null : text('log.request', { id: requestId }),
            ]
              .filter((part) => part !== null)
              .join(' · ')}
          </p>
          <ChangeView before={entry.before} after={entry.after} />
          {entry.canUndo && (
            <div>
              <UndoEntry id={entry.id} />
            </div>
          )}
          {entry.undoneById !== null && (
            <p className="text-13 text-fg-2">{text('undo.undoneBy', { id: entry.undoneById })}</p>
          )}
        </div>
      </details>
    </li>
  );
}
