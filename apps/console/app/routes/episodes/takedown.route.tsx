import { OPERATOR_CALLS, type TakedownPreview } from '@longstrip/api-contract';
import { ALL_PLATFORMS } from '@longstrip/core';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { consoleOf } from '../../context.ts';
import { Moment, useFormats } from '../../i18n/format.tsx';
import { useText } from '../../i18n/use-text.ts';
import { type Acted, act, read, readForm, refused } from '../../parts/calls/answers.server.ts';
import { ActDialog } from '../../parts/form/act-dialog.tsx';
import { episodePath, seriesPath } from '../../parts/hit-path.ts';
import { Badge, Nothing, PageHead, Panel } from '../../parts/layout.tsx';
import { useMe } from '../../parts/shell/me-context.ts';
import { type Column, DataTable } from '../../parts/table/data-table.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { SubjectSchema } from './subject.ts';

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const console = consoleOf(context);
  const series = params.series ?? '';
  const number = new URL(request.url).searchParams.get('number') ?? '';
  const { adminTakedownPreview, adminSeriesOne } = OPERATOR_CALLS;
  const [preview, subject] = await Promise.all([
    read(
      console,
      { call: adminTakedownPreview, answer: adminTakedownPreview.data, query: { series, number } },
      request,
    ),
    read(console, { call: adminSeriesOne, answer: SubjectSchema, query: { reference: series } }, request),
  ]);
  const episode = subject.episodes.find((each) => each.number === number) ?? null;
  return {
    platforms: preview.platforms,
    series: { alias: subject.alias, title: subject.title },
    episode,
    isRemoved: (episode ?? subject).isRemoved,
  };
}

/** Removes or hides it, or brings it back. */
export async function action({ request, context, params }: ActionFunctionArgs): Promise<Acted> {
  const form = await readForm(request);
  const { adminTakedown } = OPERATOR_CALLS;
  const body = {
    platform: form.get('platform'),
    series: params.series ?? '',
    number: form.get('number') || null,
    act: form.get('act'),
    reason: form.get('reason'),
  };
  const done = await act(consoleOf(context), { call: adminTakedown, answer: adminTakedown.data, body });
  return done.ok ? { ok: true } : refused(done);
}

type OnPlatform = TakedownPreview['platforms'][number];

/** The takedown of a series or an episode: who owns or rents it, what they keep, and the acts. */
export default function TakedownPage() {
  const text = useText();
  const formats = useFormats();
  const me = useMe();
  const { platforms, series, episode, isRemoved } = useLoaderData<typeof loader>();
  const isForAll = me.roles.some((grant) => grant === `owner/${ALL_PLATFORMS}` || grant === `editor/${ALL_PLATFORMS}`);
  const title = episode === null ? series.title : `${series.title} · ${episode.title}`;
  usePageTitle(text('takedown.title'));
  const number = episode?.number ?? '';
  const columns: Column<OnPlatform>[] = [
    { name: text('shell.platform'), cell: ({ platform }) => platform },
    {
      name: text('operators.state'),
      cell: ({ isVisible, isDraft }) => (
        <Badge tone={isVisible && !isRemoved ? 'good' : 'neutral'}>
          {text(isRemoved ? 'series.removed' : isVisible ? 'series.shown' : isDraft ? 'series.draft' : 'series.hidden')}
        </Badge>
      ),
    },
    { name: text('takedown.owners'), isNumber: true, cell: ({ owners }) => formats.number(owners) },
    { name: text('takedown.renters'), isNumber: true, cell: ({ renters }) => formats.number(renters) },
    {
      name: text('takedown.lastRental'),
      isExtra: true,
      cell: ({ lastRentalEndsAtMs }) => (lastRentalEndsAtMs === null ? '–' : <Moment ms={lastRentalEndsAtMs} />),
    },
    {
      name: text('operators.acts'),
      cell: (row) =>
        row.isDraft || !me.platforms.some(({ value }) => value === row.platform) ? (
          '–'
        ) : (
          <HideAct of={row} number={number} />
        ),
    },
  ];
  const owners = platforms.reduce((sum, each) => sum + each.owners, 0);
  const renters = platforms.reduce((sum, each) => sum + each.renters, 0);
  return (
    <>
      <PageHead
        title={text('takedown.title')}
        back={{ to: episode === null ? seriesPath(series.alias) : episodePath(series.alias, number), name: title }}
        text={isRemoved ? <Badge tone="bad">{text('series.removed')}</Badge> : undefined}
        actions={
          isForAll && (
            <ActDialog
              key={String(isRemoved)}
              title={text(isRemoved ? 'takedown.restore' : 'takedown.remove')}
              text={isRemoved ? text('takedown.restoreText') : <WhatStays owners={owners} renters={renters} />}
              fields={{ platform: ALL_PLATFORMS, act: isRemoved ? 'restore' : 'remove', number }}
              done={text(isRemoved ? 'takedown.restored' : 'takedown.removed')}
              isDanger={!isRemoved}
            />
          )
        }
      />
      <Panel title={text('takedown.readers')} text={<WhatStays owners={owners} renters={renters} />} isFlush>
        <DataTable
          caption={text('takedown.readers')}
          columns={columns}
          rows={platforms}
          keyOf={({ platform }) => platform}
          empty={<Nothing>{text('series.nowhere')}</Nothing>}
        />
      </Panel>
    </>
  );
}

/** What readers keep by the rule that decides for the sites. */
function WhatStays({ owners, renters }: { owners: number; renters: number }) {
  const text = useText();
  return (
    <>
      {text('takedown.keepOwners', { count: owners })} {text('takedown.keepRenters', { count: renters })}{' '}
      {text('takedown.keepOthers')}
    </>
  );
}

function HideAct({ of: { platform, isVisible, owners, renters }, number }: { of: OnPlatform; number: string }) {
  const text = useText();
  return (
    <ActDialog
      key={String(isVisible)}
      title={text(isVisible ? 'takedown.hide' : 'takedown.show')}
      text={isVisible ? <WhatStays owners={owners} renters={renters} /> : text('takedown.showText', { platform })}
      fields={{ platform, act: isVisible ? 'hide' : 'unhide', number }}
      done={text(isVisible ? 'takedown.hidden' : 'takedown.shown')}
      look="quiet"
      isDanger={isVisible}
    />
  );
}
