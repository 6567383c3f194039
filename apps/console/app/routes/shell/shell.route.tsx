import { OPERATOR_CALLS } from '@longstrip/api-contract';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import { consoleOf } from '../../context.ts';
import { findLocale } from '../../i18n/locales.ts';
import { useText } from '../../i18n/use-text.ts';
import { MeSchema } from '../../parts/calls/account-answers.ts';
import { read } from '../../parts/calls/answers.server.ts';
import { CommandProvider } from '../../parts/shell/command-menu.tsx';
import { MeContext } from '../../parts/shell/me-context.ts';
import { platformsOf } from '../../parts/shell/platforms.server.ts';
import { SideBar } from '../../parts/shell/side-bar.tsx';
import { TopBar } from '../../parts/shell/top-bar.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const console = consoleOf(context);
  const me = await read(console, { call: OPERATOR_CALLS.adminMe, answer: MeSchema }, request);
  const platforms = platformsOf(me);
  const platform = platforms.find(({ value }) => value === console.platform) ?? platforms[0];
  return {
    name: me.operator?.name ?? '',
    email: me.operator?.email ?? '',
    locale: findLocale(me.operator?.locale),
    roles: me.roles,
    calls: Object.keys(me.calls),
    platforms,
    platform: platform?.value ?? '',
  };
}

/** The frame of every page of a signed-in operator: navigation at the side, search and platform above. */
export default function Shell() {
  const text = useText();
  const me = useLoaderData<typeof loader>();
  return (
    <MeContext.Provider value={me}>
      <CommandProvider>
        <a
          href="#content"
          className="sr-only z-40 rounded-card bg-surface px-4 py-2 text-primary-text focus:not-sr-only focus:fixed focus:start-3 focus:top-3"
        >
          {text('shell.skip')}
        </a>
        <div className="flex min-h-dvh bg-backdrop">
          <SideBar />
          <div className="flex min-w-0 flex-1 flex-col">
            <TopBar />
            <main id="content" tabIndex={-1} className="flex-1 px-4 py-5 outline-none wide:px-7">
              <Outlet />
            </main>
          </div>
        </div>
      </CommandProvider>
    </MeContext.Provider>
  );
}
