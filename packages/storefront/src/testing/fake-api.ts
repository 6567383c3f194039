import { parseReaderView, REQUEST_HEADERS, type Series } from '@longstrip/api-contract';
import { createFakeAccounts, type FakeAccounts } from './fake-accounts.ts';
import { createFakeBenefits, type FakeBenefits } from './fake-benefits.ts';
import {
  fakeEpisode,
  fakePage,
  fakeSeries,
  fakeViewer,
  listItem,
  NOW_MS,
  PRICED,
  thumbnail,
} from './fake-catalogue.ts';
import { createFakeComments, type FakeComments } from './fake-comments.ts';
import { refusal, success } from './fake-envelope.ts';
import { createFakeEvents, type FakeEvents } from './fake-events.ts';
import { fakeLeases } from './fake-leases.ts';
import { createFakeLibrary, type FakeLibrary } from './fake-library.ts';
import { fakeList } from './fake-lists.ts';
import { type AnsweringPurchases, createFakePurchases, type FakePurchases } from './fake-purchases.ts';
import { fakeSearch } from './fake-search.ts';
import { createFakeShop, type FakeShop } from './fake-shop.ts';
import { createFakeSupport, type FakeSupport } from './fake-support.ts';
import { fakeText } from './fake-texts.ts';
import { fakeTransfer } from './fake-transfer.ts';

export * from './fake-catalogue.ts';

/** A request to the fake api. */
export interface Call {
  method: string;
  pathname: string;
  /** The query, with its question mark. */
  search: string;
  headers: Headers;
  body: string;
}

/** An api with three series that records its requests. */
export interface FakeApi {
  calls: Call[];
  accounts: FakeAccounts;
  library: FakeLibrary;
  shop: FakeShop;
  purchases: FakePurchases;
  benefits: FakeBenefits;
  events: FakeEvents;
  support: FakeSupport;
  comments: FakeComments;
  fetch(request: Request): Promise<Response>;
  /** Makes every request fail, as if there were no connection. */
  breakDown(): void;
  /** Empties the catalogue. */
  empty(): void;
  /** Fills the store with this many series, none of them for adults. */
  hold(count: number): void;
  change(facts: Partial<Series>): void;
  /** Makes requests fail if their path contains this. */
  breakList(part: string): void;
  /** Refuses adult series, even if a guest has confirmed their age. */
  refuseAdults(): void;
}

/** The series in the store. The last one is for adults. */
const SERIES = [
  fakeSeries(),
  fakeSeries({ id: 8, alias: 'moon-library', title: 'The Moon Library', type: 'NOVEL' }),
  fakeSeries({ id: 9, alias: 'night-only', title: 'Night Only', isAdult: true }),
];

export function createFakeApi(): FakeApi {
  const calls: Call[] = [];
  const accounts = createFakeAccounts(NOW_MS);
  const library = createFakeLibrary(NOW_MS, thumbnail('VERTICAL', 600, 800));
  const shop = createFakeShop();
  const purchases = createFakePurchases(NOW_MS);
  const benefits = createFakeBenefits(NOW_MS);
  const events = createFakeEvents(NOW_MS);
  const support = createFakeSupport(NOW_MS);
  const comments = createFakeComments(NOW_MS);
  let isDown = false;
  let isEmpty = false;
  let changed: Partial<Series> = {};
  let held = SERIES;
  let brokenPart: string | null = null;
  let refusesAdults = false;
  /** A reader comes with their wallet, or without one if it cannot be read. */
  async function readerWithWallet(call: Call): Promise<Response> {
    const account = accounts.answer({ ...call, pathname: '/user' }) ?? refusal('NOT_LOGIN_USER');
    const user = await account.clone().json();
    if (user.result !== 'SUCCESS') return account;
    const path = '/asset/wallet';
    const isBroken = brokenPart !== null && path.includes(brokenPart);
    const wallet = isBroken ? null : await shop.answer({ ...call, method: 'GET', pathname: path })?.json();
    return success({ user: user.data, wallet: wallet?.result === 'SUCCESS' ? wallet.data : null });
  }
  return {
    calls,
    accounts,
    library,
    shop,
    purchases,
    benefits,
    events,
    support,
    comments,
    breakDown: () => {
      isDown = true;
    },
    empty: () => {
      isEmpty = true;
    },
    hold: (count) => {
      held = Array.from({ length: count }, (_, index) => fakeSeries({ id: 100 + index, alias: `series-${index}` }));
    },
    change: (facts) => {
      changed = { ...changed, ...facts };
    },
    breakList: (part) => {
      brokenPart = part;
    },
    refuseAdults: () => {
      refusesAdults = true;
    },
    async fetch(request) {
      const { pathname, search, searchParams } = new URL(request.url);
      const call = { method: request.method, pathname, search, headers: request.headers, body: await request.text() };
      calls.push(call);
      if (isDown || (brokenPart !== null && pathname.includes(brokenPart))) throw new TypeError('fetch failed');
      const supportAnswer = accounts.isReader(call) ? (support.answer(call) ?? fakeTransfer(call)) : null;
      if (supportAnswer !== null) return supportAnswer;
      if (pathname === '/user/wallet') return readerWithWallet(call);
      const account = accounts.answer(call) ?? shop.answer(call);
      if (account !== null) return account;
      const own = library.answer(call) ?? fakeLeases(call, NOW_MS);
      if (own !== null) return own;
      const sold = purchases.answer(call) ?? openedEpisode(pathname, purchases);
      if (sold !== null) return sold;
      const benefit = accounts.isReader(call) ? (benefits.answer(call) ?? comments.answer(call)) : null;
      if (benefit !== null) return benefit;
      const event = events.answer(call, accounts.isReader(call));
      if (event !== null) return event;
      // A signed-in reader, or one whom the site reports as an adult, needs no parameter at the real api; a guest does.
      const isShown = accounts.seesAdult(call) || parseReaderView(call.headers.get(REQUEST_HEADERS.view))?.seesAdult;
      if (isShown) searchParams.set('isNotLoginAdult', 'true');
      if (refusesAdults) searchParams.delete('isNotLoginAdult');
      return answer(pathname, searchParams, isEmpty ? [] : held.map((series) => ({ ...series, ...changed })));
    },
  };
}

