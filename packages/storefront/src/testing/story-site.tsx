import { LOCALES, type Locale } from '@longstrip/core';
import { loadMessages, loadServerMessages } from '@longstrip/messages';
import { getPlatform, PLATFORMS } from '@longstrip/platform-config';
import { BackStackProvider, LinkProvider, LookProvider, ModalHost, ToastProvider } from '@longstrip/ui';
import { Outlet } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import type { i18n } from 'i18next';
import { type ComponentType, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../i18n/create-i18n.ts';
import { useText } from '../i18n/use-text.ts';
import { SiteLink } from '../parts/navigation/site-link.tsx';
import { WIDE_FRAME } from '../parts/series-lists/wide-frame.tsx';
import { WideFrameContext } from '../parts/shell/frame-contexts.ts';
import { platformSite } from '../root/platform-site.ts';
import { type SiteData, useSiteLook } from '../root/site-data.ts';

/** The choices in Storybook's toolbar. */
interface StoryGlobals {
  platform?: unknown;
  locale?: unknown;
}

export interface StorySiteProps {
  globals: StoryGlobals;
  /** The page's path, for the navigation bars. */
  path?: string;
  /** The data of the page's loader. */
  data?: object | null;
  /** The reply of the page's action to a form that was sent. */
  actionData?: object;
  /** The page, or a part of it. */
  component: ComponentType;
}

/** A page as a site shows it, in the toolbar's platform and language, without a server. */
export function StorySite({ globals, path = '/', data = null, actionData, component }: StorySiteProps) {
  const platform = PLATFORMS.find(({ id }) => id === globals.platform) ?? getPlatform('bom-us');
  const locale = LOCALES.find((each) => each === globals.locale) ?? platform.locales[0];
  const texts = useTexts(locale);
  const [Stub] = useState(() => storyRouter(component, storySiteData(platform, locale), data));
  if (texts === null) return null;
  return (
    <I18nextProvider i18n={texts}>
      <Stub
        initialEntries={[path]}
        hydrationData={{
          loaderData: { root: storySiteData(platform, locale), index: data, page: data },
          ...(actionData === undefined ? {} : { actionData: { page: actionData } }),
        }}
      />
    </I18nextProvider>
  );
}

function useTexts(locale: Locale): i18n | null {
  const [texts, setTexts] = useState<i18n | null>(null);
  useEffect(() => {
    let isWanted = true;
    // Stories also use texts that loaders would send.
    void Promise.all([loadMessages(locale), loadServerMessages(locale)]).then(([messages, more]) => {
      if (isWanted) setTexts(createI18n(locale, { ...messages, ...more }));
    });
    return () => {
      isWanted = false;
    };
  }, [locale]);
  return texts;
}

function storyRouter(component: ComponentType, site: SiteData, data: object | null) {
  return createRemixStub([
    {
      id: 'root',
      path: '/',
      Component: StoryRoot,
      loader: () => site,
      children: [
        // `*` does not match the root.
        { id: 'index', index: true, Component: component, loader: () => data },
        { id: 'page', path: '*', Component: component, loader: () => data },
      ],
    },
  ]);
}

function StoryRoot() {
  const text = useText();
  const look = useSiteLook();
  return (
    <LinkProvider component={SiteLink}>
      <LookProvider look={look}>
        <BackStackProvider>
          <ToastProvider label={text('shell.notifications')}>
            <ModalHost>
              <WideFrameContext.Provider value={WIDE_FRAME}>
                <Outlet />
              </WideFrameContext.Provider>
            </ModalHost>
          </ToastProvider>
        </BackStackProvider>
      </LookProvider>
    </LinkProvider>
  );
}

export function storySiteData(platform: ReturnType<typeof getPlatform>, locale: Locale): SiteData {
  return {
    ...platformSite(platform, locale, platform.navigation.homeTabs, 'WEB', null),
    theme: 'system',
    themeCookie: 'story-theme',
    viewerCookie: 'story-viewer',
    placeCookie: 'story-place',
    seriesViewerCookie: 'story-viewer-series',
    seesBl: true,
    seesAdult: false,
    origin: 'https://story.example',
    blocksInspection: false,
    sessionStatus: 'unauthenticated',
    readerKey: 'guest',
    walletCoins: null,
    hasSessionExpired: false,
    sessionLimits: null,
    hasReading: false,
    app: null,
    messageChunks: [],
  };
}
