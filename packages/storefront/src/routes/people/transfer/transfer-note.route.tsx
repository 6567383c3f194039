import {
  BellIcon,
  ButtonLink,
  CheckIcon,
  ChevronDownIcon,
  ClockIcon,
  CloseIcon,
  CoinGlyph,
  ForwardIcon,
  type IconComponent,
  LibraryIcon,
  LockIcon,
  PagesIcon,
  ReceiptIcon,
  Wordmark,
} from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteHomeHeader } from '../../../parts/shell/site-headers.tsx';
import { useSite } from '../../../root/site-data.ts';
import type { TransferKey, TransferNoteData } from './transfer-note.server.ts';

export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { loader } from './transfer-note.server.ts';
export { ErrorScreen as ErrorBoundary };

type Point = readonly [title: TransferKey, text: TransferKey];

const STEPS: readonly Point[] = [
  ['transfer.signInTitle', 'transfer.signInText'],
  ['transfer.checkTitle', 'transfer.checkText'],
  ['transfer.confirmTitle', 'transfer.confirmText'],
];

const QUESTIONS: readonly Point[] = [
  ['transfer.costQuestion', 'transfer.costAnswer'],
  ['transfer.valueQuestion', 'transfer.valueAnswer'],
  ['transfer.onceQuestion', 'transfer.onceAnswer'],
  ['transfer.languageQuestion', 'transfer.languageAnswer'],
  ['transfer.forgotQuestion', 'transfer.forgotAnswer'],
  ['transfer.lateQuestion', 'transfer.lateAnswer'],
];

/** The texts of this page, from its loader. */
function useTransferText(): (key: TransferKey) => string {
  const { texts } = useLoaderData<TransferNoteData>();
  return (key) => texts[key] ?? '';
}

/** For a site whose accounts move: what moves, what stays, until when, and how. */
export default function TransferNoteScreen() {
  return (
    <SiteFrame header={<SiteHomeHeader />}>
      <article className="pb-12">
        <Opening />
        <LastDay />
        <About />
        <Lists />
        <Steps />
        <Questions />
      </article>
    </SiteFrame>
  );
}

function Opening() {
  const text = useTransferText();
  const { brand } = useSite();
  const { target } = useLoaderData<TransferNoteData>();
  return (
    <header className="bg-primary-soft px-(--size-gutter) pt-8 pb-12 text-center">
      <p className="text-13 font-strong text-fg-2">{text('transfer.kicker')}</p>
      <div className="mt-5 flex items-center justify-center gap-4" aria-hidden="true">
        <Wordmark word={brand.wordmark} heightPx={30} />
        <span className="grid size-9 shrink-0 place-items-center rounded-pill bg-primary text-on-primary">
          <ForwardIcon size={16} />
        </span>
        <Wordmark word={target.wordmark} heightPx={30} />
      </div>
      <h1 className="mt-5 text-28 leading-title font-heavy wrap-anywhere">{text('transfer.title')}</h1>
      <p className="mx-auto mt-3 max-w-[34em] text-16 text-pretty">{text('transfer.lead')}</p>
    </header>
  );
}

function LastDay() {
  const text = useTransferText();
  const { lastDay, lastDayIso } = useLoaderData<TransferNoteData>();
  return (
    <div className="-mt-6 px-(--size-gutter)">
      <div className="flex items-center gap-4 rounded-sheet border border-line bg-surface p-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-accent-soft text-accent">
          <ClockIcon />
        </span>
        <div className="min-w-0">
          <p className="text-13 text-fg-2">{text('transfer.lastDayLabel')}</p>
          <p className="text-22 leading-title font-heavy">
            <time dateTime={lastDayIso}>{lastDay}</time>
          </p>
          <p className="mt-1 text-13 text-fg-2">{text('transfer.lastDayText')}</p>
        </div>
      </div>
    </div>
  );
}

function Section({ title, children }: { title: TransferKey; children: ReactNode }) {
  const text = useTransferText();
  return (
    <section className="px-(--size-gutter) pt-9">
      <h2 className="text-18 leading-title">{text(title)}</h2>
      {children}
    </section>
  );
}

