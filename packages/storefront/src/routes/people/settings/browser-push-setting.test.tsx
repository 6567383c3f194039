// @vitest-environment jsdom
import { createHash, webcrypto } from 'node:crypto';
import { loadMessages, loadServerMessages } from '@longstrip/messages';
import { getPlatform } from '@longstrip/platform-config';
import { useLoaderData } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from '../../../i18n/create-i18n.ts';
import { packTexts } from '../../../i18n/packed-texts.ts';
import { PageTexts } from '../../../i18n/page-texts.tsx';
import { storySiteData } from '../../../testing/story-site.tsx';
import { BrowserPushSetting } from './browser-push-setting.tsx';

const ENDPOINT = 'https://push.example/1';
const ID = createHash('sha256').update(ENDPOINT).digest('base64url');
const KEY = Buffer.from('the public key of the store').toString('base64url');

let texts: Record<string, string>;
let root: Root | null = null;
let sent: Record<string, string>[] = [];
let subscriptionIds: string[] = [];
let answered: { status: number; text: string | null } = { status: 200, text: null };

/** A fake browser with push messages: what its reader answers, and with which key it is subscribed. */
const browser = {
  permission: 'default',
  answers: 'granted',
  asked: 0,
  isOffline: false,
  key: null as Uint8Array<ArrayBuffer> | null,
};
const subscription = () =>
  browser.key === null
    ? null
    : {
        endpoint: ENDPOINT,
        options: { applicationServerKey: browser.key.buffer },
        toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'point', auth: 'secret' } }),
        unsubscribe: async () => {
          browser.key = null;
          return true;
        },
      };
const registration = {
  pushManager: {
    getSubscription: async () => subscription(),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
      if (browser.isOffline) throw new DOMException('push service error', 'AbortError');
      if (browser.key !== null) throw new DOMException('another key', 'InvalidStateError');
      browser.key = applicationServerKey;
      return subscription();
    },
  },
};

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  vi.stubGlobal('crypto', webcrypto);
  texts = { ...(await loadMessages('en-US')), ...(await loadServerMessages('en-US')) };
});
beforeEach(() => {
  Object.assign(browser, { permission: 'default', answers: 'granted', asked: 0, isOffline: false, key: null });
  Object.assign(window, {
    PushManager: class {},
    Notification: {
      get permission() {
        return browser.permission;
      },
      requestPermission: async () => {
        browser.asked += 1;
        browser.permission = browser.answers;
        return browser.permission;
      },
    },
  });
  vi.stubGlobal('Notification', Reflect.get(window, 'Notification'));
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async () => registration,
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
  });
  sent = [];
  subscriptionIds = [];
  answered = { status: 200, text: null };
});
afterEach(() => {
  root?.unmount();
  root = null;
  document.body.innerHTML = '';
});

function Page() {
  const { ids } = useLoaderData<{ ids: string[] }>();
  return (
    <PageTexts texts={packTexts(Object.entries(texts))}>
      <BrowserPushSetting offer={{ publicKey: KEY, subscriptionIds: ids }} />
    </PageTexts>
  );
}

function show(): void {
  const Stub = createRemixStub([
    {
      id: 'root',
      path: '*',
      loader: () => ({ ...storySiteData(getPlatform('bom-us'), 'en-US'), ids: [...subscriptionIds] }),
      action: async ({ request }) => {
        const fields = Object.fromEntries(
          [...(await request.formData())].map(([name, value]) => [name, String(value)]),
        );
        sent.push(fields);
        if (answered.text === null) subscriptionIds = fields.change === 'pushOn' ? [ID] : [];
        return { values: {}, fields: {}, text: answered.text, code: null };
      },
      Component: Page,
    },
  ]);
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  const site = { ...storySiteData(getPlatform('bom-us'), 'en-US'), ids: [...subscriptionIds] };
  root.render(
    <I18nextProvider i18n={createI18n('en-US', texts)}>
      <Stub initialEntries={['/setting']} hydrationData={{ loaderData: { root: site } }} />
    </I18nextProvider>,
  );
}

const says = (key: string) => vi.waitFor(() => expect(document.body.textContent).toContain(texts[key]));
const button = () => document.querySelector('button');
const press = async (key: string) => {
  await vi.waitFor(() => expect(button()?.textContent).toContain(texts[key]));
  button()?.click();
};

test('a browser without push messages says so, and has no button', async () => {
  Reflect.deleteProperty(window, 'PushManager');
  show();
  await says('account.pushBrowserNone');
  expect(button()).toBeNull();
});

test('a browser that blocks the site says so, and has no button', async () => {
  browser.permission = 'denied';
  show();
  await says('account.pushBrowserBlocked');
  expect(button()).toBeNull();
});

test('nothing is asked before the tap; then the store is notified, and the browser is on', async () => {
  show();
  await says('account.pushBrowserOff');
  expect(browser.asked).toBe(0);
  await press('account.pushTurnOn');
  await says('account.pushBrowserOn');
  expect(browser.asked).toBe(1);
  expect(sent).toEqual([{ change: 'pushOn', endpoint: ENDPOINT, p256dh: 'point', auth: 'secret' }]);
  expect(Buffer.from(browser.key ?? []).toString()).toBe('the public key of the store');
});

test('a browser that is on is turned off, here and at the store', async () => {
  browser.key = Uint8Array.from(Buffer.from(KEY, 'base64url'));
  subscriptionIds = [ID];
  show();
  await says('account.pushBrowserOn');
  await press('account.pushTurnOff');
  await says('account.pushBrowserOff');
  expect(sent).toEqual([{ change: 'pushOff', subscriptionId: ID }]);
  expect(browser.key).toBeNull();
});

test('a subscription that the store does not know is off', async () => {
  browser.key = Uint8Array.from(Buffer.from(KEY, 'base64url'));
  show();
  await says('account.pushBrowserOff');
});

test('a subscription with a former key of the store is made anew', async () => {
  browser.key = Uint8Array.from(Buffer.from('a former key'));
  show();
  await press('account.pushTurnOn');
  await says('account.pushBrowserOn');
  expect(Buffer.from(browser.key ?? []).toString()).toBe('the public key of the store');
});

test('a reader who refuses sees how to allow it', async () => {
  browser.answers = 'denied';
  show();
  await press('account.pushTurnOn');
  await says('account.pushBrowserBlocked');
  expect(sent).toEqual([]);
});

test('a reader who closes the question may be asked again', async () => {
  browser.answers = 'default';
  show();
  await press('account.pushTurnOn');
  await vi.waitFor(() => expect(browser.asked).toBe(1));
  await press('account.pushTurnOn');
  await vi.waitFor(() => expect(browser.asked).toBe(2));
  expect(sent).toEqual([]);
});

test('a push service that cannot be reached is a fault that can be tried again', async () => {
  browser.isOffline = true;
  show();
  await press('account.pushTurnOn');
  await says('account.pushFailed');
  browser.isOffline = false;
  await press('account.pushTurnOn');
  await says('account.pushBrowserOn');
});

test('what the store refuses is said', async () => {
  answered = { status: 422, text: 'The store refuses this.' };
  show();
  await press('account.pushTurnOn');
  await vi.waitFor(() => expect(document.body.textContent).toContain('The store refuses this.'));
  await says('account.pushBrowserOff');
});
