import * as v from 'valibot';
import type { AppTransport } from './app-bridge.ts';
import type { CallAnswer, CallData } from './bridge-contract.ts';
import { createFakeApp, type FakeApp, type FakeRefusal } from './fake-app.ts';

declare global {
  interface Window {
    /** The app simulator, for use in the browser’s console. */
    longstripAppSimulator?: FakeApp;
  }
}

/** The storage of the simulated app. As on a phone, it is still there after the page is closed. */
const STORAGE_KEY = 'longstrip-app-simulator';
const FAKE_STORE_PATH = '/_/fake-store';
const ProofSchema = v.object({ proof: v.string() });

/**
 * Simulates the native app in a browser, in demo mode: its store's sheet is a dialog, and purchases are those of the
 * sandbox.
 */
export function startAppSimulator(): AppTransport {
  const app = createFakeApp({ version: '1.0.0 (demo)', storage: savedStorage(), purchase: buyInDialog });
  window.longstripAppSimulator = app;
  return app.transport;
}

function savedStorage(): Map<string, string> {
  const saved = v.safeParse(v.record(v.string(), v.string()), JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}'));
  const storage = new Map(saved.success ? Object.entries(saved.output) : []);
  const keep = () => localStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(storage)));
  const set = storage.set.bind(storage);
  const remove = storage.delete.bind(storage);
  storage.set = (key, value) => {
    set(key, value);
    keep();
    return storage;
  };
  storage.delete = (key) => {
    const wasThere = remove(key);
    keep();
    return wasThere;
  };
  return storage;
}

/** Choices in the sheet of the fake store; in English, as in all tools of the demo. */
const CHOICES = {
  buy: 'Buy',
  pending: 'Buy, and pay later',
  cancelled: 'Cancel',
  unknown: 'The store does not know it',
  failed: 'The purchase fails',
} as const;
type Choice = keyof typeof CHOICES;

async function buyInDialog(asked: CallData<'purchase'>): Promise<CallAnswer<'purchase'> | FakeRefusal> {
  const choice = await choose(asked.productId);
  if (choice === 'unknown') return { refusal: 'PRODUCT_NOT_FOUND' };
  if (choice === 'failed') return { refusal: 'FAILED' };
  if (choice === 'cancelled') return { state: 'cancelled' };
  const isPending = choice === 'pending';
  // Apple signs nothing before a purchase is approved.
  if (isPending && asked.store === 'apple') return { state: 'pending', proof: null };
  const answer = await fetch(FAKE_STORE_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...asked, isPending }),
  });
  const bought = v.safeParse(ProofSchema, answer.ok ? await answer.json() : null);
  if (!bought.success) return { refusal: 'FAILED' };
  return { state: isPending ? 'pending' : 'purchased', proof: bought.output.proof };
}

function choose(productId: string): Promise<Choice> {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', 'Fake store');
  dialog.lang = 'en';
  dialog.dir = 'ltr';
  dialog.className = 'm-auto w-80 rounded-card bg-surface p-4 text-fg backdrop:bg-scrim';
  const title = document.createElement('p');
  title.textContent = productId;
  title.className = 'mb-2 text-14 text-fg-2 wrap-anywhere';
  dialog.append(title);
  document.body.append(dialog);
  return new Promise((resolve) => {
    const end = (choice: Choice) => {
      dialog.close();
      dialog.remove();
      resolve(choice);
    };
    for (const choice of Object.keys(CHOICES).filter(isChoice)) {
      const button = document.createElement('button');
      button.textContent = CHOICES[choice];
      button.className = 'mt-2 block min-h-12 w-full rounded-card border border-line-strong px-3 font-strong';
      button.addEventListener('click', () => end(choice));
      dialog.append(button);
    }
    dialog.addEventListener('cancel', () => end('cancelled'));
    dialog.showModal();
  });
}

function isChoice(text: string): text is Choice {
  return Object.hasOwn(CHOICES, text);
}
