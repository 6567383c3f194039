import { describe, expect, test } from 'vitest';
import { type ApiClient, createApiClient } from './api-client.ts';
import type { ApiClientOptions } from './api-transport.ts';
import { DEVICE_CALLS } from './device-calls.fixture.ts';
import { type ExpectedCall, OWN_CALLS } from './own-calls.fixture.ts';

const cached = { isCached: true, saysAdult: true };
const cachedForAll = { isCached: true, saysAdult: false };
const notCached = { isCached: false, saysAdult: true };
const notCachedForAll = { isCached: false, saysAdult: false };
const list = '/v2/contents/main';

const IDENTITY = { provider: 'google', snsId: '1', email: null, name: null } as const;

const KOREAN_ANSWER = { token_version_id: 't', enc_data: 'e', integrity_value: 'i', refreshToken: 'r' };

const SIGN_UP = { verifyToken: 't', password: 'p', requestId: 'request-1' };

/** Each call of the client with all of its possible input. If a call is missing here, this file does not compile. */
const CALLS: Readonly<Record<keyof ApiClient, ExpectedCall>> = {
  transfer: { ask: (api) => api.transfer(), address: '/transfer', ...notCachedForAll },
  chooseTransferTarget: {
    ask: (api) => api.chooseTransferTarget({ ...IDENTITY, nickname: null }),
    method: 'POST',
    address: '/transfer/target',
    body: { ...IDENTITY, nickname: null },
    ...notCachedForAll,
  },
  confirmTransfer: {
    ask: (api) => api.confirmTransfer({ targetKey: 'k', isAgreed: true, requestId: 'request-1' }),
    method: 'POST',
    address: '/transfer',
    body: { targetKey: 'k', isAgreed: true, requestId: 'request-1' },
    ...notCachedForAll,
  },
  transferCode: {
    ask: (api) => api.transferCode(),
    method: 'POST',
    address: '/transfer/code',
    body: {},
    ...notCachedForAll,
  },
  signInByTransfer: {
    ask: (api) => api.signInByTransfer({ code: 'c' }),
    method: 'POST',
    address: '/auth/sign-in/transfer',
    body: { code: 'c' },
    ...notCachedForAll,
  },
  series: {
    ask: (api) => api.series({ alias: 'a b', isPorch: true }),
    address: '/v2/contents/a%20b?isPorch=true',
    ...cached,
  },
  ownSeries: { ask: (api) => api.ownSeries({ alias: 'a b' }), address: '/v2/contents/a%20b', ...notCached },
  seriesRights: {
    ask: (api) => api.seriesRights({ alias: 'a b' }),
    address: '/v2/contents/rights/a%20b',
    ...notCachedForAll,
  },
  viewer: {
    ask: (api) => api.viewer({ alias: 'a/b', episodeAlias: 7 }),
    address: '/v2/contents/viewer/a%2Fb/7',
    ...notCached,
  },
  episodeAddress: {
    ask: (api) => api.episodeAddress({ episodeId: 7 }),
    address: '/v2/contents/viewer/7',
    ...notCached,
  },
  episodeImages: {
    ask: (api) => api.episodeImages({ alias: 'a', episodeAlias: 'b/c', imageWidth: 640 }),
    address: '/v2/contents/images/a/b%2Fc?imageWidth=640',
    ...notCachedForAll,
  },
  user: {
    ask: (api) => api.user({ locale: 'ar' }),
    method: 'POST',
    address: '/user',
    body: { locale: 'ar' },
    ...notCachedForAll,
  },
  signInLocally: {
    ask: (api) => api.signInLocally({ id: 'a@b.example', password: 'secret' }),
    method: 'POST',
    address: '/auth/sign-in/local',
    body: { id: 'a@b.example', password: 'secret' },
    ...notCachedForAll,
  },
  signInSocially: {
    ask: (api) => api.signInSocially(IDENTITY),
    method: 'POST',
    address: '/auth/sign-in/sns',
    body: IDENTITY,
    ...notCachedForAll,
  },
  signUpSocially: {
    ask: (api) => api.signUpSocially({ ...IDENTITY, nickname: 'Ann', isAgreeMail: false, requestId: 'request-1' }),
    method: 'POST',
    address: '/auth/sign-up/sns',
    body: { ...IDENTITY, nickname: 'Ann', isAgreeMail: false, requestId: 'request-1' },
    ...notCachedForAll,
  },
  refresh: {
    ask: (api) => api.refresh({ refreshToken: 'r', clientIp: '192.0.2.7' }),
    method: 'POST',
    address: '/auth/refresh',
    body: { refreshToken: 'r', clientIp: '192.0.2.7' },
    ...notCachedForAll,
  },
  withdrawalReasons: { ask: (api) => api.withdrawalReasons(), address: '/withdrawal/list', ...notCachedForAll },
  withdrawalLoss: { ask: (api) => api.withdrawalLoss(), address: '/withdrawal/loss', ...notCachedForAll },
  withdraw: {
    ask: (api) => api.withdraw({ reasonId: 'SELDOM', isAgreed: true, requestId: 'request-1' }),
    method: 'POST',
    address: '/withdrawal/user',
    body: { reasonId: 'SELDOM', isAgreed: true, requestId: 'request-1' },
    ...notCachedForAll,
  },
  ...DEVICE_CALLS,
  ...OWN_CALLS,
  viewCount: {
    ask: (api) => api.viewCount({ contentsAlias: 'a b' }),
    address: '/contents/viewcount?contentsAlias=a+b',
    ...notCached,
  },
  scheduledSeriesIds: {
    ask: (api) => api.scheduledSeriesIds({ type: 'ALL', groupMenu: 'MONDAY', isIncludeTen: true }),
    address: '/contents/tab/schedule/ALL?groupMenu=MONDAY&isIncludeTen=true',
    ...notCached,
  },
  rankedSeriesIds: {
    ask: (api) => api.rankedSeriesIds({ type: 'ALL', rankingType: 'WEEKLY' }),
    address: '/contents/tab/ranking/ALL?rankingType=WEEKLY',
    ...notCached,
  },
  searchList: {
    ask: (api) => api.searchList({ searchText: 'a', size: 9 }),
    address: '/contents/search?searchText=a&size=9',
    ...notCached,
  },
  searchContent: {
    ask: (api) => api.searchContent({ searchText: 'a' }),
    address: '/v1/search/all?searchText=a',
    ...notCached,
  },
  viewerOlderForm: {
    ask: (api) => api.viewerOlderForm({ alias: 'a', episodeAlias: 'b' }),
    address: '/contents/a/b',
    ...notCached,
  },
  putPassword: {
    ask: (api) => api.putPassword({ oldPassword: 'o', newPassword: 'n' }),
    method: 'PUT',
    address: '/auth/local/change/password',
    body: { oldPassword: 'o', newPassword: 'n' },
    ...notCachedForAll,
  },
  mailWithdrawalCode: {
    ask: (api) => api.mailWithdrawalCode(),
    method: 'POST',
    address: '/withdrawal/mail',
    ...notCachedForAll,
  },
  coinBalance: { ask: (api) => api.coinBalance(), address: '/coin/user', ...notCachedForAll },
  spentDays: { ask: (api) => api.spentDays(), address: '/coin/user/used', ...notCachedForAll },
  migrateGuest: {
    ask: (api) =>
      api.migrateGuest({ appKeyRequest: { refreshToken: 'guest' }, webKeyRequest: { refreshToken: 'member' } }),
    method: 'POST',
    address: '/auth/sign-in/jp/apple/migrate',
    body: { appKeyRequest: { refreshToken: 'guest' }, webKeyRequest: { refreshToken: 'member' } },
    ...notCachedForAll,
  },
  benefit: {
    ask: (api) => api.benefit({ contentsThumbnailType: ['VERTICAL'] }),
    address: '/benefit?contentsThumbnailType=VERTICAL',
    ...notCachedForAll,
  },
  ownShelves: {
    ask: (api) => api.ownShelves({ contentsThumbnailType: ['VERTICAL'] }),
    address: '/v2/library/shelves?contentsThumbnailType=VERTICAL',
    ...notCachedForAll,
  },
  coupons: { ask: (api) => api.coupons({ state: 'USED' }), address: '/coupon?state=USED', ...notCachedForAll },
  couponPage: {
    ask: (api) => api.couponPage({ state: 'USABLE', page: 1, size: 5 }),
    address: '/coupon/v2?state=USABLE&page=1&size=5',
    ...notCachedForAll,
  },
  newCoupons: { ask: (api) => api.newCoupons(), address: '/coupon/new', ...notCachedForAll },
  seeCoupons: { ask: (api) => api.seeCoupons(), method: 'POST', address: '/coupon/seen', body: {}, ...notCachedForAll },
  redeemCoupon: {
    ask: (api) => api.redeemCoupon({ code: 'WELCOME-5', requestId: 'request-1' }),
    method: 'POST',
    address: '/coupon/code',
    body: { code: 'WELCOME-5', requestId: 'request-1' },
    ...notCachedForAll,
  },
  eventCoupons: { ask: (api) => api.eventCoupons(), address: '/coupon/event/jp', ...notCachedForAll },
  claimEventCoupon: {
    ask: (api) => api.claimEventCoupon({ couponId: 'autumn', requestId: 'request-1' }),
    method: 'POST',
    address: '/coupon/event/jp',
    body: { couponId: 'autumn', requestId: 'request-1' },
    ...notCachedForAll,
  },
  gifts: {
    ask: (api) => api.gifts({ contentsThumbnailType: ['MAIN', 'SQUARE'] }),
    address: '/v2/gift?contentsThumbnailType=MAIN%2CSQUARE',
    ...notCachedForAll,
  },
  receivableGifts: {
    ask: (api) => api.receivableGifts({ contentsThumbnailType: ['MAIN'] }),
    address: '/v2/gift/receivable?contentsThumbnailType=MAIN',
    ...notCachedForAll,
  },
  contentsGifts: {
    ask: (api) => api.contentsGifts({ contentsId: 7 }),
    address: '/v2/gift/contents/detail?contentsId=7',
    ...notCachedForAll,
  },
  takeGift: {
    ask: (api) => api.takeGift({ giftId: 'autumn', requestId: 'request-1' }),
    method: 'POST',
    address: '/v2/gift',
    body: { giftId: 'autumn', requestId: 'request-1' },
    ...notCachedForAll,
  },
  giftCount: { ask: (api) => api.giftCount(), address: '/v2/gift/count', ...notCachedForAll },
  newGifts: { ask: (api) => api.newGifts(), address: '/v2/gift/new', ...notCachedForAll },
  mileage: { ask: (api) => api.mileage({ page: 1, size: 5 }), address: '/mileage?page=1&size=5', ...notCachedForAll },
  exchangeMileage: {
    ask: (api) => api.exchangeMileage({ mileage: 3_000, requestId: 'request-1' }),
    method: 'POST',
    address: '/mileage',
    body: { mileage: 3_000, requestId: 'request-1' },
    ...notCachedForAll,
  },
  roulette: { ask: (api) => api.roulette(), address: '/event/roulette', ...notCachedForAll },
  spinRoulette: {
    ask: (api) => api.spinRoulette({ requestId: 'request-1' }),
    method: 'POST',
    address: '/event/roulette',
    body: { requestId: 'request-1' },
    ...notCachedForAll,
  },
  walletBalance: { ask: (api) => api.walletBalance(), address: '/asset/user', ...notCachedForAll },
  walletDetail: { ask: (api) => api.walletDetail(), address: '/asset/wallet', ...notCachedForAll },
  readerWithWallet: {
    ask: (api) => api.readerWithWallet({ locale: 'ar' }),
    method: 'POST',
    address: '/user/wallet',
    body: { locale: 'ar' },
    ...notCachedForAll,
  },
  coinProducts: { ask: (api) => api.coinProducts(), address: '/coin', ...notCachedForAll },
  shopFacts: { ask: (api) => api.shopFacts(), address: '/payment/shop', ...notCachedForAll },
  quotePayment: {
    ask: (api) => api.quotePayment({ productId: 'small', userCouponId: 7 }),
    address: '/payment/quote?productId=small&userCouponId=7',
    ...notCachedForAll,
  },
  startPayment: {
    ask: (api) => api.startPayment({ productId: 'small', agreed: true, requestId: 'request-1' }),
    method: 'POST',
    address: '/payment',
    body: { productId: 'small', agreed: true, requestId: 'request-1' },
    ...notCachedForAll,
  },
  payment: { ask: (api) => api.payment({ orderId: 'a/b' }), address: '/payment/a%2Fb', ...notCachedForAll },
  confirmPayment: {
    ask: (api) => api.confirmPayment({ orderId: 'a/b' }),
    method: 'POST',
    address: '/payment/a%2Fb/confirm',
    body: {},
    ...notCachedForAll,
  },
  cancelPayment: {
    ask: (api) => api.cancelPayment({ orderId: 'a/b', requestId: 'request-1' }),
    method: 'POST',
    address: '/payment/a%2Fb/cancel',
    body: { requestId: 'request-1' },
    ...notCachedForAll,
  },
  verifyPayment: {
    ask: (api) => api.verifyPayment({ orderId: 'order-1', proof: 'jws', requestId: 'request-1' }),
    method: 'POST',
    address: '/payment/verify',
    body: { orderId: 'order-1', proof: 'jws', requestId: 'request-1' },
    ...notCachedForAll,
  },
  charges: {
    ask: (api) => api.charges({ sort: 'EXPIRE' }),
    address: '/v2/payment/charge?sort=EXPIRE',
    ...notCachedForAll,
  },
  chargeHistory: {
    ask: (api) => api.chargeHistory({ page: 1, size: 20 }),
    address: '/payment/history?page=1&size=20',
    ...notCachedForAll,
  },
  tellConversion: {
    ask: (api) => api.tellConversion({ orderId: 'order-1' }),
    method: 'POST',
    address: '/third-party/facebook/conversion',
    body: { orderId: 'order-1' },
    ...notCachedForAll,
  },
  purchaseQuote: {
    ask: (api) => api.purchaseQuote({ alias: 'a b', episodeAlias: 7 }),
    address: '/v2/contents/quote/a%20b/7',
    ...notCachedForAll,
  },
  episodePrice: {
    ask: (api) => api.episodePrice({ alias: 'a', episodeAlias: 'b/c', purchaseType: 'POSSESSION' }),
    address: '/v2/contents/price/a/b%2Fc?purchaseType=POSSESSION',
    ...notCachedForAll,
  },
  purchase: {
    ask: (api) => api.purchase({ id: 7, purchaseType: 'RENT', requestId: 'request-1', expectedCoin: 3 }),
    method: 'POST',
    address: '/v1/purchase',
    body: { id: 7, purchaseType: 'RENT', requestId: 'request-1', expectedCoin: 3 },
    ...notCachedForAll,
  },
  logOut: {
    ask: (api) => api.logOut({ refreshToken: 'r' }),
    method: 'PUT',
    address: '/auth/logout',
    body: { refreshToken: 'r' },
    ...notCachedForAll,
  },
  mailSignUpCode: {
    ask: (api) => api.mailSignUpCode({ email: 'a@b.example' }),
    method: 'POST',
    address: '/mail/signup',
    body: { email: 'a@b.example' },
    ...notCachedForAll,
  },
  verifyOtp: {
    ask: (api) => api.verifyOtp({ email: 'a@b.example', otp: '012345' }),
    method: 'POST',
    address: '/auth/verify/otp',
    body: { email: 'a@b.example', otp: '012345' },
    ...notCachedForAll,
  },
  signUpLocally: {
    ask: (api) => api.signUpLocally(SIGN_UP),
    method: 'POST',
    address: '/auth/local/sign-up',
    body: SIGN_UP,
    ...notCachedForAll,
  },
  mailResetLink: {
    ask: (api) => api.mailResetLink({ email: 'a@b.example' }),
    method: 'POST',
    address: '/mail/reset/password',
    body: { email: 'a@b.example' },
    ...notCachedForAll,
  },
  resetPassword: {
    ask: (api) => api.resetPassword({ userId: '1', uuid: 'u', newPassword: 'p' }),
    method: 'POST',
    address: '/auth/local/reset/password',
    body: { userId: '1', uuid: 'u', newPassword: 'p' },
    ...notCachedForAll,
  },
  unsubscribeMails: {
    ask: (api) => api.unsubscribeMails({ userId: '1', signature: 's' }),
    method: 'POST',
    address: '/mail/unsubscribe',
    body: { userId: '1', signature: 's' },
    ...notCachedForAll,
  },
  sendPhoneCode: {
    ask: (api) => api.sendPhoneCode({ phone: '081', purpose: 'FIND_ID' }),
    method: 'POST',
    address: '/auth/phone/code',
    body: { phone: '081', purpose: 'FIND_ID' },
    ...notCachedForAll,
  },
  verifyPhoneCode: {
    ask: (api) => api.verifyPhoneCode({ phone: '081', purpose: 'SIGN_UP', code: '1' }),
    method: 'POST',
    address: '/auth/phone/verify',
    body: { phone: '081', purpose: 'SIGN_UP', code: '1' },
    ...notCachedForAll,
  },
  changePassword: {
    ask: (api) => api.changePassword({ oldPassword: 'o', newPassword: 'n' }),
    method: 'POST',
    address: '/auth/local/change/password',
    body: { oldPassword: 'o', newPassword: 'n' },
    ...notCachedForAll,
  },
  mailAddressChange: {
    ask: (api) => api.mailAddressChange({ email: 'a@b.example', requestId: 'request-1' }),
    method: 'POST',
    address: '/mail/certification',
    body: { email: 'a@b.example', requestId: 'request-1' },
    ...notCachedForAll,
  },
  mailAddressConfirmation: {
    ask: (api) => api.mailAddressConfirmation(),
    method: 'POST',
    address: '/user/mail/auth',
    body: {},
    ...notCachedForAll,
  },
  changePush: {
    ask: (api) => api.changePush({ isAgreePushNight: true }),
    method: 'PUT',
    address: '/app/push',
    body: { isAgreePushNight: true },
    ...notCachedForAll,
  },
  changeUser: {
    ask: (api) =>
      api.changeUser({ action: 'ADULT', verifyAdultRequest: { birthedAt: '2000-01-31' }, refreshToken: 'r' }),
    method: 'PUT',
    address: '/user',
    body: { action: 'ADULT', verifyAdultRequest: { birthedAt: '2000-01-31' }, refreshToken: 'r' },
    ...notCachedForAll,
  },
  toggleAdult: {
    ask: (api) => api.toggleAdult({ value: true }),
    method: 'PUT',
    address: '/user/adult/toggle/true',
    ...notCachedForAll,
  },
  toggleBl: {
    ask: (api) => api.toggleBl({ value: false }),
    method: 'PUT',
    address: '/user/BL/toggle/false',
    ...notCachedForAll,
  },
  isKoreanAddress: { ask: (api) => api.isKoreanAddress(), address: '/auth/ip-kr', ...notCachedForAll },
  beginKoreanCheck: {
    ask: (api) => api.beginKoreanCheck({ isAgreed: true }),
    address: '/nice/encode?isAgreed=true',
    ...notCachedForAll,
  },
  finishKoreanCheck: {
    ask: (api) => api.finishKoreanCheck(KOREAN_ANSWER),
    method: 'POST',
    address: '/user/auth/adult/kr',
    body: KOREAN_ANSWER,
    ...notCachedForAll,
  },
  checkNickname: {
    ask: (api) => api.checkNickname({ nickname: 'a b' }),
    address: '/user/check?nickname=a+b',
    ...notCachedForAll,
  },
  relatedSeries: {
    ask: (api) => api.relatedSeries({ alias: 'a b', contentsThumbnailType: ['VERTICAL'], limit: 6 }),
    address: '/v2/contents/related/a%20b?contentsThumbnailType=VERTICAL&limit=6',
    ...cached,
  },
  creator: { ask: (api) => api.creator({ creatorId: 7 }), address: '/v2/contents/creators/7', ...cached },
  forYou: { ask: (api) => api.forYou({ limit: 6 }), address: '/v2/contents/foryou?limit=6', ...notCached },
  newestSeries: {
    ask: (api) => api.newestSeries({ type: 'NOVEL', contentsThumbnailType: ['MAIN', 'VERTICAL'], limit: 5 }),
    address: `${list}/newest/NOVEL?contentsThumbnailType=MAIN%2CVERTICAL&limit=5`,
    ...cached,
  },
  scheduledSeries: {
    ask: (api) => api.scheduledSeries({ type: 'ALL', groupMenu: 'TEN', sort: 'LATEST' }),
    address: `${list}/schedule/ALL?groupMenu=TEN&sort=LATEST`,
    ...cached,
  },
  rankedSeries: {
    ask: (api) => api.rankedSeries({ type: 'ALL', rankingType: 'TOTAL', mainGenre: ['BL'], limit: 2 }),
    address: `${list}/ranking/ALL?limit=2&mainGenre=BL&rankingType=TOTAL`,
    ...cached,
  },
  freeSeries: {
    ask: (api) => api.freeSeries({ type: 'COMIC', contentsFreeFilter: 'FREETIME', sort: 'POPULAR' }),
    address: `${list}/free/COMIC?contentsFreeFilter=FREETIME&sort=POPULAR`,
    ...cached,
  },
  favoriteSeries: {
    ask: (api) => api.favoriteSeries({ type: 'ALL', limit: 3 }),
    address: `${list}/favorite/ALL?limit=3`,
    ...cached,
  },
  seriesOfGenre: {
    ask: (api) => api.seriesOfGenre({ type: 'ALL', mainGenre: ['ROMANCE'], sort: 'LATEST' }),
    address: `${list}/genre/ALL?mainGenre=ROMANCE&sort=LATEST`,
    ...cached,
  },
  matureSeries: {
    ask: (api) => api.matureSeries({ type: 'ALL', sort: 'LATEST' }),
    address: `${list}/mature/ALL?sort=LATEST`,
    ...cached,
  },
  originalSeriesIds: {
    ask: (api) => api.originalSeriesIds({ type: 'NOVEL', sort: 'LATEST' }),
    address: '/v2/contents/tab/original/NOVEL?sort=LATEST',
    ...cached,
  },
  preview: { ask: (api) => api.preview(), address: '/preview', ...notCachedForAll },
  seriesListItems: {
    ask: (api) => api.seriesListItems({ contentsIds: '3,1', contentsThumbnailType: ['MAIN', 'COVER'] }),
    method: 'POST',
    address: '/v2/contents/tab/details',
    body: { contentsIds: '3,1', contentsThumbnailType: ['MAIN', 'COVER'] },
    ...cached,
  },
  seriesAddresses: {
    ask: (api) => api.seriesAddresses({ afterId: 7, size: 2 }),
    address: `${list}/addresses?afterId=7&size=2`,
    ...notCachedForAll,
  },
  picks: {
    ask: (api) => api.picks({ contentsThumbnailType: ['MAIN'] }),
    address: '/v2/contents/group?contentsThumbnailType=MAIN',
    ...cached,
  },
  pick: {
    ask: (api) => api.pick({ id: 5, contentsThumbnailType: ['MAIN'] }),
    address: '/v2/contents/group/5?contentsThumbnailType=MAIN',
    ...cached,
  },
  themes: {
    ask: (api) => api.themes({ displayPosition: 'SEARCH', contentsThumbnailType: ['MAIN'] }),
    address: '/v2/theme?contentsThumbnailType=MAIN&displayPosition=SEARCH',
    ...cached,
  },
  banners: { ask: (api) => api.banners(), address: '/v2/banner', ...cached },
  countView: {
    ask: (api) => api.countView({ contentsAlias: 'alpha' }),
    method: 'POST',
    address: '/v2/contents/viewcount',
    body: { contentsAlias: 'alpha' },
    ...notCached,
  },
  search: {
    ask: (api) => api.search({ searchText: 'a', scope: 'all' }),
    address: '/v2/search/all?searchText=a',
    ...notCached,
  },
  suggestions: {
    ask: (api) => api.suggestions({ searchText: 'a' }),
    address: '/v2/search/suggest?searchText=a',
    ...notCached,
  },
  topTags: { ask: (api) => api.topTags(), address: '/v2/contents/tag/top10', ...cached },
  recommendedTags: { ask: (api) => api.recommendedTags(), address: '/v2/contents/tag/recommend', ...notCached },
  notices: { ask: (api) => api.notices({ page: 1, size: 2 }), address: '/v2/notice?page=1&size=2', ...cachedForAll },
  notice: { ask: (api) => api.notice({ id: 7 }), address: '/v2/notice/7', ...cachedForAll },
  faqs: { ask: (api) => api.faqs({ category: 'COIN' }), address: '/v2/faq?category=COIN', ...cachedForAll },
  policies: { ask: (api) => api.policies(), address: '/v2/policy', ...cachedForAll },
  policy: {
    ask: (api) => api.policy({ kind: 'TERMS', version: 2 }),
    address: '/v2/policy/TERMS?version=2',
    ...cachedForAll,
  },
  terms: { ask: (api) => api.terms({ purpose: 'SHOP' }), address: '/v2/terms?purpose=SHOP', ...cachedForAll },
};

