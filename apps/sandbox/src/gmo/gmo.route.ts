import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { createDeliveries } from '../check-out/deliveries.ts';
import { isNoticeFault } from '../check-out/payments.ts';
import { giveBack, gmoInterface } from './gmo-interface.ts';
import { gmoPayPage, gmoReturnPage, gmoTradesPage } from './gmo-pages.ts';
import {
  createGmoState,
  type GmoLink,
  type GmoState,
  type GmoTrade,
  gmoNoticeOf,
  gmoResultOf,
  japanTime,
  newGmoTrade,
} from './gmo-trades.ts';

export interface GmoOptions {
  baseUrl: string;
  /** The store’s address for result notifications; null: there is no store. */
  notifyUrl: string | null;
  isSiteAddress: (url: string) => boolean;
  nowMs: () => number;
  lateMs: number;
}

/** The store’s shop at the fake GMO, new in each run, as the api is configured for it. */
export interface SandboxGmo {
  shopId: string;
  shopPass: string;
  configId: string;
  apiUrl: string;
}

const NO_STORE = { 'cache-control': 'no-store' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const CARD_DECLINED = { code: 'G02', info: '42G020000' };

interface Parts {
  readonly books: GmoState;
  readonly shop: SandboxGmo;
  readonly nowMs: () => number;
  readonly tell: (trade: GmoTrade) => void;
}

/** The parts of GMO Payment Gateway’s Link Type Plus that a store uses: its interface, its page, its result notifications. */
export function gmoRoute({ baseUrl, notifyUrl, isSiteAddress, nowMs, lateMs }: GmoOptions): {
  app: Hono;
  shop: SandboxGmo;
} {
  const shop: SandboxGmo = {
    ...{ shopId: 'tshop00012345', configId: 'longstrip', apiUrl: baseUrl },
    shopPass: randomBytes(5).toString('hex'),
  };
  // GMO reads the answer’s body: 0 means accepted.
  const isTaken = async (answer: Response) => answer.ok && (await answer.text()).trim() === '0';
  const deliveries = createDeliveries({ url: notifyUrl, headersOf: () => FORM, lateMs, isTaken });
  const tell = (trade: GmoTrade) => {
    const other = gmoNoticeOf(trade, shop.shopId, trade.link.amount + 1);
    void deliveries.tell(gmoNoticeOf(trade, shop.shopId), other);
  };
  const books = createGmoState();
  const parts = { books, shop, nowMs, tell };
  const app = new Hono();
  app.route('/', gmoInterface({ baseUrl, shop, isSiteAddress, nowMs, tell }, books));
  app.use('/gmo/*', csrf());
  payPages(app, parts);
  app.get('/gmo', (c) => {
    const [links, trades] = [[...books.links.values()], [...books.trades.values()]];
    return c.html(gmoTradesPage(links, trades, deliveries.faults.current()), 200, NO_STORE);
  });
  app.post('/gmo/faults', async (c) => {
    const fault = String((await c.req.parseBody()).fault);
    if (!isNoticeFault(fault)) return c.text('There is no such fault.\n', 400);
    deliveries.faults.choose(fault);
    return c.redirect('/gmo', 303);
  });
  app.post('/gmo/trades/:id', async (c) => {
    const trade = books.trades.get(c.req.param('id'));
    const act = String((await c.req.parseBody()).act);
    if (trade === undefined || !happen(trade, act, nowMs())) return c.text('That cannot happen to it.\n', 400);
    tell(trade);
    return c.redirect('/gmo', 303);
  });
  return { app, shop };
}

function payPages(app: Hono, { books, shop, nowMs, tell }: Parts): void {
  const missing = (c: Context) => c.text('There is no such check-out, or its time is over.\n', 404);
  const leave = (c: Context, link: GmoLink, url: string, trade: GmoTrade | null) =>
    c.html(gmoReturnPage(url, gmoResultOf(link, trade, shop.shopPass)), 200, NO_STORE);
  const tradesOf = (link: GmoLink) => [...books.trades.values()].filter((trade) => trade.link === link);
  const doneOf = (link: GmoLink) => tradesOf(link).find(({ status }) => status !== 'UNPROCESSED');
  const find = (id: string): GmoLink | undefined => {
    const link = books.links.get(id);
    return link === undefined || (link.payableUntilMs < nowMs() && doneOf(link) === undefined) ? undefined : link;
  };
  const tradeOf = (link: GmoLink, payType: GmoTrade['payType']): GmoTrade => {
    const trade = tradesOf(link).find((known) => known.payType === payType) ?? newGmoTrade(link, payType, nowMs());
    books.trades.set(trade.accessId, trade);
    return trade;
  };
  app.get('/gmo/pay/:id', (c) => {
    const link = find(c.req.param('id'));
    if (link === undefined) return missing(c);
    const done = doneOf(link);
    if (done !== undefined) return leave(c, link, link.completeUrl, done);
    return c.html(gmoPayPage(link, c.req.query('declined') !== undefined), 200, NO_STORE);
  });
  app.post('/gmo/pay/:id', async (c) => {
    const link = find(c.req.param('id'));
    if (link === undefined) return missing(c);
    const done = doneOf(link);
    if (done !== undefined) return leave(c, link, link.completeUrl, done);
    const outcome = String((await c.req.parseBody()).outcome);
    if (outcome === 'cancelled') return leave(c, link, link.cancelUrl, null);
    if (outcome !== 'paid' && outcome !== 'declined' && outcome !== 'konbini')
      return c.text('There is no such outcome.\n', 400);
    const trade = tradeOf(link, outcome === 'konbini' ? '3' : '0');
    trade.processDate = japanTime(nowMs());
    trade.error = outcome === 'declined' ? CARD_DECLINED : null;
    if (outcome !== 'declined') trade.status = outcome === 'paid' ? 'CAPTURE' : 'REQSUCCESS';
    tell(trade);
    return outcome === 'declined'
      ? c.redirect(`/gmo/pay/${link.id}?declined=`, 303)
      : leave(c, link, link.completeUrl, trade);
  });
}

/** Changes a payment later; false: that cannot happen to it. */
function happen(trade: GmoTrade, act: string, nowMs: number): boolean {
  const { status } = trade;
  if (act === 'again') return status === 'CAPTURE' || status === 'PAYSUCCESS';
  if (status === 'CAPTURE' && act === 'refund') {
    giveBack(trade, nowMs);
    return true;
  }
  if (status !== 'REQSUCCESS' || (act !== 'pay' && act !== 'expire')) return false;
  trade.status = act === 'pay' ? 'PAYSUCCESS' : 'EXPIRED';
  trade.processDate = japanTime(nowMs);
  if (act === 'pay') trade.finishDate = trade.processDate;
  return true;
}
