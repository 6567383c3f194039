import type { RichNode } from '@longstrip/ui';
import type { SampleTexts } from '@longstrip/ui/samples';
import type { NoticeListPage, NoticePage } from '../routes/catalogue/notices/notices.server.ts';
import type { PolicyPage } from '../routes/catalogue/policies/policies.server.ts';
import type { FaqPage } from '../routes/community/faq/faq.server.ts';
import { STORY_META } from './story-data.ts';

const NOTICE_COUNT = 8;

function block(...children: RichNode[]): RichNode {
  return { tag: 'div', style: null, href: null, children };
}

/** A page of notices; the second title is longer than any line. */
export function storyNotices(texts: SampleTexts, count = NOTICE_COUNT): NoticeListPage {
  const titles = [texts.detail.notices[0] ?? '', `${texts.long} ${texts.long}`, ...texts.detail.notices.slice(1)];
  return {
    meta: STORY_META,
    notices: Array.from({ length: count }, (_, index) => ({
      id: index,
      title: titles[index % titles.length] ?? '',
      date: '2026.11.21',
      dateIso: '2026-11-21T12:00:00.000Z',
      isPinned: index === 0,
    })),
    page: 2,
    pageCount: 5,
  };
}

/** One notice with a link, a colour and bold words. */
export function storyNotice(texts: SampleTexts): NoticePage {
  const { detail, titles } = texts;
  return {
    meta: STORY_META,
    notice: {
      id: 1,
      title: detail.notices[0] ?? '',
      date: '2026.11.21',
      dateIso: '2026-11-21T12:00:00.000Z',
      isPinned: true,
      body: [
        block(detail.synopsis),
        block({ tag: 'a', style: null, href: '/home/weekly', children: [titles.saltCrown] }, ' · ', {
          tag: 'span',
          style: { color: 'red', fontWeight: '700' },
          href: null,
          children: [titles.ninthTail],
        }),
        block(detail.synopsis),
      ],
    },
  };
}

/** Questions of two topics. */
export function storyFaq(texts: SampleTexts): FaqPage {
  const entries = [...texts.detail.notices, texts.long].map((question, id) => ({
    id,
    question,
    answer: [texts.detail.synopsis],
  }));
  return {
    meta: STORY_META,
    categories: ['ACCOUNT', 'COIN', 'READING', 'CONTENTS', 'APP'],
    category: null,
    groups: [
      { category: 'COIN', entries },
      { category: 'READING', entries: entries.map((entry) => ({ ...entry, id: entry.id + entries.length })) },
    ],
  };
}

/** Terms in their third version. */
export function storyPolicy(texts: SampleTexts): PolicyPage {
  const section = (heading: string) =>
    block({ tag: 'h2', style: null, href: null, children: [heading] }, texts.detail.synopsis);
  return {
    meta: STORY_META,
    kind: 'TERMS',
    policy: {
      title: texts.home.today,
      body: [section(texts.home.wait), section(texts.home.line), section(texts.long)],
      date: '2026.01.01',
      isInForce: true,
      foreign: null,
      versions: [3, 2, 1].map((version) => ({
        href: `/policy?version=${version}`,
        version,
        date: '2026.01.01',
        isCurrent: version === 3,
      })),
    },
    others: [
      { href: '/privacy', kind: 'PRIVACY' },
      { href: '/policy?kind=PAYMENT', kind: 'PAYMENT' },
    ],
  };
}