/** Calls with only the required input. */
const BARE_CALLS: readonly [(client: ApiClient) => Promise<unknown>, address: string][] = [
  [(api) => api.series({ alias: 'a' }), '/v2/contents/a'],
  [(api) => api.episodeImages({ alias: 'a', episodeAlias: 'b' }), '/v2/contents/images/a/b'],
  [(api) => api.newestSeries({ type: 'ALL' }), `${list}/newest/ALL`],
  [(api) => api.scheduledSeries({ type: 'ALL' }), `${list}/schedule/ALL`],
  [(api) => api.freeSeries({ type: 'ALL' }), `${list}/free/ALL`],
  [(api) => api.favoriteSeries({ type: 'ALL' }), `${list}/favorite/ALL`],
  [(api) => api.seriesOfGenre({ type: 'ALL', mainGenre: ['BL'] }), `${list}/genre/ALL?mainGenre=BL`],
  [(api) => api.matureSeries({ type: 'ALL' }), `${list}/mature/ALL`],
  [(api) => api.originalSeriesIds({ type: 'COMIC' }), '/v2/contents/tab/original/COMIC'],
  [(api) => api.seriesListItems({ contentsIds: '' }), '/v2/contents/tab/details'],
  [(api) => api.seriesAddresses(), `${list}/addresses`],
  [(api) => api.picks(), '/v2/contents/group'],
  [(api) => api.pick({ id: 5 }), '/v2/contents/group/5'],
  [(api) => api.notices(), '/v2/notice'],
  [(api) => api.faqs(), '/v2/faq'],
  [(api) => api.policy({ kind: 'TERMS' }), '/v2/policy/TERMS'],
  [(api) => api.terms(), '/v2/terms'],
  [(api) => api.coupons(), '/coupon'],
  [(api) => api.couponPage(), '/coupon/v2'],
  [(api) => api.gifts(), '/v2/gift'],
  [(api) => api.receivableGifts(), '/v2/gift/receivable'],
  [(api) => api.mileage(), '/mileage'],
  [(api) => api.tickets(), '/qna'],
  [(api) => api.alarms(), '/alarm'],
  [(api) => api.beginKoreanCheck(), '/nice/encode'],
  [(api) => api.banners({ displayPosition: 'POPUP' }), '/v2/banner?displayPosition=POPUP'],
];