function About() {
  const text = useTransferText();
  return (
    <Section title="transfer.aboutTitle">
      <p className="mt-2 max-w-[40em] text-16 text-fg-2 text-pretty">{text('transfer.aboutText')}</p>
    </Section>
  );
}

function Lists() {
  const { methods } = useLoaderData<TransferNoteData>();
  return (
    <>
      <Section title="transfer.movesTitle">
        <ul className="mt-3 divide-y divide-line rounded-card border border-line">
          <Item
            mark="moves"
            title="transfer.coinsTitle"
            text="transfer.coinsText"
            drawing={<CoinGlyph sizePx={24} />}
          />
          <Item mark="moves" title="transfer.libraryTitle" text="transfer.libraryText" drawing={draw(LibraryIcon)} />
          <Item mark="moves" title="transfer.historyTitle" text="transfer.historyText" drawing={draw(ReceiptIcon)} />
        </ul>
      </Section>
      <Section title="transfer.staysTitle">
        <ul className="mt-3 divide-y divide-line rounded-card border border-line">
          <Item mark="stays" title="transfer.missingTitle" text="transfer.missingText" drawing={draw(PagesIcon)} />
          {methods !== '' && (
            <Item mark="stays" title="transfer.passwordTitle" text="transfer.passwordText" drawing={draw(LockIcon)} />
          )}
          <Item mark="stays" title="transfer.settingsTitle" text="transfer.settingsText" drawing={draw(BellIcon)} />
        </ul>
      </Section>
    </>
  );
}

function draw(Drawing: IconComponent): ReactNode {
  return <Drawing />;
}

interface ItemProps {
  mark: 'moves' | 'stays';
  title: TransferKey;
  text: TransferKey;
  drawing: ReactNode;
}

/** One thing that moves or stays. The icon repeats the heading above, so screen readers skip it. */
function Item({ mark, title, text: body, drawing }: ItemProps) {
  const text = useTransferText();
  return (
    <li className="flex items-start gap-3.5 p-4">
      <span
        className="relative mt-0.5 grid size-10 shrink-0 place-items-center rounded-pill bg-fill"
        aria-hidden="true"
      >
        {drawing}
        <span
          className={`absolute -inset-e-1 -bottom-1 grid size-5 place-items-center rounded-pill bg-surface ${mark === 'moves' ? 'text-positive' : 'text-fg-3'}`}
        >
          {mark === 'moves' ? <CheckIcon size={16} /> : <CloseIcon size={16} />}
        </span>
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="text-16 leading-title font-strong">{text(title)}</h3>
        <p className="mt-1 text-14 text-fg-2 text-pretty">{text(body)}</p>
      </div>
    </li>
  );
}

function Steps() {
  const text = useTransferText();
  return (
    <Section title="transfer.stepsTitle">
      <ol className="mt-4 space-y-5">
        {STEPS.map(([title, body], index) => (
          <li key={title} className="flex gap-3.5">
            <span
              className="figures grid size-8 shrink-0 place-items-center rounded-pill bg-fg text-14 font-heavy text-page"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <div className="min-w-0 pt-1">
              <h3 className="text-16 leading-title font-strong">{text(title)}</h3>
              <p className="mt-1 text-14 text-fg-2 text-pretty">{text(body)}</p>
            </div>
          </li>
        ))}
      </ol>
      <ButtonLink look="main" isWide href="/transfer/apply/login" className="mt-6">
        {text('transfer.start')}
      </ButtonLink>
    </Section>
  );
}

function Questions() {
  const text = useTransferText();
  return (
    <Section title="transfer.questionsTitle">
      <div className="mt-2 divide-y divide-line border-y border-line">
        {QUESTIONS.map(([question, answer]) => (
          <details key={question} className="group">
            <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 py-3 text-16 font-strong [&::-webkit-details-marker]:hidden">
              <span className="min-w-0 flex-1 leading-title">{text(question)}</span>
              <span className="shrink-0 text-fg-3 transition-transform group-open:rotate-180">
                <ChevronDownIcon size={16} />
              </span>
            </summary>
            <p className="max-w-[40em] pb-4 text-14 text-fg-2 text-pretty">{text(answer)}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
