// @vitest-environment jsdom

import type { MarkItem } from '@longstrip/api-contract';
import { getPlatform } from '@longstrip/platform-config';
import { preloadModal, ToastProvider } from '@longstrip/ui';
import { createRemixStub } from '@remix-run/testing';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addViewerNovelTexts, loadI18n } from '../../../../../i18n/create-i18n.ts';
import { type Marks, useMarks } from '../../../../../parts/reading/use-marks.ts';
import { storySiteData } from '../../../../../testing/story-site.tsx';
import { useNovelStore } from '../novel-store.ts';
import { mapText } from '../text/text-map.ts';
import { MarksLayer } from './marks-layer.tsx';

// Loaded before, so that the sheet is there when it opens.
await Promise.all([preloadModal('Bottom'), import('./note-sheet.tsx'), addViewerNovelTexts('en-US')]);

const STORED: MarkItem = {
  ...{ id: 'stored', kind: 'HIGHLIGHT', startAnchor: 't1.0.0:0', endAnchor: 't1.0.0:8', quote: 'The lamp' },
  ...{ note: 'Old', colour: 'YELLOW', pageOrderNo: 0, createdAt: 1, updatedAt: 1 },
  series: { alias: 'salt-crown', title: 'Salt Crown', language: 'en' },
  episode: { alias: 'ep-1', title: 'Ep. 1' },
};

let root: Root;
let marks: Marks;
/** Notes that have come to the site. */
let notes: string[];
let isReachable: boolean;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  notes = [];
  isReachable = true;
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit = {}) => {
    if (!isReachable) throw new TypeError('Failed to fetch');
    if (body === undefined) return Response.json({ marks: [STORED] });
    notes.push(JSON.parse(String(body)).mark.note);
    return new Response(null, { status: 204 });
  });
  const article = document.body.appendChild(document.createElement('article'));
  article.innerHTML = '<section data-page="1"><p>The lamp was lit.</p></section>';
  const map = mapText(article);
  function Layer() {
    marks = useMarks('salt-crown', 'ep-1');
    return <MarksLayer map={map} marks={marks} theme={undefined} canReadAloud={false} />;
  }
  const Component = () => (
    <ToastProvider label="Notifications">
      <Layer />
    </ToastProvider>
  );
  const site = { ...storySiteData(getPlatform('bom-us'), 'en-US'), sessionStatus: 'authenticated' } as const;
  const Stub = createRemixStub([{ id: 'root', path: '/', Component, loader: () => site }]);
  const i18n = await loadI18n('en-US');
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <Stub hydrationData={{ loaderData: { root: site } }} />
      </I18nextProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const open = (markId: string) => act(async () => useNovelStore.getState().openMark?.(markId));
const noteField = () => document.querySelector<HTMLTextAreaElement>('[role="dialog"]:not([data-closed]) textarea');

async function write(note: string): Promise<void> {
  const field = noteField();
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, note);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function press(name: string): Promise<void> {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[role="dialog"] button')];
  const button = buttons.find((one) => [one.textContent, one.ariaLabel].includes(name));
  if (button === undefined) throw new Error(`no button is named ${name}`);
  await act(async () => button.click());
}

test('a note that cannot be sent stays in its sheet until it is stored', async () => {
  await open('stored');
  await write('Who was it?');
  isReachable = false;
  await press('Done');
  expect([noteField()?.value, marks.failed]).toEqual(['Who was it?', 'connection']);
  // The script of toasts loads with the first one.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await vi.waitFor(() => expect(document.body.textContent).toContain('Check your connection'));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  isReachable = true;
  await press('Done');
  expect([noteField(), notes, marks.marks[0]?.note]).toEqual([null, ['Who was it?'], 'Who was it?']);
});

test('a sheet is left without its note by a second press, and has it when it opens again', async () => {
  await open('stored');
  await write('Who was it?');
  isReachable = false;
  await press('Close');
  expect(noteField()?.value).toBe('Who was it?');
  await press('Close');
  expect([noteField(), marks.marks[0]?.note]).toEqual([null, 'Old']);
  await open('stored');
  expect(noteField()?.value).toBe('Who was it?');
});

test('the sheet of a highlight that is undone stays, and adds it again with its note', async () => {
  isReachable = false;
  let id = '';
  await act(async () => {
    id = marks.add({ ...STORED, quote: 'lamp' });
    useNovelStore.getState().openMark?.(id);
  });
  expect(marks.marks.map((mark) => mark.id)).toEqual(['stored']);
  await write('Lit by whom?');
  isReachable = true;
  await press('Done');
  expect([noteField(), notes]).toEqual([null, ['Lit by whom?']]);
  expect(marks.marks.map((mark) => mark.quote)).toEqual(['The lamp', 'lamp']);
});
