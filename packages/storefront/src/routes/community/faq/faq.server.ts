import { FAQ_CATEGORIES, type FaqCategory } from '@longstrip/core';
import type { RichNode } from '@longstrip/ui';
import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { readServerMark, serverText } from '../../../i18n/server-text.server.ts';
import { queryChoice } from '../../../parts/navigation/list-query.ts';
import { parseRichText, richLinks } from '../../../parts/rich-text/parse-rich-text.server.ts';
import { sitePageMeta } from '../../../parts/seo/page-meta.server.ts';
import type { PageMeta } from '../../../parts/seo/page-meta.ts';
import '../../../server/site-context.ts';

/** A question with its answer. */
export interface FaqEntry {
  id: number;
  question: string;
  answer: RichNode[];
}

export interface FaqPage {
  meta: PageMeta;
  /** Topics that have questions, in the order of the catalogue. */
  categories: FaqCategory[];
  /** The chosen topic; null for all. */
  category: FaqCategory | null;
  groups: { category: FaqCategory; entries: FaqEntry[] }[];
}

/** `/faq`: questions by topic, or those of one topic. */
export async function loader({ request, context: site }: LoaderFunctionArgs): Promise<FaqPage> {
  site.caching.declare(['category']);
  const [text, read, reply] = await Promise.all([serverText(site.locale), readServerMark(site), site.api.faqs()]);
  const { categories, content } = reply.ok ? reply.data : { categories: [], content: [] };
  const asked = queryChoice(new URL(request.url), 'category', FAQ_CATEGORIES, null);
  const category = asked !== null && categories.includes(asked) ? asked : null;
  const linkAddress = richLinks(site);
  return {
    meta: sitePageMeta(site, {
      title: text('nav.faq'),
      description: text('head.faq', { brand: site.platform.brand.name }),
      path: '/faq',
    }),
    categories,
    category,
    groups: (category === null ? categories : [category]).map((each) => ({
      category: each,
      entries: content
        .filter((entry) => entry.category === each)
        .map(({ id, question, answer }) => ({
          id,
          question: read(question),
          answer: parseRichText(read(answer), linkAddress),
        })),
    })),
  };
}
