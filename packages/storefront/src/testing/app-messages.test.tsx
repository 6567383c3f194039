// @vitest-environment jsdom
import { loadMessages, loadServerMessages } from '@longstrip/messages';
import { getPlatform } from '@longstrip/platform-config';
import {
  BackStackProvider,
  FavouriteButton,
  LinkProvider,
  ModalHost,
  ToastProvider,
  useBackLayer,
} from '@longstrip/ui';
import { createRemixStub } from '@remix-run/testing';
import { type ComponentType, StrictMode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createI18n } from '../i18n/create-i18n.ts';
import { packTexts } from '../i18n/packed-texts.ts';
import { PageTexts } from '../i18n/page-texts.tsx';
import type { AppWindow } from '../parts/app-bridge/app-bridge.ts';
import { AppConnection } from '../parts/app-bridge/app-connection.tsx';
import type { CallAnswer, PushToken } from '../parts/app-bridge/bridge-contract.ts';
import { createFakeApp, type FakeRefusal } from '../parts/app-bridge/fake-app.ts';
import { SiteLink } from '../parts/navigation/site-link.tsx';
import { FavouriteForm } from '../parts/series/favourite-form.tsx';
import { SessionProvider } from '../parts/session/session-context.tsx';
import type { SiteData } from '../root/site-data.ts';
import { StorePurchase } from '../routes/money/shop/store-purchase.tsx';
import { GuestSignIn } from '../routes/people/login/guest-sign-in.tsx';
import { AppSettings } from '../routes/people/settings/app-settings.tsx';
import { storySiteData } from './story-site.tsx';

/*
 * Every message of section 8 that the app causes, with the exact texts of the specification. Real screens are connected by
 * the real bridge, through the port that an Android web view adds to a page, to the fake app.
 */

let atStore: CallAnswer<'purchase'> | FakeRefusal;
const app = createFakeApp({ version: '3.2.1', service: 'FCM', purchase: async () => atStore });
let texts: Record<string, string>;
let root: Root | null = null;
/** How long parts that are loaded with their first use may take, on a busy machine. */
const LOADING_MS = 20_000;
vi.setConfig({ testTimeout: 2 * LOADING_MS });
/** The forms that the page sent. */
let sent: Record<string, string>[] = [];
let answered: unknown = null;

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  texts = { ...(await loadMessages('en-US')), ...(await loadServerMessages('en-US')) };
  const port: NonNullable<AppWindow['longstripBridge']> = {
    postMessage: (text) => app.transport.send(text),
    onmessage: null,
  };
  app.transport.listen((text) => port.onmessage?.({ data: text }));
  Object.assign(window, { longstripBridge: port });
});

beforeEach(() => {
  app.obey();
  sent = [];
  answered = null;
});

afterEach(() => {
  root?.unmount();
  root = null;
  document.body.innerHTML = '';
});

function show(Component: ComponentType, change: Partial<SiteData> = {}): void {
  const site = {
    ...storySiteData(getPlatform('bom-us'), 'en-US'),
    app: { isSimulated: false, texts: packTexts(Object.entries(texts)) },
    ...change,
  };
  const Page = () => (
    <PageTexts texts={packTexts(Object.entries(texts))}>
      <Component />
    </PageTexts>
  );
  const Shell = () => (
    <LinkProvider component={SiteLink}>
      <BackStackProvider>
        <ToastProvider label="Notifications">
          <SessionProvider>
            <ModalHost>
              <Page />
            </ModalHost>
          </SessionProvider>
        </ToastProvider>
      </BackStackProvider>
    </LinkProvider>
  );
  const Stub = createRemixStub([
    {
      id: 'root',
      path: '*',
      loader: () => site,
      action: async ({ request }) => {
        sent.push(Object.fromEntries([...(await request.formData())].map(([name, value]) => [name, String(value)])));
        return answered;
      },
      Component: Shell,
    },
  ]);
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  root.render(
    <StrictMode>
      <I18nextProvider i18n={createI18n('en-US', texts)}>
        <Stub initialEntries={['/shop']} hydrationData={{ loaderData: { root: site } }} />
      </I18nextProvider>
    </StrictMode>,
  );
}

const says = (text: string) =>
  vi.waitFor(() => expect(document.body.textContent).toContain(text), { timeout: LOADING_MS });
const press = async (name: string) => {
  const button = await vi.waitFor(() => {
    const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name));
    if (found === undefined) throw new Error(`there is no button ${name}`);
    return found;
  });
  button.click();
};
const countOf = (call: string) => app.heard.filter((each) => each.call === call).length;

const FACTS = { push: null, version: '0.1.0', company: { title: 'Company information', rows: [] } };
const Settings = () => <AppSettings app={FACTS} />;
const Connection = () => <AppConnection app={{ isSimulated: false, texts: packTexts(Object.entries(texts)) }} />;
const Store = () => (
  <StorePurchase
    orderId="order-0001"
    store={{ store: 'apple', productId: 'coins', accountToken: '2b1f6b2e-6a3a-4c5e-9d6e-0f1a2b3c4d5e' }}
  />
);
const Guest = () => <GuestSignIn page={{ csrfToken: 'c', callback: '/', porch: null }} />;