/** The second episode of Salt Crown, for a reader who has bought it. */
function openedEpisode(pathname: string, purchases: AnsweringPurchases): Response | null {
  const isIt = pathname === '/v2/contents/viewer/salt-crown/ep-2' && purchases.bought().includes('ep-2');
  return isIt ? success(fakeViewer({ episodeAlias: 'ep-2', title: 'Ep. 2', episode: fakeEpisode(2, PRICED) })) : null;
}

function answer(pathname: string, query: URLSearchParams, series: readonly Series[]): Response {
  if (pathname.startsWith('/api/balcony-api-v2/')) {
    return answer(pathname.replace('/api/balcony-api-v2', '/v2'), query, series);
  }
  if (pathname === '/_/health') return Response.json({ status: 'ok' });
  if (pathname === '/_/image') return new Response('a picture', { headers: { 'Content-Type': 'image/webp' } });
  const search = fakeSearch(pathname, query, series, listItem);
  if (search !== null) return search;
  const list = fakeList(pathname, query, series, listItem);
  if (list !== null) return list;
  if (pathname === '/v2/contents/tab/details') return success(series.slice(0, 1).map(listItem));
  const text = fakeText(pathname, query);
  if (text !== null) return text;
  const saysAdult = query.get('isNotLoginAdult') === 'true';
  const [, one, two] = /^\/v2\/contents\/viewer\/([^/]+)(?:\/([^/]+))?$/.exec(pathname) ?? [];
  if (one !== undefined) return two === undefined ? addressAnswer(one) : viewerAnswer(one, two, saysAdult);
  const [, asked] = /^\/v2\/contents\/([^/]+)$/.exec(pathname) ?? [];
  if (asked !== undefined) return seriesAnswer(asked, series, saysAdult);
  return Response.json({ result: 'ERROR', error: { code: 'NO_SUCH_ROUTE', message: '', detail: '' } }, { status: 404 });
}

function seriesAnswer(asked: string, series: readonly Series[], saysAdult: boolean): Response {
  const found = series.find(({ id, alias }) => alias === asked || String(id) === asked);
  if (found === undefined) return refusal('NOT_EXIST');
  return found.isAdult && !saysAdult ? refusal('ADULT_ONLY_CONTENTS') : success(found);
}

function addressAnswer(episodeId: string): Response {
  if (episodeId !== '101') return refusal('NOT_FOUND_EPISODE');
  return success({ contentId: 7, episodeId: 101, contentsAlias: 'salt-crown', episodeAlias: 'ep-1' });
}

function viewerAnswer(alias: string, episodeAlias: string, saysAdult: boolean): Response {
  if (alias === 'night-only') {
    const opened = { contentsAlias: alias, contentsTitle: 'Night Only', isAdult: true, isForAll: false };
    return saysAdult ? success(fakeViewer(opened)) : refusal('ADULT_ONLY_CONTENTS');
  }
  if (alias === 'from-the-right') {
    const afterword = fakePage(2, { imagePath: null, contentText: '<div><p>About this book.</p></div>', sources: [] });
    return success(
      fakeViewer({
        contentsAlias: alias,
        viewerType: 'PAPER',
        paperDirection: 'RTL',
        images: [fakePage(1), afterword],
      }),
    );
  }
  if (alias !== 'salt-crown' && alias !== 'moon-library') return refusal('NOT_EXIST');
  if (episodeAlias === 'ep-2') return refusal('NOT_LOGIN_USER');
  if (episodeAlias !== 'ep-1' && episodeAlias !== '101') return refusal('NOT_FOUND_EPISODE');
  if (alias === 'salt-crown') return success(fakeViewer());
  const html =
    '<p>The library opened.<img src="https://us.example/_/image?url=%2Fa%2Fx&amp;w=640" width="4" height="3" alt="A door"></p>';
  return success(
    fakeViewer({
      contentsAlias: alias,
      contentsTitle: 'The Moon Library',
      contentType: 'EPUB',
      contentsType: 'NOVEL',
      images: [fakePage(1, { imagePath: null, contentText: html, sources: [] })],
    }),
  );
}
