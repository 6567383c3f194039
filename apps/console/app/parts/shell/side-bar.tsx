import { NavLink, useLocation } from '@remix-run/react';
import clsx from 'clsx';
import { useRootData } from '../../i18n/format.tsx';
import { useText } from '../../i18n/use-text.ts';
import { PATHS } from '../paths.ts';
import { Mark } from './mark.tsx';
import { useMe } from './me-context.ts';
import { navFor } from './nav-entries.ts';

/** The navigation: with words in wide windows, with icons in narrow ones. */
export function SideBar() {
  const text = useText();
  const { calls } = useMe();
  const { pathname } = useLocation();
  const zone = useRootData()?.zone ?? 'UTC';
  return (
    <nav
      aria-label={text('nav.label')}
      className="sticky top-0 flex h-dvh w-15 shrink-0 flex-col gap-1 overflow-y-auto border-e border-line bg-surface px-2 py-3 wide:w-56 wide:px-3"
    >
      <div className="mb-2 flex items-center gap-2.5 px-1.5 py-1 text-14 font-heavy">
        <Mark />
        <span className="max-wide:sr-only">{text('shell.product')}</span>
      </div>
      {navFor(calls).map((group) => (
        <div key={group.text} className="mt-1">
          <p className="px-2 pt-1 pb-0.5 text-12 font-strong text-fg-3 max-wide:sr-only">{text(group.text)}</p>
          <ul className="grid gap-0.5">
            {group.entries.map(({ path, area, text: key, icon: Icon }) => (
              <li key={path}>
                <NavLink
                  to={path}
                  end={path === PATHS.home}
                  title={text(key)}
                  className={({ isActive }) =>
                    clsx(
                      'flex h-9 items-center gap-2.5 rounded-card px-2.5 text-14 wide:h-7.5',
                      isActive || (area !== undefined && pathname.startsWith(`${area}/`))
                        ? 'bg-primary-soft font-strong text-primary-text forced-colors:outline'
                        : 'text-fg-2 hover:bg-fill',
                    )
                  }
                >
                  <Icon size={20} />
                  <span className="max-wide:sr-only">{text(key)}</span>
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="sticky -bottom-3 mt-auto -mb-3 bg-surface px-2 pt-2 pb-3 text-12 text-fg-3 max-wide:sr-only">
        {text('shell.zone', { zone })}
      </p>
    </nav>
  );
}
