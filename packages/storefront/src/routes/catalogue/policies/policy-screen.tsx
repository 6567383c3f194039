import { ChipRow, Disclosure, Link, RichText } from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import { useText } from '../../../i18n/use-text.ts';
import { policyAddress } from '../../../parts/navigation/policy-address.ts';
import { EmptyList } from '../../../parts/shell/empty-list.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteInnerHeader } from '../../../parts/shell/site-headers.tsx';
import type { PolicyPage, PolicyText } from './policies.server.ts';

/** A legal text, with links to its earlier versions and to the other texts. */
export function PolicyScreen() {
  const { kind, policy, others } = useLoaderData<PolicyPage>();
  const text = useText();
  return (
    <SiteFrame header={<SiteInnerHeader title={policy?.title ?? text(`policy.kind${kind}`)} />}>
      {policy === null ? (
        <EmptyList scene="questions" level="h1" title={text('policy.emptyTitle')} text={text('policy.emptyText')} />
      ) : (
        <PolicyArticle kind={kind} policy={policy} />
      )}
      {others.length > 0 && (
        <section className="px-(--size-gutter) pt-4 pb-4">
          <h2 className="text-16">{text('policy.more')}</h2>
          <div className="mt-1.5">
            <ChipRow
              label={text('policy.more')}
              chips={others.map((other) => ({ href: other.href, label: text(`policy.kind${other.kind}`) }))}
            />
          </div>
        </section>
      )}
    </SiteFrame>
  );
}

function PolicyArticle({ kind, policy }: { kind: PolicyPage['kind']; policy: PolicyText }) {
  const text = useText();
  const { title, body, date, isInForce, foreign, versions } = policy;
  return (
    <div className="px-(--size-gutter) pt-7 pb-6">
      <h1 className="text-28 text-balance wrap-anywhere max-desk:text-22" lang={foreign?.language}>
        {title}
      </h1>
      <p className="figures mt-2 text-13 text-fg-3">{text(isInForce ? 'policy.effective' : 'policy.past', { date })}</p>
      {!isInForce && (
        <p className="mt-4 rounded-card bg-fill px-4 py-2.5">
          <Link href={policyAddress(kind)} className="inline-flex min-h-11 items-center font-strong underline">
            {text('policy.current')}
          </Link>
        </p>
      )}
      {foreign !== null && (
        <p className="mt-4 rounded-card bg-fill p-4 text-14 text-fg-2">
          {text('policy.otherLanguage', { language: foreign.name })}
        </p>
      )}
      <article
        lang={foreign?.language}
        dir={foreign?.direction}
        className="mt-6 border-t border-line pt-6 text-16 text-pretty"
      >
        <RichText nodes={body} className="max-w-[40em]" />
      </article>
      {versions.length > 0 && <Versions versions={versions} />}
    </div>
  );
}

function Versions({ versions }: Pick<PolicyText, 'versions'>) {
  const text = useText();
  return (
    <div className="mt-10 border-y border-line">
      <Disclosure title={text('policy.versions')}>
        <ul className="pb-3">
          {versions.map(({ href, version, date, isCurrent }) => (
            <li key={href}>
              <Link
                href={href}
                aria-current={isCurrent ? 'page' : undefined}
                className="figures inline-flex min-h-11 items-center text-14 text-fg-2 aria-[current]:font-strong aria-[current]:text-fg"
              >
                {text('policy.version', { version, date })}
              </Link>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
