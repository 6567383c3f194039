import type { FaqCategory } from '@longstrip/core';
import { ChipScroller, CommentIcon, Disclosure, RichText } from '@longstrip/ui';
import { useLoaderData, useLocation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { listAddress } from '../../../parts/navigation/list-query.ts';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { EmptyList } from '../../../parts/shell/empty-list.tsx';
import { NextStep } from '../../../parts/shell/next-step.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteInnerHeader } from '../../../parts/shell/site-headers.tsx';
import { useSite } from '../../../root/site-data.ts';
import type { FaqEntry, FaqPage } from './faq.server.ts';

export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { loader } from './faq.server.ts';
export { ErrorScreen as ErrorBoundary };

/** With fewer topics there is nothing to choose from. */
const MIN_CATEGORIES = 2;

/** Frequent questions by topic. Every question has its own address: `/faq#question-12`. */
export default function FaqScreen() {
  const { categories, category, groups } = useLoaderData<FaqPage>();
  const text = useText();
  const title = text('nav.faq');
  const addressOf = (topic: FaqCategory | null) => listAddress('/faq', { category: topic });
  return (
    <SiteFrame header={<SiteInnerHeader title={title} />}>
      <h1 className="sr-only">{title}</h1>
      {groups.length === 0 ? (
        <EmptyList scene="questions" title={text('faq.emptyTitle')} text={text('faq.emptyText')} />
      ) : (
        <>
          <p className="px-(--size-gutter) pt-5 text-fg-2">{text('faq.lead')}</p>
          {categories.length >= MIN_CATEGORIES && (
            <div className="pt-2.5">
              <ChipScroller
                label={text('faq.categories')}
                chips={[null, ...categories].map((topic) => ({
                  href: addressOf(topic),
                  label: text(topic === null ? 'faq.all' : `faq.category${topic}`),
                  isCurrent: topic === category,
                }))}
              />
            </div>
          )}
          <OpenedByAddress>
            {groups.map((group) => (
              <Topic key={group.category} {...group} />
            ))}
          </OpenedByAddress>
        </>
      )}
      <AskLink />
    </SiteFrame>
  );
}

/** A link to the support, for what no question here answers. */
function AskLink() {
  const text = useText();
  const { routes } = useSite();
  if (!routes.includes('qnaRegister')) return null;
  return <NextStep href="/qna/register" icon={CommentIcon} title={text('faq.askTitle')} text={text('faq.askText')} />;
}

/** Opens the question in the address; only recent browsers do so by themselves. */
function OpenedByAddress({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!/^#question-\d+$/.test(hash)) return;
    const question = ref.current?.querySelector(hash);
    if (!(question instanceof HTMLDetailsElement)) return;
    question.open = true;
    question.scrollIntoView({ block: 'start' });
  }, [hash]);
  return (
    <div ref={ref} className="pb-4">
      {children}
    </div>
  );
}

function Topic({ category, entries }: { category: FaqCategory; entries: readonly FaqEntry[] }) {
  const text = useText();
  return (
    <section className="px-(--size-gutter) pt-7">
      <h2 className="text-18">{text(`faq.category${category}`)}</h2>
      <div className="mt-2 divide-y divide-line border-y border-line">
        {entries.map(({ id, question, answer }) => (
          <Disclosure key={id} id={`question-${id}`} title={question} onOpen={() => nameInAddress(id)}>
            <RichText nodes={answer} className="max-w-[40em] pb-5 text-fg-2" />
          </Disclosure>
        ))}
      </div>
    </section>
  );
}

/** Puts the question that was opened last into the address, for sharing. */
function nameInAddress(id: number): void {
  window.history.replaceState(window.history.state, '', `#question-${id}`);
}
