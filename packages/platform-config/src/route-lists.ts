import {
  type AdultPolicy,
  type PlatformFeatures,
  ROUTE_NAMES,
  type RouteName,
  type SignInMethod,
} from '@longstrip/core';

/** What decides which pages a platform has. */
export interface RouteFacts {
  readonly signIn: readonly SignInMethod[];
  readonly adult: Pick<AdultPolicy, 'shown'>;
  readonly features: Pick<PlatformFeatures, 'comments' | 'useAdultAuthKr'>;
}

/** D34, D35: pages of moving an account. */
export const TRANSFER_ROUTES: readonly RouteName[] = ROUTE_NAMES.filter((name) => name.startsWith('transfer'));

/** Pages that every platform has: its machinery, signing in and the legal texts. */
export const COMMON_ROUTES: readonly RouteName[] = [
  'health',
  'notFound',
  'error',
  'prepare',
  'userLogin',
  'policy',
  'privacy',
];

/** Pages that exist only where something holds (section 1, D3, D22); all others of a store exist everywhere. */
export const ROUTE_CONDITIONS: Partial<Record<RouteName, (facts: RouteFacts) => boolean>> = {
  comment: ({ features }) => features.comments,
  homeMature: ({ adult }) => adult.shown,
  userAdult: ({ adult }) => adult.shown,
  userFindId: ({ signIn }) => signIn.includes('phone'),
  userFindPassword: hasOwnPasswords,
  settingPassword: hasOwnPasswords,
  mailResetPassword: ({ signIn }) => signIn.includes('email'),
  callbackFacebookLogin: ({ signIn }) => signIn.includes('facebook'),
  callbackAdultKr: ({ features }) => features.useAdultAuthKr,
};

function hasOwnPasswords({ signIn }: RouteFacts): boolean {
  return signIn.includes('email') || signIn.includes('phone');
}

/** The pages of a platform that sells: all of section 2 but those whose condition fails, and none of the transfer. */
export function storeRoutes(facts: RouteFacts): RouteName[] {
  return ROUTE_NAMES.filter((name) => !TRANSFER_ROUTES.includes(name) && (ROUTE_CONDITIONS[name]?.(facts) ?? true));
}

/** The pages of a platform whose accounts move away (D35). */
export function transferSiteRoutes(facts: RouteFacts, others: readonly RouteName[] = []): RouteName[] {
  const listed: readonly RouteName[] = [
    ...TRANSFER_ROUTES,
    ...COMMON_ROUTES,
    'userFindPassword',
    'mailResetPassword',
    ...others,
  ];
  return ROUTE_NAMES.filter(
    (name) => (listed.includes(name) || name.startsWith('callback')) && (ROUTE_CONDITIONS[name]?.(facts) ?? true),
  );
}
