import { randomUUID } from 'node:crypto';
import type { TestRequest } from './test-api.ts';

/** What a call names: keys as they are in a path, and ids. */
export interface NamedSeries {
  readonly series: string;
  readonly episode: string;
  readonly seriesId: number;
  readonly episodeId: number;
  readonly comment: number;
}

/** How a call names a series, an episode, or something that belongs to one. */
export interface AbsentRow {
  readonly send: (named: NamedSeries) => TestRequest & { path: string };
  /** `key`: an alias is accepted in place of an id; `number`: only the id is. */
  readonly by: 'key' | 'number';
  /**
   * For a reader who may not see it: `absent`: as if it did not exist. `disclosed`: by its alias, the codes of section 8, detail
   * and viewer, which lead a reader who follows a link to the age check. `disclosedByNumber`: ADULT_ONLY_CONTENTS of section 8,
   * purchase.
   */
  readonly unseen: 'absent' | 'disclosed' | 'disclosedByNumber';
  /** An unseen number may take more statements than an absent one: a reply that was stored before comes first. */
  readonly isCountedOtherwise?: true;
}

let lastRequest = 0;
const requestId = () => {
  lastRequest += 1;
  return `absent-request-${lastRequest}`;
};

const key = (unseen: 'absent' | 'disclosed', send: AbsentRow['send']): AbsentRow => ({ by: 'key', unseen, send });
const number = (send: AbsentRow['send']): AbsentRow => ({ by: 'number', unseen: 'absent', send });
const comment = (path: string, more: object = {}) =>
  number((named) => ({ path, body: { commentId: named.comment, ...more } }));

/** Every call that may name a series or an episode, by the operation of its declaration. */
export const ABSENT_ROWS: Readonly<Record<string, AbsentRow>> = {
  series: key('disclosed', ({ series }) => ({ path: `/v2/contents/${series}` })),
  viewer: key('disclosed', ({ series, episode }) => ({ path: `/v2/contents/viewer/${series}/${episode}` })),
  viewerOlderForm: key('disclosed', ({ series, episode }) => ({ path: `/v2/contents/${series}/${episode}` })),
  episodeImages: key('disclosed', ({ series, episode }) => ({ path: `/v2/contents/images/${series}/${episode}` })),
  episodePrice: key('disclosed', ({ series, episode }) => ({
    path: `/v2/contents/price/${series}/${episode}?purchaseType=RENT`,
  })),
  purchaseQuote: key('disclosed', ({ series, episode }) => ({ path: `/v2/contents/quote/${series}/${episode}` })),
  episodeComments: key('disclosed', ({ series, episode }) => ({ path: `/v1/comment/contents/${series}/${episode}` })),
  commentCount: key('disclosed', ({ series, episode }) => ({ path: `/v1/comment/count/${series}/${episode}` })),
  writeComment: key('disclosed', ({ series: contentsAlias, episode: episodeAlias }) => ({
    path: '/v1/comment',
    body: { contentsAlias, episodeAlias, comment: 'hello', requestId: requestId() },
  })),
  episodeAddress: number(({ episodeId }) => ({ path: `/v2/contents/viewer/${episodeId}` })),
  seriesRights: key('absent', ({ series }) => ({ path: `/v2/contents/rights/${series}` })),
  relatedSeries: key('absent', ({ series }) => ({ path: `/v2/contents/related/${series}` })),
  viewCount: key('absent', ({ series }) => ({
    path: `/v2/contents/viewcount?${/^\d+$/.test(series) ? 'contentsId' : 'contentsAlias'}=${series}`,
  })),
  countView: key('absent', ({ series: contentsAlias, episode: episodeAlias }) => ({
    path: '/v2/contents/viewcount',
    body: { contentsAlias, episodeAlias },
  })),
  seriesListItems: number(({ seriesId }) => ({
    path: '/v2/contents/tab/details',
    body: { contentsIds: String(seriesId), contentsThumbnailType: 'VERTICAL' },
  })),
  addFavorite: key('absent', ({ series }) => ({ path: '/v2/library/favorite', body: { contentsId: series } })),
  removeFavorite: key('absent', ({ series }) => ({
    ...{ path: `/v2/library/favorite?contentsAlias=${series}`, method: 'DELETE' },
  })),
  ownSeriesPart: key('absent', ({ series }) => ({ path: `/v2/library/series/${series}` })),
  seriesState: key('absent', ({ series }) => ({ path: `/v2/library/state/${series}` })),
  keepPosition: key('absent', ({ series: contentsAlias, episode: episodeAlias }) => ({
    ...{ path: '/v2/library/position', method: 'PUT' },
    body: { contentsAlias, episodeAlias, pageOrderNo: 1, offsetPermille: 0 },
  })),
  seriesViewerSettings: key('absent', ({ series }) => ({ path: `/v2/library/settings/${series}` })),
  changeSeriesViewerSettings: key('absent', ({ series }) => ({
    ...{ path: `/v2/library/settings/${series}`, method: 'PUT', body: { settings: { isGrey: true } } },
  })),
  clearSeriesViewerSettings: key('absent', ({ series }) => ({
    ...{ path: `/v2/library/settings/${series}`, method: 'DELETE' },
  })),
  rateSeries: key('absent', ({ series }) => ({
    ...{ path: `/v2/library/rating/${series}`, method: 'PUT' },
    body: { stars: 4 },
  })),
  removeRating: key('absent', ({ series }) => ({ ...{ path: `/v2/library/rating/${series}`, method: 'DELETE' } })),
  leaseEpisode: key('disclosed', ({ series, episode }) => ({
    path: `/v2/contents/leases/${series}/${episode}`,
    body: { deviceId: randomUUID() },
  })),
  seriesMarks: key('absent', ({ series }) => ({ path: `/v2/library/marks/series/${series}` })),
  episodeMarks: key('absent', ({ series, episode }) => ({ path: `/v2/library/marks/series/${series}/${episode}` })),
  putMark: key('absent', ({ series: contentsAlias, episode: episodeAlias }) => ({
    ...{ path: `/v2/library/marks/${randomUUID()}`, method: 'PUT' },
    body: { contentsAlias, episodeAlias, kind: 'BOOKMARK', startAnchor: 'end' },
  })),
  contentsGifts: number(({ seriesId }) => ({ path: `/v2/gift/contents/detail?contentsId=${seriesId}` })),
  purchase: {
    ...{ by: 'number', unseen: 'disclosedByNumber', isCountedOtherwise: true },
    send: ({ episodeId }) => ({
      path: '/v1/purchase',
      body: { id: episodeId, purchaseType: 'RENT', isMobile: false, requestId: requestId() },
    }),
  },
  startPayment: number(({ episodeId }) => ({
    path: '/v1/payment',
    body: { productId: 'pack', agreed: true, episodeId, requestId: requestId() },
  })),
  commentReplies: number((named) => ({ path: `/v1/comment/reply/CONTENTS/${named.comment}` })),
  comment: number((named) => ({ path: `/v1/comment/${named.comment}` })),
  writeReply: number((named) => ({
    path: '/v1/comment/reply',
    body: { commentId: named.comment, comment: 'hello', requestId: requestId() },
  })),
  reactToComment: comment('/v1/comment/reaction', { isLike: true }),
  reportComment: comment('/v1/comment/report', { reason: 'SPAM' }),
  blockAuthor: comment('/v1/comment/block-user'),
  deleteComment: number((named) => ({ path: `/v1/comment/${named.comment}`, method: 'DELETE' })),
};

