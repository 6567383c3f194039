// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { Checkbox } from './checkbox.tsx';

it('keeps its tick when what was wrong goes', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Checkbox label="I agree" error="Please tick this." />));
  const box = document.querySelector('input');
  box?.click();
  await act(async () => root.render(<Checkbox label="I agree" />));
  expect(document.querySelector('[role="alert"]')).toBeNull();
  expect([document.querySelector('input'), box?.checked]).toEqual([box, true]);
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
