import { describe, expect, it } from 'vitest';
import {
  type BackLayer,
  closeLayer,
  createBackHistory,
  decideBack,
  type HistoryWindow,
  openLayer,
} from './back-history.ts';

/** The part of a browser's history that matters here: entries, a position, and an event for each step. */
class FakeBrowser implements HistoryWindow {
  entries: unknown[] = [{ idx: 0 }];
  position = 0;
  routerEvents: unknown[] = [];
  #listeners = new Set<(event: PopStateEvent) => void>();

  history = {
    get state(): unknown {
      return undefined;
    },
    pushState: (state: unknown) => {
      this.entries = [...this.entries.slice(0, this.position + 1), state];
      this.position += 1;
    },
    replaceState: (state: unknown) => {
      this.entries[this.position] = state;
    },
    back: () => this.step(-1),
  };

  constructor() {
    Object.defineProperty(this.history, 'state', { get: () => this.entries[this.position] });
  }

  /** The router opens a page. */
  push(state: unknown) {
    this.history.pushState(state);
  }

  /** A step back (−1) or forward (1), by the reader or by the history. The router gets every event that was not stopped. */
  step(by: number) {
    this.position += by;
    let isStopped = false;
    const event = Object.assign(new Event('popstate'), {
      state: this.entries[this.position],
      hasUAVisualTransition: false,
    });
    event.stopImmediatePropagation = () => {
      isStopped = true;
    };
    for (const listener of this.#listeners) listener(event);
    if (!isStopped) this.routerEvents.push(event.state);
  }

  addEventListener(_type: 'popstate', listener: (event: PopStateEvent) => void) {
    this.#listeners.add(listener);
  }
}

function openBrowser() {
  const browser = new FakeBrowser();
  const closed: string[] = [];
  const back = createBackHistory(browser);
  const open = (name: string, kind: 'modal' | 'slide' = 'modal') => back.open(kind, () => closed.push(name));
  return { browser, back, closed, open };
}

describe('layers and the browser', () => {
  it('closes the layer on the reader’s back, and the router hears nothing', () => {
    const { browser, closed, open } = openBrowser();
    open('sheet');
    browser.step(-1);
    expect(closed).toEqual(['sheet']);
    expect(browser.position).toBe(0);
    expect(browser.routerEvents).toEqual([]);
  });

  it('closes one layer a press, the latest first', () => {
    const { browser, closed, open } = openBrowser();
    open('sheet');
    open('card');
    browser.step(-1);
    browser.step(-1);
    expect(closed).toEqual(['card', 'sheet']);
  });

  it('takes its own entry off when the layer closes by a button, without calling close again', () => {
    const { browser, closed, open } = openBrowser();
    const done = open('sheet');
    done();
    expect(browser.position).toBe(0);
    expect(closed).toEqual([]);
    expect(browser.routerEvents).toEqual([]);
  });

  it('lets the router have a back when nothing is open', () => {
    const { browser } = openBrowser();
    browser.push({ idx: 1 });
    browser.step(-1);
    expect(browser.routerEvents).toEqual([{ idx: 0 }]);
  });

  it('carries the router’s state on its entry', () => {
    const { browser, open } = openBrowser();
    open('sheet');
    expect(browser.history.state).toMatchObject({ idx: 0 });
  });

  it('gives its entry to the page that a layer ends in: one step back from there is the page below', () => {
    const { browser, closed, open } = openBrowser();
    const done = open('sheet');
    browser.push({ idx: 1 });
    expect(browser.entries).toEqual([{ idx: 0 }, { idx: 1 }]);
    expect(browser.position).toBe(1);
    browser.step(-1);
    done();
    expect(browser.position).toBe(0);
    browser.step(1);
    expect(browser.routerEvents).toEqual([{ idx: 0 }, { idx: 1 }]);
    expect(closed).toEqual([]);
  });

  it('steps over the entry of a layer further below when two end in a navigation', () => {
    const { browser, open } = openBrowser();
    open('sheet');
    open('card');
    browser.push({ idx: 1 });
    browser.step(-1);
    expect(browser.position).toBe(0);
    expect(browser.routerEvents).toEqual([{ idx: 0 }]);
  });

  it('answers the app’s back button: closed, then stay at the root, else leave', () => {
    const { browser, back, closed, open } = openBrowser();
    open('slide', 'slide');
    expect([back.back(true), back.back(true), back.back(false)]).toEqual(['closed', 'stay', 'leave']);
    expect(closed).toEqual(['slide']);
    expect(browser.position).toBe(0);
  });
});

const slide: BackLayer = { id: 'slide', kind: 'slide' };
const sheet: BackLayer = { id: 'sheet', kind: 'modal' };
const card: BackLayer = { id: 'card', kind: 'modal' };

describe('one press of back', () => {
  it.each([
    ['the modal opened last', [sheet, card], false, { kind: 'close', id: 'card' }],
    ['the modal before the slide, even if the slide came later', [sheet, slide], false, { kind: 'close', id: 'sheet' }],
    ['the slide when no modal is open', [slide], false, { kind: 'close', id: 'slide' }],
    ['a modal at the root too', [sheet], true, { kind: 'close', id: 'sheet' }],
    ['nothing: it leaves the page', [], false, { kind: 'leave' }],
    ['nothing: it stays at the root', [], true, { kind: 'stay' }],
  ] as const)('closes %s', (_, layers, isRoot, step) => {
    expect(decideBack(layers, isRoot)).toEqual(step);
  });
});

describe('the stack of layers', () => {
  it('keeps the place of a layer that opens twice', () => {
    expect(openLayer([sheet, card], sheet)).toEqual([sheet, card]);
  });

  it('loses a layer from the middle', () => {
    expect(closeLayer([slide, sheet, card], 'sheet')).toEqual([slide, card]);
  });
});
