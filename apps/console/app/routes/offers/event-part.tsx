import type { EventRow } from '@longstrip/api-contract';
import type { ReactNode } from 'react';
import { Moment, useFormats } from '../../i18n/format.tsx';
import { useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { ActDialog } from '../../parts/form/act-dialog.tsx';
import { Facts, Panel } from '../../parts/layout.tsx';
import { eventEntriesPath } from '../../parts/paths.ts';
import { useMe } from '../../parts/shell/me-context.ts';

/** Who takes part in an event in numbers, and what can be done with it. */
export function EventPart({ row }: { row: EventRow }) {
  const text = useText();
  const formats = useFormats();
  const { calls } = useMe();
  const { entry, takenCount, drawnAtMs, canBeDrawn, stampedReaders, stamps, givenCount } = row;
  const { platform, key, tickets } = entry;
  const entriesAt = eventEntriesPath(platform, key);
  const facts: [string, ReactNode][] = [];
  if (tickets !== null)
    facts.push([text('event.taken'), `${formats.number(takenCount)} / ${formats.number(tickets.total)}`]);
  if (tickets?.mode === 'DRAW') {
    facts.push([text('event.drawn'), drawnAtMs === null ? text('event.notDrawn') : <Moment ms={drawnAtMs} />]);
  }
  if (entry.kind === 'ATTENDANCE') {
    facts.push([text('event.stampedReaders'), formats.number(stampedReaders)]);
    facts.push([text('event.stampsGiven'), formats.number(stamps)]);
  }
  if (entry.rewards.length > 0) facts.push([text('event.rewardsGiven'), formats.number(givenCount)]);
  if (facts.length === 0) return null;
  return (
    <Panel title={text('event.part')}>
      <Facts of={facts} />
      {tickets !== null && (
        <div className="mt-3 flex flex-wrap gap-2">
          {calls.includes('adminEventEntries') && (
            <ButtonLink look="plain" href={entriesAt}>
              {text('event.entries')}
            </ButtonLink>
          )}
          {canBeDrawn && calls.includes('adminEventDraw') && (
            <ActDialog
              title={text('event.draw')}
              text={text('event.drawText', { winners: tickets.winners ?? 0, total: takenCount })}
              look="main"
              action={entriesAt}
              fields={{ step: 'draw' }}
              done={text('event.hasDrawn')}
            />
          )}
        </div>
      )}
    </Panel>
  );
}
