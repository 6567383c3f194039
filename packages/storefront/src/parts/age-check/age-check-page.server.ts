import { type LoaderFunctionArgs, redirect } from '@remix-run/server-runtime';
import { serverText } from '../../i18n/server-text.server.ts';
import type { PageTitle } from '../seo/page-title.server.ts';
import { ageCallbackOf, loadAgeCheck } from './age-check.server.ts';
import type { AgeCheck } from './age-check-model.ts';
import '../../server/site-context.ts';

/** What the page of the age check shows. */
export interface AgeCheckPage extends PageTitle {
  check: AgeCheck;
}

/** `/user/adult`. Who sees adult works already is led on. */
export async function loader({ request, context: site }: LoaderFunctionArgs): Promise<AgeCheckPage> {
  const callback = ageCallbackOf(request);
  const [check, text] = await Promise.all([loadAgeCheck(site, callback), serverText(site.locale)]);
  if (check === null) throw redirect(callback, 302);
  return { title: `${text('age.title')} · ${site.platform.brand.name}`, check };
}