/** The request that a call sends, and whether it could be cached. The answer does not matter here. */
async function sentBy(ask: (client: ApiClient) => Promise<unknown>, more: Partial<ApiClientOptions> = {}) {
  const sent: { method: string; address: string; body: unknown }[] = [];
  let isCached = false;
  let headers = new Headers();
  const client = createApiClient({
    baseUrl: 'http://api.test',
    balconyId: 'BELTOON_JP',
    timeZone: 'Asia/Tokyo',
    acceptLanguage: 'ja-JP',
    fetch: async (request) => {
      headers = request.headers;
      const text = await request.text();
      const body = text === '' ? undefined : JSON.parse(text);
      sent.push({ method: request.method, address: request.url.slice('http://api.test'.length), body });
      return Response.json({});
    },
    cache: {
      cached: (_key, load) => {
        isCached = true;
        return load();
      },
    },
    ...more,
  });
  await ask(client).catch(() => undefined);
  return { sent, isCached, headers };
}

describe('the call', () => {
  test.each(Object.entries(CALLS))('%s', async (_, { ask, method = 'GET', address, body, isCached, saysAdult }) => {
    const guest = await sentBy(ask);
    expect(guest).toMatchObject({ sent: [{ method, address, body }], isCached });
    const adult = await sentBy(ask, { isNotLoginAdult: true });
    const query = new URL(`http://api.test${adult.sent[0]?.address}`).searchParams;
    expect(query.get('isNotLoginAdult')).toBe(saysAdult ? 'true' : null);
    query.delete('isNotLoginAdult');
    expect(query.toString()).toBe(new URL(`http://api.test${address}`).searchParams.toString());
  });

  test.each(Object.entries(CALLS))('%s of a signed-in reader', async (_, { ask, isCached }) => {
    const secret = { bearer: 'theirs', serviceSecret: 'secret', clientAddress: '192.0.2.1' };
    const asReader = await sentBy(ask, { ...secret, view: { seesAdult: true, seesBl: false } });
    expect(asReader.isCached).toBe(isCached);
    expect(asReader.headers.get('authorization')).toBe(isCached ? null : 'Bearer theirs');
    expect(asReader.headers.get('x-longstrip-view')).toBe(isCached ? 'adult=1; bl=0' : null);
    // Without the view, or the secret that proves it, no answer is shared.
    for (const options of [secret, { bearer: 'theirs', view: { seesAdult: true, seesBl: false } }]) {
      const own = await sentBy(ask, options);
      expect([own.isCached, own.headers.get('authorization')]).toEqual([false, 'Bearer theirs']);
      expect(own.headers.has('x-longstrip-view')).toBe(false);
    }
  });

  test.each(BARE_CALLS)('%# sends no parameter that the caller left out', async (ask, address) => {
    expect((await sentBy(ask)).sent.map((each) => each.address)).toEqual([address]);
  });
});
