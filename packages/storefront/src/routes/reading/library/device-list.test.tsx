// @vitest-environment jsdom
import { getPlatform } from '@longstrip/platform-config';
import { createRemixStub } from '@remix-run/testing';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { loadI18n } from '../../../i18n/create-i18n.ts';
import { NO_TEXTS } from '../../../i18n/packed-texts.ts';
import { PageTexts } from '../../../i18n/page-texts.tsx';
import { useDeviceLibrary } from '../../../parts/device/device-library.ts';
import { storySiteData } from '../../../testing/story-site.tsx';
import { DeviceList } from './device-list.tsx';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('a guest is led to the login, which comes back', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const site = { ...storySiteData(getPlatform('bom-us'), 'en-US'), sessionStatus: 'unauthenticated' as const };
  const Component = () => (
    <PageTexts texts={NO_TEXTS}>
      <DeviceList />
    </PageTexts>
  );
  const Stub = createRemixStub([
    {
      id: 'root',
      path: '/',
      children: [{ path: '/library/device', Component }],
      loader: () => site,
    },
  ]);
  const i18n = await loadI18n('en-US');
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <Stub initialEntries={['/library/device']} hydrationData={{ loaderData: { root: site } }} />
      </I18nextProvider>,
    ),
  );
  // The device has been read by then.
  await act(async () => useDeviceLibrary.setState({ copies: [], isSupported: true }));
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Log in');
  expect(link?.getAttribute('href')).toBe('/user/login?callback=%2Flibrary%2Fdevice');
  await act(async () => root.unmount());
});
