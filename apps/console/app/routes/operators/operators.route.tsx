import { useLoaderData } from '@remix-run/react';
import { Moment, useFormats } from '../../i18n/format.tsx';
import { CONSOLE_LOCALES, LOCALE_NAMES } from '../../i18n/locales.ts';
import { useName, useText } from '../../i18n/use-text.ts';
import type { ListedOperator } from '../../parts/calls/account-answers.ts';
import { ActDialog } from '../../parts/form/act-dialog.tsx';
import { SelectInput, TextInput } from '../../parts/form/fields.tsx';
import { RoleFields } from '../../parts/form/role-fields.tsx';
import { ShownOnce } from '../../parts/form/shown-once.tsx';
import { Badge, PageHead, Panel, type Tone } from '../../parts/layout.tsx';
import { RoleList } from '../../parts/role-list.tsx';
import { type Column, DataTable } from '../../parts/table/data-table.tsx';
import { RowActs } from '../../parts/table/row-acts.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';
import type { loader } from './operators.server.ts';

export { action, loader } from './operators.server.ts';

const TONES: Readonly<Record<ListedOperator['state'], Tone>> = { active: 'good', invited: 'warn', disabled: 'bad' };

/** Who runs the store. */
export default function Operators() {
  const text = useText();
  const name = useName();
  const formats = useFormats();
  const { operators, nowMs } = useLoaderData<typeof loader>();
  usePageTitle(text('operators.title'));
  const columns: Column<ListedOperator>[] = [
    {
      name: text('operators.name'),
      cell: (operator) => (
        <>
          <span className="font-strong">{operator.name}</span>
          <span className="block text-12 text-fg-2">{operator.email}</span>
        </>
      ),
    },
    { name: text('operators.roles'), cell: ({ roles }) => <RoleList of={roles} /> },
    {
      name: text('operators.state'),
      cell: ({ state, hasSecondFactor }) => (
        <span className="flex flex-wrap gap-1">
          <Badge tone={TONES[state]}>{name('operatorStates', state)}</Badge>
          {!hasSecondFactor && <Badge tone="warn">{text('operators.noFactor')}</Badge>}
        </span>
      ),
    },
    {
      name: text('operators.seen'),
      isExtra: true,
      cell: ({ seenAtMs }) => (seenAtMs === null ? '–' : formats.distance(seenAtMs, nowMs)),
    },
    { name: text('operators.since'), isExtra: true, cell: ({ createdAtMs }) => <Moment ms={createdAtMs} isDay /> },
    { name: text('operators.acts'), cell: (operator) => <Acts operator={operator} /> },
  ];
  return (
    <>
      <PageHead title={text('operators.title')} text={text('operators.text')} actions={<Invite />} />
      <Panel isFlush>
        <DataTable
          caption={text('operators.title')}
          columns={columns}
          rows={operators}
          keyOf={({ id }) => id}
          empty={null}
        />
      </Panel>
    </>
  );
}

/** The link that an answer holds, shown once. */
function LinkOf({ acted }: { acted: object }) {
  const text = useText();
  const link = 'link' in acted && typeof acted.link === 'string' ? acted.link : '';
  const isMailed = 'isMailed' in acted && acted.isMailed === true;
  return <ShownOnce text={text(isMailed ? 'operators.linkMailed' : 'operators.link')} value={link} />;
}

function Invite() {
  const text = useText();
  return (
    <ActDialog
      title={text('operators.invite')}
      text={text('operators.inviteText')}
      look="main"
      fields={{ step: 'invite' }}
      done={text('operators.done')}
      hasReason={false}
      result={(acted) => <LinkOf acted={acted} />}
    >
      <TextInput label={text('operators.name')} name="name" maxLength={80} required />
      <TextInput label={text('signIn.email')} name="email" type="email" required />
      <SelectInput
        label={text('preferences.language')}
        name="locale"
        choices={CONSOLE_LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
      />
      <RoleFields held={['support/all']} />
    </ActDialog>
  );
}

function Acts({ operator: { id, name, roles, state } }: { operator: ListedOperator }) {
  const text = useText();
  const about = { operator: id };
  return (
    <RowActs>
      <ActDialog
        title={text('operators.changeRoles')}
        text={name}
        look="quiet"
        fields={{ ...about, step: 'roles' }}
        done={text('operators.done')}
      >
        {roles.map((role) => (
          <input key={role} type="hidden" name="before" value={role} />
        ))}
        <RoleFields held={roles} />
      </ActDialog>
      <ActDialog
        title={text('operators.reset')}
        text={text('operators.resetText', { name })}
        look="quiet"
        fields={{ ...about, step: 'reset' }}
        done={text('operators.done')}
        result={(acted) => <LinkOf acted={acted} />}
      />
      {state === 'disabled' ? (
        <ActDialog
          title={text('operators.enable')}
          text={text('operators.enableText', { name })}
          look="quiet"
          fields={{ ...about, step: 'enable' }}
          done={text('operators.done')}
        />
      ) : (
        <ActDialog
          title={text('operators.disable')}
          text={text('operators.disableText', { name })}
          look="quiet"
          isDanger
          fields={{ ...about, step: 'disable' }}
          done={text('operators.done')}
        />
      )}
    </RowActs>
  );
}
