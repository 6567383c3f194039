import { useName } from '../i18n/use-text.ts';
import { Badge } from './layout.tsx';

/** Roles as the api writes them (`support/bom-us`), as words. */
export function RoleList({ of }: { of: readonly string[] }) {
  const name = useName();
  return (
    <span className="inline-flex flex-wrap gap-1">
      {of.map((grant) => {
        const [role = '', scope = ''] = grant.split('/');
        return (
          <Badge key={grant} tone={role === 'owner' ? 'main' : 'neutral'}>
            {name('roles', role)} · {scope === 'all' ? name('roles', 'all') : scope}
          </Badge>
        );
      })}
    </span>
  );
}