describe('the app', () => {
  test('whose language cannot be set: “Language cannot be loaded.”, and again', async () => {
    app.refuse('language', 'FAILED');
    show(Connection);
    await says('Language cannot be loaded.');
    const before = countOf('language');
    await press('Retry');
    await vi.waitFor(() => expect(countOf('language')).toBeGreaterThan(before));
  });

  test('without a known version: “Version cannot be loaded.”, and then it is', async () => {
    app.refuse('version', 'FAILED');
    show(Settings);
    await says('Version cannot be loaded.');
    app.obey();
    await press('Retry');
    await says('App version 3.2.1');
  });

  test('that cannot use the reader, twice: “User info cannot be loaded.”', async () => {
    app.refuse('userData', 'FAILED');
    show(Connection);
    await says('User info cannot be loaded.');
  });

  test('that meets an unknown certificate: “Untrusted certificate.”', async () => {
    const before = countOf('ready');
    show(Connection);
    await vi.waitFor(() => expect(countOf('ready')).toBeGreaterThan(before));
    app.tell('problem', { code: 'UNTRUSTED_CERTIFICATE' });
    await says('Untrusted certificate.');
  });

  test('that may not store anything: “Storage permission required.”, in its settings and before a guest is made', async () => {
    app.refuse('cacheClear', 'STORAGE_PERMISSION_REQUIRED');
    show(Settings);
    await press('Clear');
    await says('Storage permission required.');
    expect(sent).toEqual([]);
    app.obey();
    await press('Retry');
    await vi.waitFor(() => expect(sent).toEqual([{ change: 'cache' }]));
  });

  test('that may not store the key of a guest says so, and sends nothing', async () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    app.refuse('storage', 'STORAGE_PERMISSION_REQUIRED');
    show(Guest);
    await press('Continue as a guest');
    await says('Storage permission required.');
    expect(submit).not.toHaveBeenCalled();
    app.obey();
    await press('Retry');
    await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce());
    const key = document.querySelector<HTMLInputElement>('input[name="guestKey"]')?.value;
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(app.storage.get('guestKey')).toBe(key);
    submit.mockRestore();
  });
});

describe('the store of the app', () => {
  test('that fails: “Purchase failed.”, and “Retry” opens it again', async () => {
    atStore = { refusal: 'FAILED' };
    show(Store);
    await says('Purchase failed.');
    const before = countOf('purchase');
    atStore = { state: 'purchased', proof: 'signed' };
    await press('Retry');
    await vi.waitFor(() => expect(sent).toMatchObject([{ proved: 'order-0001', proof: 'signed' }]));
    expect(countOf('purchase')).toBe(before + 1);
  });

  test('that does not have the pack: “Product not found.”', async () => {
    atStore = { refusal: 'PRODUCT_NOT_FOUND' };
    show(Store);
    await says('Product not found.');
    expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain('Retry');
  });

  test('that waits for approval: “Purchase pending.”; a token it has already is shown to the server', async () => {
    atStore = { state: 'pending', proof: null };
    show(Store);
    await says('Purchase pending.');
    expect(sent).toEqual([]);
    root?.unmount();
    atStore = { state: 'pending', proof: 'token' };
    show(Store);
    await vi.waitFor(() => expect(sent).toMatchObject([{ proved: 'order-0001', proof: 'token' }]));
  });

  test('whose sheet was closed gives the order up', async () => {
    atStore = { state: 'cancelled' };
    show(Store);
    await vi.waitFor(() => expect(sent).toMatchObject([{ giveUp: 'order-0001' }]));
  });

  test('whose proof the server does not take: the same proof is shown again, and nothing is bought twice', async () => {
    atStore = { state: 'purchased', proof: 'signed' };
    answered = { values: {}, fields: {}, text: 'no', code: 'SERVICE_UNAVAILABLE' };
    show(Store);
    await says('Purchase failed.');
    const before = countOf('purchase');
    await press('Retry');
    await vi.waitFor(() => expect(sent.map(({ proof }) => proof)).toEqual(['signed', 'signed']));
    expect(countOf('purchase')).toBe(before);
  });
});

test('a press of back closes what lies over the page, and then stays at the root', async () => {
  const Covered = () => {
    const [isOpen, setOpen] = useState(true);
    useBackLayer('modal', isOpen, () => setOpen(false));
    return (
      <>
        <p>{isOpen ? 'covered' : 'free'}</p>
        <Connection />
      </>
    );
  };
  const before = countOf('ready');
  show(Covered);
  await vi.waitFor(() => expect(countOf('ready')).toBeGreaterThan(before));
  const outcomes = () => app.heard.filter(({ call }) => call === 'backDone').map(({ data }) => data);
  app.tell('back', {});
  await says('free');
  await vi.waitFor(() => expect(outcomes()).toEqual([{ outcome: 'closed' }]));
  app.tell('back', {});
  await vi.waitFor(() => expect(outcomes()).toEqual([{ outcome: 'closed' }, { outcome: 'root' }]));
});

test('the push token goes to who wants it', async () => {
  const taken: PushToken[] = [];
  show(() => (
    <AppConnection
      app={{ isSimulated: false, texts: packTexts(Object.entries(texts)) }}
      pushToken={{ take: (token) => taken.push(token) }}
    />
  ));
  await vi.waitFor(() => expect(taken).toContainEqual({ token: 'fake-push-token', service: 'FCM' }));
});

test('a pulled page loads its data again, and then says so', async () => {
  const before = { ready: countOf('ready'), done: countOf('refreshDone') };
  show(Connection);
  await vi.waitFor(() => expect(countOf('ready')).toBeGreaterThan(before.ready));
  app.tell('refresh', {});
  await vi.waitFor(() => expect(countOf('refreshDone')).toBe(before.done + 1));
});

test('a press of the heart moves the phone', async () => {
  show(
    () => (
      <FavouriteForm seriesAlias="salt-crown" isOn={false} page="/detail/salt-crown">
        {(heart) => <FavouriteButton {...heart} />}
      </FavouriteForm>
    ),
    { sessionStatus: 'authenticated' },
  );
  await press('Follow for new episodes');
  await vi.waitFor(() => expect(app.heard).toContainEqual({ call: 'haptic', data: { kind: 'press' } }));
});
