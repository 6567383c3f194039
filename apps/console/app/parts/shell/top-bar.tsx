import { isPlatformId } from '@longstrip/platform-config';
import { LogoutIcon, SearchIcon, UserIcon } from '@longstrip/ui';
import { Form, Link, useLocation, useNavigate, useSearchParams } from '@remix-run/react';
import { useText } from '../../i18n/use-text.ts';
import { SelectInput } from '../form/fields.tsx';
import { PATHS } from '../paths.ts';
import { writePreference } from '../write-preference.ts';
import { useCommandMenu } from './command-menu.tsx';
import { useMe } from './me-context.ts';
import { SearchKey } from './search-key.tsx';

/** Search, the platform of lists, and the operator's own account. */
export function TopBar() {
  const text = useText();
  const { name, calls } = useMe();
  const { open } = useCommandMenu();
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-b border-line bg-surface px-4 wide:gap-3 wide:px-7">
      {calls.includes('adminFind') && (
        <button
          type="button"
          onClick={open}
          aria-keyshortcuts="Meta+K Control+K"
          className="flex h-9.5 min-w-0 flex-1 items-center gap-2 rounded-card bg-fill px-3 text-14 text-fg-3 hover:bg-fill-strong desk:max-w-md"
        >
          <SearchIcon size={16} />
          <span className="truncate">{text('shell.search')}</span>
          <span className="ms-auto max-desk:hidden">
            <SearchKey />
          </span>
        </button>
      )}
      <div className="ms-auto flex items-center gap-1 wide:gap-2">
        <PlatformPicker />
        <Link
          to={PATHS.account}
          title={text('shell.account')}
          className="flex h-9 items-center gap-2 rounded-card px-2 text-14 hover:bg-fill"
        >
          <UserIcon size={20} />
          <span className="max-w-40 truncate max-wide:sr-only">{name}</span>
        </Link>
        <Form method="post" action={PATHS.signOut}>
          <button
            type="submit"
            aria-label={text('shell.signOut')}
            title={text('shell.signOut')}
            className="grid size-9 place-items-center rounded-card text-fg-2 hover:bg-fill"
          >
            <LogoutIcon size={20} />
          </button>
        </Form>
      </div>
    </header>
  );
}

/** Which platform lists are of. It is in the address, so that a link shows the same to another operator. */
function PlatformPicker() {
  const text = useText();
  const { platforms, platform } = useMe();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  if (platforms.length < 2) return null;
  const segments = pathname.split('/');
  const at = segments.findIndex(isPlatformId);
  const shown = segments[at] ?? search.get('platform') ?? platform;
  const choose = (value: string) => {
    writePreference('platform', value);
    // From one entry of a platform to the list of the other; a form of a new one stays.
    const isNew = at !== -1 && at === segments.length - 1;
    const path = (at === -1 ? segments : segments.slice(0, at)).join('/');
    navigate(isNew ? `${path}/${value}` : `${path}?platform=${value}`, { replace: true });
  };
  return (
    <SelectInput
      label={text('shell.platform')}
      isQuiet
      className="w-44"
      value={platforms.some(({ value }) => value === shown) ? shown : platform}
      onChange={({ target }) => choose(target.value)}
      choices={platforms}
    />
  );
}
