/** The sign-in providers that the sandbox plays. */
export const PROVIDER_NAMES = ['google', 'facebook', 'twitter', 'apple'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

export const PROVIDER_TITLES: Readonly<Record<ProviderName, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'X',
  apple: 'Apple',
};

/** Who answers with an id token; the others are asked who the reader is. */
export const hasIdToken = (name: ProviderName): boolean => name === 'google' || name === 'apple';
