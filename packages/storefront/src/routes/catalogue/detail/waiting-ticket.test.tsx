// @vitest-environment jsdom
import { createRemixStub } from '@remix-run/testing';
import { act, Profiler } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatCountdown, WaitingTicket } from './waiting-ticket.tsx';

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a countdown counts by itself: the page around it is not rendered again', async () => {
  let pageRenders = 0;
  let ticketCommits = 0;
  const Page = () => {
    pageRenders += 1;
    return (
      <Profiler id="ticket" onRender={() => (ticketCommits += 1)}>
        <WaitingTicket title="Ticket" note="One a day" label="Ready in" readyAtMs={60_000} nowMs={0} />
      </Profiler>
    );
  };
  const Stub = createRemixStub([{ path: '/', Component: Page }]);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Stub />));
  const before = { pageRenders, ticketCommits };
  for (let second = 0; second < 5; second += 1) await act(async () => vi.advanceTimersByTime(1000));
  expect(document.querySelector('[role="timer"]')?.textContent).toBe('00:00:55');
  expect(ticketCommits - before.ticketCommits).toBe(5);
  expect(pageRenders).toBe(before.pageRenders);
});

test.each([
  [0, '00:00:00'],
  [1, '00:00:01'],
  [59_000, '00:00:59'],
  [3_600_000, '01:00:00'],
  [18_753_000, '05:12:33'],
  [604_800_000, '168:00:00'],
  [-5, '00:00:00'],
])('%i ms are written %s', (leftMs, text) => {
  expect(formatCountdown(leftMs)).toBe(text);
});
