// @vitest-environment jsdom
import { loadMessages, loadServerMessages } from '@longstrip/messages';
import { getPlatform } from '@longstrip/platform-config';
import { BackStackProvider, ToastProvider } from '@longstrip/ui';
import { createRemixStub } from '@remix-run/testing';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from '../../../i18n/create-i18n.ts';
import { packTexts } from '../../../i18n/packed-texts.ts';
import { PageTexts } from '../../../i18n/page-texts.tsx';
import { storyComments } from '../../../testing/story-comments.ts';
import { storySiteData } from '../../../testing/story-site.tsx';
import { CommentItem } from './comment-item.tsx';
import type { CommentModel } from './comments.server.ts';
import { UNDO_MS } from './late-deletion.tsx';

const texts = { ...(await loadMessages('en-US')), ...(await loadServerMessages('en-US')) };
const site = storySiteData(getPlatform('beltoon-jp'), 'en-US');
const { view } = storyComments();
const own = ownComment();

function ownComment(): CommentModel {
  const found = view.kind === 'episode' ? view.rows.find(({ isMine }) => isMine) : undefined;
  if (found === undefined) throw new Error('There is no own comment');
  return found;
}

let root: Root;
let submitted: unknown[];
let left: unknown[];
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  submitted = [];
  left = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: URLSearchParams }) => {
    left.push(Object.fromEntries(body));
    return new Response();
  });
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const buttonOf = (name: string) => [...document.querySelectorAll('button')].find((each) => each.textContent === name);
const article = () => document.querySelector<HTMLElement>('article > div:last-child');

/** Shows an own comment, and presses Delete. */
async function pressDelete() {
  const Page = () => (
    <ToastProvider label="Notifications">
      <BackStackProvider>
        <PageTexts texts={packTexts(Object.entries(texts))}>
          <CommentItem comment={own} address="/comment" />
        </PageTexts>
      </BackStackProvider>
    </ToastProvider>
  );
  const action = async ({ request }: { request: Request }) => {
    submitted.push(Object.fromEntries(await request.formData()));
    return null;
  };
  const Stub = createRemixStub([
    { id: 'root', path: '/', Component: Page, loader: () => site },
    { id: 'comments', path: '/comment', action, loader: () => null, Component: () => null },
  ]);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <I18nextProvider i18n={createI18n('en-US', texts)}>
        <Stub hydrationData={{ loaderData: { root: site } }} />
      </I18nextProvider>,
    ),
  );
  await act(async () => buttonOf('Delete')?.click());
}

const DELETION = { act: 'delete', commentId: String(own.id) };
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

test('a deleted comment is hidden at once, and stays if that is undone', async () => {
  await pressDelete();
  expect(article()?.hidden).toBe(true);
  expect(document.activeElement).toBe(buttonOf('Undo'));
  await act(async () => buttonOf('Undo')?.click());
  expect(article()?.hidden).toBe(false);
  expect(document.activeElement?.tagName).toBe('SUMMARY');
  await pass(2 * UNDO_MS);
  expect([submitted, left]).toEqual([[], []]);
});

test('it is deleted when the time to undo has passed', async () => {
  await pressDelete();
  await pass(UNDO_MS - 1);
  expect(submitted).toEqual([]);
  await pass(1);
  await vi.waitFor(() => expect(submitted).toEqual([DELETION]));
});

test('a reader who leaves the page earlier has deleted it', async () => {
  await pressDelete();
  window.dispatchEvent(new Event('pagehide'));
  expect(left).toEqual([DELETION]);
  await act(async () => root.render(null));
  expect([submitted, left]).toEqual([[], [DELETION]]);
});
