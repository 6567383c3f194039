import type { Platform, RouteName } from '@longstrip/core';

/** A page of the storefront. */
interface ImplementedRoute {
  readonly name: RouteName;
  /** The path below the root, in Remix's syntax; empty for the root itself. */
  readonly path: string;
  /** The file in `routes/`. */
  readonly file: string;
}

/** All pages. Navigation and the bundles of apps follow from this list and the platform's own. */
export const IMPLEMENTED_ROUTES: readonly ImplementedRoute[] = [
  { name: 'main', path: '', file: 'main.tsx' },
  { name: 'homeWeekly', path: 'home/weekly', file: 'home-weekly.tsx' },
  { name: 'homeFree', path: 'home/free', file: 'home-free.tsx' },
  { name: 'homeRanking', path: 'home/ranking', file: 'home-ranking.tsx' },
  { name: 'homeBl', path: 'home/bl', file: 'home-bl.tsx' },
  { name: 'homeMature', path: 'home/mature', file: 'home-mature.tsx' },
  { name: 'homeRomance', path: 'home/romance', file: 'home-romance.tsx' },
  { name: 'homeAction', path: 'home/action', file: 'home-action.tsx' },
  { name: 'homePick', path: 'home/pick', file: 'home-pick.tsx' },
  { name: 'homePickOne', path: 'home/pick/:id', file: 'home-pick-one.tsx' },
  { name: 'detail', path: 'detail/:id', file: 'detail.tsx' },
  { name: 'creator', path: 'creator/:id', file: 'creator.tsx' },
  { name: 'viewerById', path: 'viewer/:id', file: 'viewer-by-id.tsx' },
  { name: 'viewer', path: 'viewer/:alias/:episodeAlias', file: 'viewer.tsx' },
  { name: 'event', path: 'event', file: 'event.tsx' },
  { name: 'eventDetail', path: 'event/:id', file: 'event-detail.tsx' },
  { name: 'shop', path: 'shop', file: 'shop.tsx' },
  { name: 'historyCharge', path: 'history/charge', file: 'history-charge.tsx' },
  { name: 'notice', path: 'notice', file: 'notice.tsx' },
  { name: 'noticeDetail', path: 'notice/detail/:id', file: 'notice-detail.tsx' },
  { name: 'search', path: 'search', file: 'search.tsx' },
  { name: 'benefit', path: 'benefit', file: 'benefit.tsx' },
  { name: 'benefitGift', path: 'benefit/gift', file: 'benefit-gift.tsx' },
  { name: 'gift', path: 'gift', file: 'gift.tsx' },
  { name: 'coupon', path: 'coupon', file: 'coupon.tsx' },
  { name: 'roulette', path: 'roulette', file: 'roulette.tsx' },
  { name: 'comment', path: 'comment', file: 'comment.tsx' },
  { name: 'historyMileage', path: 'history/mileage', file: 'history-mileage.tsx' },
  { name: 'my', path: 'my', file: 'my.tsx' },
  { name: 'libraryMy', path: 'library/my', file: 'library-my.tsx' },
  { name: 'libraryFavorite', path: 'library/favorite', file: 'library-favorite.tsx' },
  { name: 'libraryRecent', path: 'library/recent', file: 'library-recent.tsx' },
  { name: 'historyUse', path: 'history/use', file: 'history-use.tsx' },
  { name: 'setting', path: 'setting', file: 'setting.tsx' },
  { name: 'settingApp', path: 'setting/app', file: 'setting-app.tsx' },
  { name: 'settingPassword', path: 'setting/password', file: 'setting-password.tsx' },
  { name: 'userLogin', path: 'user/login', file: 'user-login.tsx' },
  { name: 'userSignup', path: 'user/signup', file: 'user-signup.tsx' },
  { name: 'userAdult', path: 'user/adult', file: 'user-adult.tsx' },
  { name: 'userFindId', path: 'user/find-id', file: 'user-find-id.tsx' },
  { name: 'userWithdrawal', path: 'user/withdrawal', file: 'user-withdrawal.tsx' },
  { name: 'userFindPassword', path: 'user/find-password', file: 'user-find-password.tsx' },
  { name: 'mailResetPassword', path: 'mail/resetPassword', file: 'mail-reset-password.tsx' },
  { name: 'mailUnsubscribe', path: 'mail/unsubscribe', file: 'mail-unsubscribe.tsx' },
  { name: 'callbackLoginError', path: 'callback/login-error', file: 'callback-login-error.tsx' },
  { name: 'callbackLoginNewuser', path: 'callback/login-newuser', file: 'callback-login-newuser.tsx' },
  { name: 'callbackAdultKr', path: 'callback/adult-kr', file: 'callback-adult-kr.tsx' },
  { name: 'faq', path: 'faq', file: 'faq.tsx' },
  { name: 'qna', path: 'qna', file: 'qna.tsx' },
  { name: 'qnaRegister', path: 'qna/register', file: 'qna-register.tsx' },
  { name: 'alarm', path: 'alarm', file: 'alarm.tsx' },
  { name: 'policy', path: 'policy', file: 'policy.tsx' },
  { name: 'privacy', path: 'privacy', file: 'privacy.tsx' },
  { name: 'transferNote', path: 'transfer/note', file: 'transfer-note.tsx' },
  { name: 'transferApplyLogin', path: 'transfer/apply/login', file: 'transfer-apply-login.tsx' },
  { name: 'transferApplyConfirm', path: 'transfer/apply/confirm', file: 'transfer-apply-confirm.tsx' },
  { name: 'transferApplyWrong', path: 'transfer/apply/wrong', file: 'transfer-apply-wrong.tsx' },
  { name: 'transferApplyStatus', path: 'transfer/apply/status', file: 'transfer-apply-status.tsx' },
  { name: 'notFound', path: '404', file: 'not-found.tsx' },
  { name: 'error', path: 'error', file: 'error.tsx' },
  { name: 'prepare', path: 'prepare', file: 'prepare.tsx' },
];

const IMPLEMENTED_NAMES = new Set<RouteName>(IMPLEMENTED_ROUTES.map((route) => route.name));

const reachable = new WeakMap<Platform['routes'], readonly RouteName[]>();

/** The pages of a platform: those that it lists and that exist. */
export function reachableRoutes({ routes }: Pick<Platform, 'routes'>): readonly RouteName[] {
  const known = reachable.get(routes) ?? routes.filter((name) => IMPLEMENTED_NAMES.has(name));
  reachable.set(routes, known);
  return known;
}
