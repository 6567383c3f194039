import { OPERATOR_CALLS } from '@longstrip/api-contract';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type * as v from 'valibot';
import { consoleOf } from '../../context.ts';
import { Moment } from '../../i18n/format.tsx';
import { useText } from '../../i18n/use-text.ts';
import { DoneSchema, TokenMadeSchema, TokensSchema } from '../../parts/calls/account-answers.ts';
import { type Acted, act, read, readForm, refused } from '../../parts/calls/answers.server.ts';
import { ActDialog } from '../../parts/form/act-dialog.tsx';
import { TextInput } from '../../parts/form/fields.tsx';
import { RoleFields } from '../../parts/form/role-fields.tsx';
import { ShownOnce } from '../../parts/form/shown-once.tsx';
import { Badge, Nothing, PageHead, Panel } from '../../parts/layout.tsx';
import { RoleList } from '../../parts/role-list.tsx';
import { useMe } from '../../parts/shell/me-context.ts';
import { type Column, DataTable } from '../../parts/table/data-table.tsx';
import { RowActs } from '../../parts/table/row-acts.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const console = consoleOf(context);
  const tokens = await read(console, { call: OPERATOR_CALLS.adminTokens, answer: TokensSchema }, request);
  return { tokens, nowMs: Date.now() };
}

export async function action({ request, context }: ActionFunctionArgs): Promise<Acted<{ token?: string }>> {
  const console = consoleOf(context);
  const form = await readForm(request);
  if (form.get('step') === 'end') {
    const body = { token: form.get('token') };
    const ended = await act(console, { call: OPERATOR_CALLS.adminTokenEnd, answer: DoneSchema, body });
    return ended.ok ? { ok: true } : refused(ended);
  }
  const body = { name: form.get('name'), days: Number(form.get('days')), roles: form.list('roles') };
  const made = await act(console, { call: OPERATOR_CALLS.adminTokenCreate, answer: TokenMadeSchema, body });
  return made.ok ? { ok: true, token: made.value.token } : refused(made);
}

type Token = v.InferOutput<typeof TokensSchema>[number];

/** Tokens with which commands on other machines call the api. */
export default function Tokens() {
  const text = useText();
  const { tokens, nowMs } = useLoaderData<typeof loader>();
  const { roles } = useMe();
  usePageTitle(text('tokens.title'));
  const isOver = ({ endedAtMs, expiresAtMs }: Token) => endedAtMs !== null || expiresAtMs <= nowMs;
  const columns: Column<Token>[] = [
    { name: text('tokens.name'), cell: ({ name }) => <span className="font-strong">{name}</span> },
    { name: text('operators.roles'), cell: (token) => <RoleList of={token.roles} /> },
    { name: text('tokens.madeBy'), cell: ({ madeBy }) => madeBy ?? text('tokens.byCommand') },
    {
      name: text('tokens.until'),
      cell: (token) =>
        isOver(token) ? <Badge tone="bad">{text('tokens.over')}</Badge> : <Moment ms={token.expiresAtMs} isDay />,
    },
    {
      name: text('tokens.used'),
      isExtra: true,
      cell: ({ usedAtMs }) => (usedAtMs === null ? text('tokens.never') : <Moment ms={usedAtMs} />),
    },
    {
      name: text('operators.acts'),
      cell: (token) =>
        isOver(token) ? null : (
          <RowActs>
            <ActDialog
              title={text('tokens.end')}
              text={text('tokens.endText', { name: token.name })}
              look="quiet"
              isDanger
              hasReason={false}
              fields={{ step: 'end', token: token.id }}
              done={text('tokens.ended')}
            />
          </RowActs>
        ),
    },
  ];
  return (
    <>
      <PageHead
        title={text('tokens.title')}
        text={text('tokens.text')}
        actions={
          <ActDialog
            title={text('tokens.make')}
            text={text('tokens.makeText')}
            look="main"
            hasReason={false}
            fields={{ step: 'make' }}
            done={text('operators.done')}
            result={(acted) => (
              <ShownOnce
                text={text('tokens.once')}
                value={'token' in acted && typeof acted.token === 'string' ? acted.token : ''}
              />
            )}
          >
            <TextInput label={text('tokens.name')} hint={text('tokens.nameHint')} name="name" maxLength={80} required />
            <TextInput
              label={text('tokens.days')}
              name="days"
              type="number"
              min={1}
              max={366}
              defaultValue={90}
              required
            />
            <RoleFields held={roles.slice(0, 1)} />
          </ActDialog>
        }
      />
      <Panel isFlush>
        <DataTable
          caption={text('tokens.title')}
          columns={columns}
          rows={tokens}
          keyOf={({ id }) => id}
          empty={<Nothing>{text('tokens.none')}</Nothing>}
        />
      </Panel>
    </>
  );
}
