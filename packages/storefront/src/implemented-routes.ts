import type { Platform, RouteName } from '@longstrip/core';

/** A page of the storefront. */
interface ImplementedRoute {
  readonly name: RouteName;
  /** The path below the root, in Remix's syntax; empty for the root itself. */
  readonly path: string;
  /** The file below `routes/`. */
  readonly file: string;
}

/** All pages. Navigation and the app bundles are made from this list and the platform's own. */
export const IMPLEMENTED_ROUTES: readonly ImplementedRoute[] = [
  { name: 'main', path: '', file: 'catalogue/home/main.route.tsx' },
  { name: 'homeWeekly', path: 'home/weekly', file: 'catalogue/weekly/home-weekly.route.tsx' },
  { name: 'homeFree', path: 'home/free', file: 'catalogue/free/home-free.route.tsx' },
  { name: 'homeRanking', path: 'home/ranking', file: 'catalogue/ranking/home-ranking.route.tsx' },
  { name: 'homeBl', path: 'home/bl', file: 'catalogue/genres/home-bl.route.tsx' },
  { name: 'homeMature', path: 'home/mature', file: 'catalogue/mature/home-mature.route.tsx' },
  { name: 'homeRomance', path: 'home/romance', file: 'catalogue/genres/home-romance.route.tsx' },
  { name: 'homeAction', path: 'home/action', file: 'catalogue/genres/home-action.route.tsx' },
  { name: 'homePick', path: 'home/pick', file: 'catalogue/picks/home-pick.route.tsx' },
  { name: 'homePickOne', path: 'home/pick/:id', file: 'catalogue/picks/home-pick-one.route.tsx' },
  { name: 'detail', path: 'detail/:id', file: 'catalogue/detail/detail.route.tsx' },
  { name: 'creator', path: 'creator/:id', file: 'catalogue/creator/creator.route.tsx' },
  { name: 'viewerById', path: 'viewer/:id', file: 'reading/viewer/viewer-by-id.route.tsx' },
  { name: 'viewer', path: 'viewer/:alias/:episodeAlias', file: 'reading/viewer/viewer.route.tsx' },
  { name: 'event', path: 'event', file: 'money/events/event.route.tsx' },
  { name: 'eventDetail', path: 'event/:id', file: 'money/events/event-detail.route.tsx' },
  { name: 'shop', path: 'shop', file: 'money/shop/shop.route.tsx' },
  { name: 'historyCharge', path: 'history/charge', file: 'money/charge-history/history-charge.route.tsx' },
  { name: 'notice', path: 'notice', file: 'catalogue/notices/notice.route.tsx' },
  { name: 'noticeDetail', path: 'notice/detail/:id', file: 'catalogue/notices/notice-detail.route.tsx' },
  { name: 'search', path: 'search', file: 'catalogue/search/search.route.tsx' },
  { name: 'benefit', path: 'benefit', file: 'money/benefits/benefit.route.tsx' },
  { name: 'benefitGift', path: 'benefit/gift', file: 'money/gifts/benefit-gift.route.tsx' },
  { name: 'gift', path: 'gift', file: 'money/gifts/gift.route.tsx' },
  { name: 'coupon', path: 'coupon', file: 'money/coupons/coupon.route.tsx' },
  { name: 'roulette', path: 'roulette', file: 'money/roulette/roulette.route.tsx' },
  { name: 'comment', path: 'comment', file: 'community/comments/comment.route.tsx' },
  { name: 'historyMileage', path: 'history/mileage', file: 'money/points/history-mileage.route.tsx' },
  { name: 'my', path: 'my', file: 'people/my/my.route.tsx' },
  { name: 'libraryMy', path: 'library/my', file: 'reading/library/library-my.route.tsx' },
  { name: 'libraryFavorite', path: 'library/favorite', file: 'reading/library/library-favorite.route.tsx' },
  { name: 'libraryRecent', path: 'library/recent', file: 'reading/library/library-recent.route.tsx' },
  { name: 'libraryMarks', path: 'library/marks', file: 'reading/library/library-marks.route.tsx' },
  { name: 'libraryDevice', path: 'library/device', file: 'reading/library/library-device.route.tsx' },
  { name: 'historyUse', path: 'history/use', file: 'money/use-history/history-use.route.tsx' },
  { name: 'setting', path: 'setting', file: 'people/settings/setting.route.tsx' },
  { name: 'settingApp', path: 'setting/app', file: 'people/settings/setting-app.route.tsx' },
  { name: 'settingPassword', path: 'setting/password', file: 'people/change-password/setting-password.route.tsx' },
  { name: 'userLogin', path: 'user/login', file: 'people/login/user-login.route.tsx' },
  { name: 'userSignup', path: 'user/signup', file: 'people/sign-up/user-signup.route.tsx' },
  { name: 'userAdult', path: 'user/adult', file: 'people/age-check/user-adult.route.tsx' },
  { name: 'userFindId', path: 'user/find-id', file: 'people/find-id/user-find-id.route.tsx' },
  { name: 'userWithdrawal', path: 'user/withdrawal', file: 'people/withdrawal/user-withdrawal.route.tsx' },
  { name: 'userFindPassword', path: 'user/find-password', file: 'people/find-password/user-find-password.route.tsx' },
  {
    name: 'mailResetPassword',
    path: 'mail/resetPassword',
    file: 'people/reset-password/mail-reset-password.route.tsx',
  },
  { name: 'mailUnsubscribe', path: 'mail/unsubscribe', file: 'people/unsubscribe/mail-unsubscribe.route.tsx' },
  { name: 'callbackLoginError', path: 'callback/login-error', file: 'people/login/callback-login-error.route.tsx' },
  {
    name: 'callbackLoginNewuser',
    path: 'callback/login-newuser',
    file: 'people/newcomer/callback-login-newuser.route.tsx',
  },
  { name: 'callbackAdultKr', path: 'callback/adult-kr', file: 'people/age-check/callback-adult-kr.route.tsx' },
  { name: 'faq', path: 'faq', file: 'community/faq/faq.route.tsx' },
  { name: 'qna', path: 'qna', file: 'community/qna/qna.route.tsx' },
  { name: 'qnaRegister', path: 'qna/register', file: 'community/qna/qna-register.route.tsx' },
  { name: 'alarm', path: 'alarm', file: 'community/alarms/alarm.route.tsx' },
  { name: 'policy', path: 'policy', file: 'catalogue/policies/policy.route.tsx' },
  { name: 'privacy', path: 'privacy', file: 'catalogue/policies/privacy.route.tsx' },
  { name: 'transferNote', path: 'transfer/note', file: 'people/transfer/transfer-note.route.tsx' },
  { name: 'transferApplyLogin', path: 'transfer/apply/login', file: 'people/transfer/transfer-apply-login.route.tsx' },
  {
    name: 'transferApplyConfirm',
    path: 'transfer/apply/confirm',
    file: 'people/transfer/transfer-apply-confirm.route.tsx',
  },
  { name: 'transferApplyWrong', path: 'transfer/apply/wrong', file: 'people/transfer/transfer-apply-wrong.route.tsx' },
  {
    name: 'transferApplyStatus',
    path: 'transfer/apply/status',
    file: 'people/transfer/transfer-apply-status.route.tsx',
  },
  { name: 'notFound', path: '404', file: 'site/error-pages/not-found.route.tsx' },
  { name: 'error', path: 'error', file: 'site/error-pages/error.route.tsx' },
  { name: 'prepare', path: 'prepare', file: 'site/error-pages/prepare.route.tsx' },
];

const IMPLEMENTED_NAMES = new Set<RouteName>(IMPLEMENTED_ROUTES.map((route) => route.name));

const reachable = new WeakMap<Platform['routes'], readonly RouteName[]>();

/** The pages of a platform: those that it lists and that exist. */
export function reachableRoutes({ routes }: Pick<Platform, 'routes'>): readonly RouteName[] {
  const known = reachable.get(routes) ?? routes.filter((name) => IMPLEMENTED_NAMES.has(name));
  reachable.set(routes, known);
  return known;
}