/** Other identifiers in calls, and why no series can be found out by them. Check that before adding a line. */
export const NO_SERIES: Readonly<Record<string, string>> = {
  notice: 'a text of the platform',
  signInLocally: 'an account, with its password',
  signInSocially: 'an account of a provider, by a site alone',
  signUpSocially: 'an account of a provider, by a site alone',
  chooseTransferTarget: 'an account of a provider, by a site alone',
  resetPassword: 'an account, with the proof of a link',
  mailAddressConfirmation: "the reader's own account",
  unsubscribeMails: 'an account, with a signature',
  quotePayment: 'a pack of coins and a coupon of the reader',
  tellConversion: "the reader's own order",
  verifyPayment: "the reader's own order",
  payment: "the reader's own order",
  confirmPayment: "the reader's own order",
  cancelPayment: "the reader's own order",
  unblockReader: 'whom the reader has blocked',
  claimEventCoupon: 'a coupon of the platform',
  takeGift: 'a gift to the reader; one for a series that they may not see names none (wire.gift.test.ts)',
  event:
    'an event; the age it asks for is disclosed (section 8, events), and its series are a list of what the reader sees',
  attendEvent: 'an event',
  joinEvent: 'an event',
  claimEvent: 'an event',
  saveEventAddress: 'an event',
  ticket: "the reader's own ticket",
  deleteTicket: "the reader's own ticket",
  deleteMark: "the reader's own mark",
  renewLeases: "the reader's own device; of an episode that they may not read nothing is said (wire.lease.test.ts)",
  endLeases: "the reader's own device",
  readAlarms: "the reader's own alarms",
  endPush: "the reader's own browser",
  withdraw: 'a reason',
  seriesAddresses: 'a place in the list of what every guest may see',
  creator: 'a person; of whom the reader sees no series there is none (wire.recommendation.test.ts)',
  pick: 'a list of the platform, with the series that the reader sees (wire.showcase.test.ts)',
};
