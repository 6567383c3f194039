// @vitest-environment jsdom
import { getPlatform } from '@longstrip/platform-config';
import { createRemixStub } from '@remix-run/testing';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { loadI18n } from '../../../../i18n/create-i18n.ts';
import { storySiteData } from '../../../../testing/story-site.tsx';
import { FailedPicture, type PageHost } from './page-picture.tsx';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('of the failed pictures in the window the first says so, and the others only try again', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const inWindow = new Map<Element, (isInWindow: boolean) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
      observe(element: Element) {
        inWindow.set(element, (isIntersecting) => this.callback([{ isIntersecting }]));
      }
      unobserve() {}
      disconnect() {}
    },
  );
  const retry = vi.fn();
  const host: PageHost = {
    loader: { current: null },
    fresh: {
      attemptsOf: () => 0,
      detailsOf: () => null,
      isStale: () => false,
      renew: () => undefined,
      prepare: () => undefined,
    },
    ...{ title: 'Ep. 1', pageCount: 9, failed: new Map([[retry, 3]]) },
    reportHref: (page) => `/report?page=${page}`,
  };
  const site = storySiteData(getPlatform('bom-us'), 'en-US');
  const Component = () => [3, 4].map((page) => <FailedPicture key={page} host={host} page={page} />);
  const Stub = createRemixStub([{ id: 'root', path: '/', Component, loader: () => site }]);
  const i18n = await loadI18n('en-US');
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <Stub hydrationData={{ loaderData: { root: site } }} />
      </I18nextProvider>,
    ),
  );
  const places = [...inWindow];
  const show = (...shown: boolean[]) =>
    act(async () => places.forEach(([, tell], index) => void tell(shown[index] === true)));
  const reports = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  await show(true, true);
  expect(reports()).toEqual(['/report?page=3']);
  const [, quiet] = document.querySelectorAll('button');
  await act(async () => quiet?.click());
  expect(retry).toHaveBeenCalledTimes(1);
  await show(false, true);
  expect(reports()).toContain('/report?page=4');
  await act(async () => root.unmount());
});
