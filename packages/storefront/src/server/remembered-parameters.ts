import { LOCALE_PARAMETER } from '../i18n/locale-parameter.ts';
import { APP_PARAMETER } from './client/which-client.ts';
import { PORCH_PARAMETER } from './marketing-code.ts';

const REMEMBERED_PARAMETERS = [LOCALE_PARAMETER, APP_PARAMETER, PORCH_PARAMETER];

/** Whether the address has a parameter for which an answer may set a cookie. */
export function isRemembered(url: URL): boolean {
  return url.search !== '' && REMEMBERED_PARAMETERS.some((name) => url.searchParams.has(name));
}
