/** The store's registration at NICE. */
export const NICE_CLIENT = {
  clientId: 'sandbox-nice-client',
  clientSecret: 'sandbox-nice-client-secret',
  productId: '2101979031',
  siteCode: 'SANDBOX01',
} as const;

/** Below this path the sandbox plays NICE. */
export const NICE_PATH = '/nice';

/** What the api has to know of NICE's identity check. */
export interface SandboxNice {
  tokenUrl: string;
  cryptoTokenUrl: string;
  /** Where the pop-up's form is posted to. */
  popupUrl: string;
  clientId: string;
  clientSecret: string;
  productId: string;
}

/** @param baseUrl the sandbox's own origin */
export function sandboxNice(baseUrl: string): SandboxNice {
  const { clientId, clientSecret, productId } = NICE_CLIENT;
  return {
    tokenUrl: `${baseUrl}${NICE_PATH}/digital/niceid/oauth/oauth/token`,
    cryptoTokenUrl: `${baseUrl}${NICE_PATH}/digital/niceid/api/v1.0/common/crypto/token`,
    popupUrl: `${baseUrl}${NICE_PATH}/CheckPlusSafeModel/service.cb`,
    ...{ clientId, clientSecret, productId },
  };
}
