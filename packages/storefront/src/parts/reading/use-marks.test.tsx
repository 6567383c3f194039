// @vitest-environment jsdom
import { getPlatform } from '@longstrip/platform-config';
import { createRemixStub } from '@remix-run/testing';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storySiteData } from '../../testing/story-site.tsx';
import { browserMarks } from './marks-store.ts';
import { type Marks, useMarks } from './use-marks.ts';

const NAMES = { seriesTitle: 'Salt Crown', language: 'en', episodeTitle: 'Ep. 1' };
const BOOKMARK = { kind: 'BOOKMARK', startAnchor: 'p2@0.5', pageOrderNo: 2 } as const;

let root: Root;
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** A viewer of an episode, for a guest or a signed-in reader. */
async function open(sessionStatus: 'authenticated' | 'unauthenticated'): Promise<() => Marks> {
  const site = { ...storySiteData(getPlatform('bom-us'), 'en-US'), sessionStatus };
  let marks: Marks | null = null;
  function Viewer() {
    marks = useMarks('salt-crown', 'ep-1', NAMES);
    return null;
  }
  const Stub = createRemixStub([{ id: 'root', path: '/', Component: Viewer, loader: () => site }]);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Stub hydrationData={{ loaderData: { root: site } }} />));
  return () => {
    if (marks === null) throw new Error('the viewer is not there');
    return marks;
  };
}

test('a guest’s marks are in the browser, of this episode alone, in the order of its pages', async () => {
  const marks = await open('unauthenticated');
  let id = '';
  await act(async () => {
    marks().add({ ...BOOKMARK, startAnchor: 'p9@0', pageOrderNo: 9 });
    id = marks().add(BOOKMARK);
  });
  const [other] = browserMarks('bom-us').get();
  await act(async () => {
    if (other !== undefined)
      browserMarks('bom-us').put({ ...other, id: 'x', episode: { alias: 'ep-2', title: 'Ep. 2' } });
    const [mark] = browserMarks('bom-us')
      .get()
      .filter((one) => one.id === id);
    if (mark !== undefined) await marks().change(mark, { note: 'Here' });
  });
  expect(marks().marks.map(({ pageOrderNo, note }) => [pageOrderNo, note])).toEqual([
    [2, 'Here'],
    [9, ''],
  ]);
  expect(marks().marks[0]).toMatchObject({ series: { title: 'Salt Crown' }, episode: { title: 'Ep. 1' } });
  await act(async () => marks().remove(id));
  expect(marks().marks.map(({ pageOrderNo }) => pageOrderNo)).toEqual([9]);
});

test('a signed-in reader’s marks are the server’s; a refused one is undone and says why', async () => {
  const asked: string[] = [];
  let status = 204;
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    asked.push(`${address} ${body ?? ''}`);
    return body === undefined ? Response.json({ marks: [] }) : new Response(null, { status });
  });
  const marks = await open('authenticated');
  await act(async () => void marks().add(BOOKMARK));
  expect(marks().marks).toHaveLength(1);
  status = 409;
  await act(async () => void marks().add(BOOKMARK));
  expect([marks().marks.length, marks().failed]).toEqual([1, 'limit']);
  expect(asked[0]).toBe('/_/marks?series=salt-crown&episode=ep-1 ');
  expect(asked[1]).toContain('"contentsAlias":"salt-crown","episodeAlias":"ep-1"');
});
