import type { ApiClient } from './api-client.ts';

/** The request that a call of the client should send. */
export interface ExpectedCall {
  ask: (client: ApiClient) => Promise<unknown>;
  method?: 'POST' | 'PUT' | 'DELETE';
  /** With the query of a guest who has not stated their age. */
  address: string;
  body?: unknown;
  /** Every reader of a view gets the same answer, so a site may cache it. */
  isCached: boolean;
  /** Passes on a guest's statement about their age. */
  saysAdult: boolean;
}

const notCachedForAll = { isCached: false, saysAdult: false };
const ADDRESS = { name: 'n', zipCode: 'z', city: 'c', address1: '1', address2: '', phone: 'p', requestId: 'request-1' };
const SUBSCRIPTION = {
  endpoint: 'https://push.example/1',
  keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) },
};
const MARK = { contentsAlias: 'a', episodeAlias: 'e', kind: 'BOOKMARK', startAnchor: 'p2@0.5' } as const;
const DRAFT = { category: 'COIN', title: 't', text: 'x', requestId: 'request-1' } as const;

/** The calls about a reader’s own data except money, as `every-call.test.ts` expects them; none is cached. */
export const OWN_CALLS = {
  episodeComments: {
    ask: (api) => api.episodeComments({ alias: 'a b', episodeAlias: 'ep/1', isBest: true, page: 2 }),
    address: '/v1/comment/contents/a%20b/ep%2F1?isBest=true&page=2',
    ...notCachedForAll,
  },
  commentCount: {
    ask: (api) => api.commentCount({ alias: 'a b', episodeAlias: 'ep/1' }),
    address: '/v1/comment/count/a%20b/ep%2F1',
    ...notCachedForAll,
  },
  comment: { ask: (api) => api.comment({ commentId: 7 }), address: '/v1/comment/7', ...notCachedForAll },
  commentReplies: {
    ask: (api) => api.commentReplies({ commentId: 7, page: 1 }),
    address: '/v1/comment/reply/CONTENTS/7?page=1',
    ...notCachedForAll,
  },
  ownComments: { ask: (api) => api.ownComments({ page: 1 }), address: '/v1/comment?page=1', ...notCachedForAll },
  writeComment: {
    ask: (api) => api.writeComment({ contentsAlias: 'a', episodeAlias: 'b', comment: 'c', requestId: 'request-1' }),
    method: 'POST',
    address: '/v1/comment',
    body: { contentsAlias: 'a', episodeAlias: 'b', comment: 'c', requestId: 'request-1' },
    ...notCachedForAll,
  },
  writeReply: {
    ask: (api) => api.writeReply({ commentId: 7, comment: 'c', requestId: 'request-1' }),
    method: 'POST',
    address: '/v1/comment/reply',
    body: { commentId: 7, comment: 'c', requestId: 'request-1' },
    ...notCachedForAll,
  },
  deleteComment: {
    ask: (api) => api.deleteComment({ commentId: 7 }),
    method: 'DELETE',
    address: '/v1/comment/7',
    ...notCachedForAll,
  },
  reactToComment: {
    ask: (api) => api.reactToComment({ commentId: 7, isLike: true }),
    method: 'POST',
    address: '/v1/comment/reaction',
    body: { commentId: 7, isLike: true },
    ...notCachedForAll,
  },
  reportComment: {
    ask: (api) => api.reportComment({ commentId: 7, reason: 'SPAM' }),
    method: 'POST',
    address: '/v1/comment/report',
    body: { commentId: 7, reason: 'SPAM' },
    ...notCachedForAll,
  },
  blockedReaders: { ask: (api) => api.blockedReaders(), address: '/v1/comment/block-user', ...notCachedForAll },
  blockAuthor: {
    ask: (api) => api.blockAuthor({ commentId: 7 }),
    method: 'POST',
    address: '/v1/comment/block-user',
    body: { commentId: 7 },
    ...notCachedForAll,
  },
  unblockReader: {
    ask: (api) => api.unblockReader({ blockId: 7 }),
    method: 'DELETE',
    address: '/v1/comment/block-user?blockId=7',
    ...notCachedForAll,
  },
  emoticons: { ask: (api) => api.emoticons(), address: '/v1/emoticon', ...notCachedForAll },
  events: {
    ask: (api) => api.events({ state: 'ENDED', page: 1, size: 5 }),
    address: '/event?state=ENDED&page=1&size=5',
    isCached: false,
    saysAdult: true,
  },
  event: {
    ask: (api) => api.event({ id: 'a b', contentsThumbnailType: ['VERTICAL', 'MAIN'] }),
    address: '/event/a%20b?contentsThumbnailType=VERTICAL%2CMAIN',
    isCached: false,
    saysAdult: true,
  },
  attendEvent: {
    ask: (api) => api.attendEvent({ id: 'a b', requestId: 'request-1' }),
    method: 'POST',
    address: '/event/a%20b/attend',
    body: { requestId: 'request-1' },
    isCached: false,
    saysAdult: false,
  },
  joinEvent: {
    ask: (api) => api.joinEvent({ id: 'a b', requestId: 'request-1' }),
    method: 'POST',
    address: '/event/a%20b/join',
    body: { requestId: 'request-1' },
    isCached: false,
    saysAdult: false,
  },
  claimEvent: {
    ask: (api) => api.claimEvent({ id: 'a b', code: 'WELCOME', requestId: 'request-1' }),
    method: 'POST',
    address: '/event/a%20b/claim',
    body: { code: 'WELCOME', requestId: 'request-1' },
    isCached: false,
    saysAdult: false,
  },
  saveEventAddress: {
    ask: (api) => api.saveEventAddress({ id: 'a b', ...ADDRESS }),
    method: 'POST',
    address: '/event/a%20b/address',
    body: ADDRESS,
    isCached: false,
    saysAdult: false,
  },
  library: {
    ask: (api) => api.library({ page: 1, size: 20, sort: 'ENDING', contentsThumbnailType: ['VERTICAL'] }),
    address: '/v2/library?page=1&size=20&sort=ENDING&contentsThumbnailType=VERTICAL',
    ...notCachedForAll,
  },
  recentSeries: { ask: (api) => api.recentSeries(), address: '/v2/library/recent', ...notCachedForAll },
  ownFavorites: {
    ask: (api) => api.ownFavorites({ page: 2 }),
    address: '/v2/library/favorite?page=2',
    ...notCachedForAll,
  },
  seriesState: {
    ask: (api) => api.seriesState({ alias: 'a b' }),
    address: '/v2/library/state/a%20b',
    ...notCachedForAll,
  },
  ownSeriesPart: {
    ask: (api) => api.ownSeriesPart({ alias: 'a b' }),
    address: '/v2/library/series/a%20b',
    ...notCachedForAll,
  },
  addFavorite: {
    ask: (api) => api.addFavorite({ contentsAlias: 'a' }),
    method: 'POST',
    address: '/v2/library/favorite',
    body: { contentsAlias: 'a' },
    ...notCachedForAll,
  },
  removeFavorite: {
    ask: (api) => api.removeFavorite({ contentsAlias: 'a b' }),
    method: 'DELETE',
    address: '/v2/library/favorite?contentsAlias=a+b',
    ...notCachedForAll,
  },
  keepPosition: {
    ask: (api) => api.keepPosition({ contentsAlias: 'a', episodeAlias: 'e', pageOrderNo: 1, offsetPermille: 5 }),
    method: 'PUT',
    address: '/v2/library/position',
    body: { contentsAlias: 'a', episodeAlias: 'e', pageOrderNo: 1, offsetPermille: 5 },
    ...notCachedForAll,
  },
  forgetPositions: {
    ask: (api) => api.forgetPositions(),
    method: 'DELETE',
    address: '/v2/library/positions',
    ...notCachedForAll,
  },
  viewerSettings: { ask: (api) => api.viewerSettings(), address: '/v2/library/settings', ...notCachedForAll },
  changeViewerSettings: {
    ask: (api) => api.changeViewerSettings({ settings: { font: 'sans', warmth: null } }),
    method: 'PUT',
    address: '/v2/library/settings',
    body: { settings: { font: 'sans', warmth: null } },
    ...notCachedForAll,
  },
  clearViewerSettings: {
    ask: (api) => api.clearViewerSettings(),
    method: 'DELETE',
    address: '/v2/library/settings',
    ...notCachedForAll,
  },
  seriesViewerSettings: {
    ask: (api) => api.seriesViewerSettings({ alias: 'a b' }),
    address: '/v2/library/settings/a%20b',
    ...notCachedForAll,
  },
  changeSeriesViewerSettings: {
    ask: (api) => api.changeSeriesViewerSettings({ alias: 'a b', settings: { isGrey: true } }),
    method: 'PUT',
    address: '/v2/library/settings/a%20b',
    body: { settings: { isGrey: true } },
    ...notCachedForAll,
  },
  clearSeriesViewerSettings: {
    ask: (api) => api.clearSeriesViewerSettings({ alias: 'a b' }),
    method: 'DELETE',
    address: '/v2/library/settings/a%20b',
    ...notCachedForAll,
  },
  rateSeries: {
    ask: (api) => api.rateSeries({ alias: 'a b', stars: 4 }),
    method: 'PUT',
    address: '/v2/library/rating/a%20b',
    body: { stars: 4 },
    ...notCachedForAll,
  },
  removeRating: {
    ask: (api) => api.removeRating({ alias: 'a b' }),
    method: 'DELETE',
    address: '/v2/library/rating/a%20b',
    ...notCachedForAll,
  },
  ownMarks: {
    ask: (api) => api.ownMarks({ page: 1, size: 50 }),
    address: '/v2/library/marks?page=1&size=50',
    ...notCachedForAll,
  },
  seriesMarks: {
    ask: (api) => api.seriesMarks({ alias: 'a b' }),
    address: '/v2/library/marks/series/a%20b',
    ...notCachedForAll,
  },
  episodeMarks: {
    ask: (api) => api.episodeMarks({ alias: 'a b', episodeAlias: 'e' }),
    address: '/v2/library/marks/series/a%20b/e',
    ...notCachedForAll,
  },
  putMark: {
    ask: (api) => api.putMark({ markId: 'm', ...MARK }),
    method: 'PUT',
    address: '/v2/library/marks/m',
    body: MARK,
    ...notCachedForAll,
  },
  deleteMark: {
    ask: (api) => api.deleteMark({ markId: 'a/b' }),
    method: 'DELETE',
    address: '/v2/library/marks/a%2Fb',
    ...notCachedForAll,
  },
  useHistory: { ask: (api) => api.useHistory({ size: 20 }), address: '/purchase/history?size=20', ...notCachedForAll },
  tickets: { ask: (api) => api.tickets({ page: 1, size: 5 }), address: '/qna?page=1&size=5', ...notCachedForAll },
  ticket: { ask: (api) => api.ticket({ ticketId: 'a/b' }), address: '/qna/a%2Fb', ...notCachedForAll },
  ticketCategories: { ask: (api) => api.ticketCategories(), address: '/qna/category', ...notCachedForAll },
  sendTicket: {
    ask: (api) => api.sendTicket({ ...DRAFT }),
    method: 'POST',
    address: '/qna',
    body: DRAFT,
    ...notCachedForAll,
  },
  deleteTicket: {
    ask: (api) => api.deleteTicket({ ticketId: 'a' }),
    method: 'DELETE',
    address: '/qna/a',
    ...notCachedForAll,
  },
  alarms: { ask: (api) => api.alarms({ page: 2, size: 9 }), address: '/alarm?page=2&size=9', ...notCachedForAll },
  alarmCount: { ask: (api) => api.alarmCount(), address: '/alarm/count', ...notCachedForAll },
  readAlarms: {
    ask: (api) => api.readAlarms({ alarmIds: ['a'] }),
    method: 'POST',
    address: '/alarm/read',
    body: { alarmIds: ['a'] },
    ...notCachedForAll,
  },
  pushOffer: { ask: (api) => api.pushOffer(), address: '/alarm/push', ...notCachedForAll },
  subscribePush: {
    ask: (api) => api.subscribePush(SUBSCRIPTION),
    method: 'POST',
    address: '/alarm/push',
    body: SUBSCRIPTION,
    ...notCachedForAll,
  },
  endPush: {
    ask: (api) => api.endPush({ subscriptionId: 'c' }),
    method: 'DELETE',
    address: '/alarm/push?subscriptionId=c',
    ...notCachedForAll,
  },
} satisfies Partial<Record<keyof ApiClient, ExpectedCall>>;
