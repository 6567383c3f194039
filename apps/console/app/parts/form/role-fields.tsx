import { OPERATOR_ROLES } from '@longstrip/core';
import { CloseIcon, IconButton, PlusIcon } from '@longstrip/ui';
import { useState } from 'react';
import { useName, useText } from '../../i18n/use-text.ts';
import { Button } from '../button.tsx';
import { useMe } from '../shell/me-context.ts';
import { SelectInput } from './fields.tsx';

/** Roles with their platforms, one below the other. Each is sent as `roles`: `support/bom-us`. */
export function RoleFields({ held }: { held: readonly string[] }) {
  const text = useText();
  const name = useName();
  const { platforms } = useMe();
  const [rows, setRows] = useState(() => held.map((grant, index) => ({ id: index, grant })));
  const change = (id: number, grant: string) => setRows(rows.map((row) => (row.id === id ? { id, grant } : row)));
  const scopes = [{ value: 'all', label: name('roles', 'all') }, ...platforms];
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-13 font-strong text-fg-2">{text('operators.roles')}</legend>
      {rows.map(({ id, grant }) => {
        const [role = '', scope = ''] = grant.split('/');
        return (
          <div key={id} className="flex items-center gap-2">
            <input type="hidden" name="roles" value={grant} />
            <SelectInput
              label={text('operators.role')}
              isQuiet
              className="flex-1"
              value={role}
              onChange={({ target }) => change(id, `${target.value}/${scope}`)}
              choices={OPERATOR_ROLES.map((value) => ({ value, label: name('roles', value) }))}
            />
            <SelectInput
              label={text('shell.platform')}
              isQuiet
              className="flex-1"
              value={scope}
              onChange={({ target }) => change(id, `${role}/${target.value}`)}
              choices={scopes}
            />
            <IconButton
              icon={CloseIcon}
              iconSize={16}
              label={text('operators.removeRole')}
              disabled={rows.length === 1}
              onClick={() => setRows(rows.filter((row) => row.id !== id))}
            />
          </div>
        );
      })}
      <div>
        <Button
          look="quiet"
          icon={<PlusIcon size={16} />}
          onClick={() =>
            setRows([...rows, { id: Math.max(-1, ...rows.map((row) => row.id)) + 1, grant: 'viewer/all' }])
          }
        >
          {text('operators.addRole')}
        </Button>
      </div>
    </fieldset>
  );
}
