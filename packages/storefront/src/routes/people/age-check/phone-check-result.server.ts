import { KoreanCheckAnswerSchema } from '@longstrip/api-contract';
import type { Messages } from '@longstrip/messages';
import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { loadPageTexts, serverText } from '../../../i18n/server-text.server.ts';
import type { PageTitle } from '../../../parts/seo/page-meta.server.ts';
import '../../../server/site-context.ts';

/** What came of a check by phone. */
export interface PhoneCheckResult extends PageTitle {
  texts: Messages;
  isConfirmed: boolean;
}

/**
 * `/callback/adult-kr`: the way back from NICE, with its answer in the query. The api decides; why it refuses is for the log
 * alone (D27). The answer is good once, so a reload of the page shows that nothing happened.
 */
export async function loadPhoneCheckResult({ request, context: site }: LoaderFunctionArgs): Promise<PhoneCheckResult> {
  const [texts, text, isConfirmed] = await Promise.all([
    loadPageTexts(site.locale, ['age']),
    serverText(site.locale),
    confirm(request, site),
  ]);
  return { title: `${text('age.title')} · ${site.platform.brand.name}`, texts, isConfirmed };
}

async function confirm({ url }: Request, site: LoaderFunctionArgs['context']): Promise<boolean> {
  const answer = v.safeParse(KoreanCheckAnswerSchema, Object.fromEntries(new URL(url).searchParams));
  const refreshToken = await site.door.refreshToken();
  if (!answer.success || refreshToken === null) return false;
  const reply = await site.api.finishKoreanCheck({ ...answer.output, refreshToken });
  if (reply.ok) await site.door.replaceTokens(reply.data);
  else site.logger.info({ requestId: site.requestId, code: reply.code }, 'a check by phone was refused');
  return reply.ok;
}
