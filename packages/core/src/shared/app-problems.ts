/** What the native app cannot do, as section 8 names it. */
export const APP_PROBLEMS = [
  'LANGUAGE',
  'VERSION',
  'USER_INFO',
  'PURCHASE',
  'PRODUCT',
  'CERTIFICATE',
  'STORAGE',
] as const;
export type AppProblem = (typeof APP_PROBLEMS)[number];
