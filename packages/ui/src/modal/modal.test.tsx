// @vitest-environment jsdom
import { MODAL_STYLES, type ModalStyle, modalLayer } from '@longstrip/core';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Modal, preloadModal } from './modal.tsx';

let root: Root;
const onClose = vi.fn();

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await preloadModal('Default');
  await preloadModal('Bottom');
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  onClose.mockReset();
  vi.unstubAllGlobals();
});

/** Opens a modal and returns its dialog. */
async function open(
  style: ModalStyle,
  more: { closesOnOutsidePress?: boolean; kicker?: string } = {},
): Promise<HTMLElement | null> {
  await act(async () =>
    root.render(
      <Modal isOpen onClose={onClose} style={style} title="Age check" closeLabel="Close" {...more}>
        <p>Are you 18 or older?</p>
      </Modal>,
    ),
  );
  return document.querySelector<HTMLElement>('[role="dialog"]');
}

/** A press of the pointer somewhere on the page. */
async function press(target: Element | null): Promise<void> {
  await act(async () => {
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      target?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button: 0 }));
  });
}

describe('a modal', () => {
  it.each(MODAL_STYLES)('of the style %s is a dialog with its name and its place', async (style) => {
    const dialog = await open(style);
    const name = document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '');
    expect([name?.textContent, dialog?.textContent?.includes('Are you 18 or older?')]).toEqual(['Age check', true]);
    expect(dialog?.parentElement?.style.zIndex).toBe(String(modalLayer(style, 0)));
  });

  it.each(MODAL_STYLES)('of the style %s closes by its own button', async (style) => {
    const dialog = await open(style);
    await press(dialog?.querySelector('[aria-label="Close"]') ?? null);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('has its kicker above the heading', async () => {
    await preloadModal('MainPopup');
    expect((await open('MainPopup', { kicker: 'This week' }))?.textContent).toMatch(/^This week\s*Age check/);
  });

  it.each([
    ['MainPopup', 'dialog'],
    ['Default', null],
  ] as const)('of the style %s takes the focus: itself, or its first control', async (style, role) => {
    await preloadModal(style);
    const dialog = await open(style);
    await vi.waitFor(() => expect(dialog?.contains(document.activeElement)).toBe(true));
    expect(document.activeElement?.getAttribute('role') ?? null).toBe(role);
  });

  it.each(MODAL_STYLES)('of the style %s gives the focus back to what opened it', async (style) => {
    await preloadModal(style);
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    const dialog = await open(style);
    await vi.waitFor(() => expect(dialog?.contains(document.activeElement)).toBe(true));
    await act(async () =>
      root.render(
        <Modal isOpen={false} onClose={onClose} style={style} title="Age check" closeLabel="Close">
          <p>Are you 18 or older?</p>
        </Modal>,
      ),
    );
    await vi.waitFor(() => expect(document.activeElement).toBe(opener));
    await vi.waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  });

  it('closes at a press beside it, unless it is a question that must be answered', async () => {
    await open('Default');
    await press(document.querySelector('.modal-scrim'));
    expect(onClose).toHaveBeenCalledOnce();
    await open('Default', { closesOnOutsidePress: false });
    await press(document.querySelector('.modal-scrim'));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
