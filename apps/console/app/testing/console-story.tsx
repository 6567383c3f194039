import { type LinkProps, LinkProvider, ToastProvider } from '@longstrip/ui';
import { Link, Outlet } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import type { Decorator, Meta } from '@storybook/react-vite';
import { createInstance, type i18n } from 'i18next';
import { type ComponentType, forwardRef, useLayoutEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { loadI18n } from '../i18n/i18n.ts';
import { findLocale } from '../i18n/locales.ts';
import { MeContext, type ShellMe } from '../parts/shell/me-context.ts';
import type { RootData } from '../root.tsx';
import sheet from '../theme.css?inline';

/** The operator of stories: an owner, who may do everything that a story shows. */
const STORY_ME: ShellMe = {
  name: 'Mina Sato',
  email: 'mina@store.example',
  roles: ['owner/all'],
  calls: ['adminFind', 'adminTickets', 'adminOrders', 'adminCatalogue', 'adminBanners', 'adminAudit', 'adminOperators'],
  platforms: [
    { value: 'bom-us', label: 'Bom (bom-us)' },
    { value: 'beltoon-jp', label: 'Beltoon (beltoon-jp)' },
  ],
  platform: 'bom-us',
};

/** A moment of stories: 2030-01-31, 9:30 in UTC. */
export const STORY_NOW_MS = Date.UTC(2030, 0, 31, 9, 30);

/** What `parameters` of a story may say. */
interface ConsoleParameters {
  /** The address of the page, for what is marked as present. */
  readonly path?: string;
  /** What the api answers to a form that is sent. */
  readonly answer?: object;
  /** The story is a whole page, with its own landmark. */
  readonly isPage?: boolean;
}

/** Shows a story as the console does: its colours, the toolbar’s language, a router without a server. */
const inConsole: Decorator = (Story, { globals, loaded, parameters }) => {
  const { path = '/', answer = { ok: true }, isPage = false }: ConsoleParameters = parameters;
  const root: RootData = { locale: findLocale(String(globals.locale)) ?? 'en-US', theme: 'system', zone: 'UTC' };
  const [Router] = useState(() => storyRouter(() => <Story />, { root, answer, Frame: isPage ? Outlet : PageFrame }));
  useConsoleSheet();
  return (
    <I18nextProvider i18n={textsIn(loaded)}>
      <Router initialEntries={[path]} hydrationData={{ loaderData: { root } }} />
    </I18nextProvider>
  );
};

/** For the description of a file of stories: `const meta: Meta = { title: 'Console/…', ...CONSOLE_STORY }`. */
export const CONSOLE_STORY = {
  parameters: { frame: 'none' },
  loaders: [async ({ globals }) => ({ texts: await loadI18n(findLocale(String(globals.locale)) ?? 'en-US') })],
  decorators: [inConsole],
} satisfies Partial<Meta>;

/** Opens the dialog of a story by its first button. */
export const openFirst = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  canvasElement.querySelector('button')?.click();

function textsIn(loaded: Record<string, unknown>): i18n {
  return isI18n(loaded.texts) ? loaded.texts : createInstance();
}

const isI18n = (value: unknown): value is i18n => typeof value === 'object' && value !== null && 't' in value;

interface Shown {
  readonly root: RootData;
  readonly answer: object;
  readonly Frame: ComponentType;
}

function storyRouter(Story: ComponentType, { root, answer, Frame }: Shown) {
  const page = { Component: Story, action: () => answer };
  return createRemixStub([
    {
      id: 'root',
      path: '/',
      Component: () => (
        <LinkProvider component={StoryLink}>
          <ToastProvider label="Messages">
            <MeContext.Provider value={STORY_ME}>
              <Frame />
            </MeContext.Provider>
          </ToastProvider>
        </LinkProvider>
      ),
      loader: () => root,
      children: [
        // `*` does not match the root.
        { id: 'index', index: true, ...page },
        { id: 'page', path: '*', ...page },
      ],
    },
  ]);
}

function PageFrame() {
  return (
    <main className="min-h-dvh bg-backdrop px-4 py-5 text-fg wide:px-7">
      <Outlet />
    </main>
  );
}

const StoryLink = forwardRef<HTMLAnchorElement, LinkProps>(function StoryLink({ href, ...rest }, ref) {
  return <Link {...rest} ref={ref} to={href} />;
});

/** The console’s style sheet, as long as one of its stories is shown: it has other colours and sizes than the sites. */
function useConsoleSheet(): void {
  useLayoutEffect(() => {
    const style = document.createElement('style');
    style.textContent = sheet;
    document.head.append(style);
    return () => style.remove();
  }, []);
}
