import { ChevronIcon, EmptyState, Link, LinkSwitch, OwnText, Tabs, UserIcon } from '@longstrip/ui';
import { useLoaderData, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { PageTexts, usePageText } from '../../../i18n/page-texts.tsx';
import { ChangeNotice } from '../../../parts/account/change-notice.tsx';
import {
  COMMENTS_PATH,
  type CommentsAddress,
  commentMark,
  commentsAddress,
} from '../../../parts/comments/comments-address.ts';
import type { FormReply } from '../../../parts/form/site-form.tsx';
import { PageAlert } from '../../../parts/form/site-form.tsx';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/page-meta.ts';
import { MoreButton } from '../../../parts/series-lists/more-button.tsx';
import { useMoreRows } from '../../../parts/series-lists/use-more-rows.ts';
import { Illustration } from '../../../parts/shell/illustration.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteInnerHeader } from '../../../parts/shell/site-headers.tsx';
import { BlockedReaders } from './blocked-readers.tsx';
import { CommentForm, type CommentFormProps } from './comment-form.tsx';
import { CommentItem, isHiddenComment } from './comment-item.tsx';
import type { CommentModel } from './comments.server.ts';
import type {
  CommentedEpisode,
  CommentRows,
  CommentsPage,
  CommentsView,
  EpisodeCommentsView,
  ThreadView,
} from './comments-model.ts';

export { loader } from './comments.server.ts';
export { action } from './comments-action.server.ts';
export { ErrorScreen as ErrorBoundary };

export const meta = titleMeta;

/** `/comment`: what readers say about an episode, one comment with its replies, and the reader's own. */
export default function CommentsScreen() {
  const page = useLoaderData<CommentsPage>();
  const { key } = useLocation();
  return (
    <PageTexts texts={page.texts}>
      <ChangeNotice key={key} notice={page.notice} address={page.address} />
      <Content page={page} />
    </PageTexts>
  );
}

function Content({ page }: { page: CommentsPage }) {
  const { view } = page;
  if (view.kind === 'episode') return <EpisodeComments page={page} view={view} />;
  if (view.kind === 'thread') return <Thread page={page} view={view} />;
  return <OwnComments page={page} />;
}

interface FrameProps {
  view: CommentsView;
  title: string;
  parent: string;
  hasMore: boolean;
  action?: ReactNode;
  /** The comments of the page. */
  shown: readonly CommentModel[];
  children: ReactNode;
}

function Frame({ view, title, parent, hasMore, action, shown, children }: FrameProps) {
  return (
    <SiteFrame
      header={<SiteInnerHeader title={title} parent={parent} {...(action === undefined ? {} : { action })} />}
      hasFooter={!hasMore}
    >
      <h1 className="sr-only">{title}</h1>
      <PageAlert isShown={(values) => hasFormOf(view, shown, values)} />
      {children}
    </SiteFrame>
  );
}

/** Whether the page still has the form that was sent: then that form shows the refusal. */
function hasFormOf(
  view: CommentsView,
  shown: readonly CommentModel[],
  { act, commentId, blockId }: FormReply['values'],
) {
  if (commentId !== undefined) {
    return shown.some(
      (comment) =>
        String(comment.id) === commentId && (act === 'delete') === comment.isMine && !isHiddenComment(comment),
    );
  }
  if (view.kind === 'own') return false;
  if (view.kind === 'blocked') return view.readers.some(({ id }) => String(id) === blockId);
  return view.composer?.kind === (act === 'name' ? 'name' : 'open');
}

/** The link to the reader's own comments. */
function MineLink() {
  const text = usePageText();
  return (
    <Link href={COMMENTS_PATH} aria-label={text('comment.mine')} className="grid size-11 place-items-center">
      <UserIcon size={20} />
    </Link>
  );
}

function EpisodeComments({ page, view }: { page: CommentsPage; view: EpisodeCommentsView }) {
  const text = usePageText();
  const { episode, count, isBest, best, composer } = view;
  const newestHref = episode.commentsHref;
  return (
    <Frame
      view={view}
      title={text('comment.title')}
      parent={episode.viewerHref}
      hasMore={view.next !== null}
      action={<MineLink />}
      shown={[...best, ...view.rows]}
    >
      <EpisodeLink episode={episode} href={episode.viewerHref} />
      <Composing page={page} composer={composer} viewerHref={episode.viewerHref} />
      {best.length > 0 && (
        <section className="border-t-8 border-fill pt-3">
          <h2 className="px-(--size-gutter) text-14 text-primary-text">{text('comment.bestTitle')}</h2>
          <Items rows={best} addressOf={() => page.address} />
        </section>
      )}
      <section className="border-t-8 border-fill">
        <div className="flex min-h-12 items-center justify-between gap-3 px-(--size-gutter) pt-1">
          <h2 className="text-16">{text('comment.count', { count })}</h2>
          <LinkSwitch
            label={text('comment.sort')}
            links={[
              { href: newestHref, label: text('comment.newest'), isCurrent: !isBest },
              { href: `${newestHref}&sort=best`, label: text('comment.best'), isCurrent: isBest },
            ]}
          />
        </div>
        {view.rows.length + best.length === 0 ? (
          <EmptyState
            title={text('comment.emptyTitle')}
            text={text('comment.emptyText')}
            art={<Illustration scene="comments" />}
          />
        ) : (
          <List first={view} page={page} />
        )}
      </section>
    </Frame>
  );
}

function Composing({
  page: { address, isPosted },
  ...props
}: { page: CommentsPage } & Pick<CommentFormProps, 'composer' | 'viewerHref' | 'isReply'>) {
  const { key } = useLocation();
  return <CommentForm address={address} postedAt={isPosted ? key : null} {...props} />;
}

/** The episode that the comments are about. */
function EpisodeLink({ episode, href }: { episode: CommentedEpisode; href: string }) {
  return (
    <Link href={href} className="flex min-h-14 items-center gap-3 border-b border-line px-(--size-gutter) py-2">
      <span className="min-w-0 flex-1">
        <OwnText className="block text-12 text-fg-3 wrap-anywhere">{episode.seriesTitle}</OwnText>
        <OwnText className="block leading-title font-strong wrap-anywhere">{episode.episodeTitle}</OwnText>
      </span>
      <ChevronIcon size={16} className="shrink-0 text-fg-3" />
    </Link>
  );
}

function Thread({ page, view }: { page: CommentsPage; view: ThreadView }) {
  const text = usePageText();
  const { episode, comment, composer } = view;
  return (
    <Frame
      view={view}
      title={text('comment.thread')}
      parent={episode.commentsHref}
      hasMore={view.next !== null}
      shown={[comment, ...view.rows]}
    >
      <EpisodeLink episode={episode} href={episode.commentsHref} />
      <CommentItem comment={comment} address={page.address} isHead />
      <section className="border-t-8 border-fill pt-1">
        <h2 className="sr-only">{text('comment.thread')}</h2>
        {view.rows.length === 0 ? (
          <p className="px-(--size-gutter) py-6 text-center text-14 text-fg-3">{text('comment.noReplies')}</p>
        ) : (
          <List first={view} page={page} hasEnd={false} />
        )}
      </section>
      {composer !== null && (
        <div className="mt-2 border-t border-line">
          <Composing page={page} composer={composer} viewerHref={episode.viewerHref} isReply />
        </div>
      )}
    </Frame>
  );
}

const addressOfMore = (next: CommentsAddress): string => commentsAddress(next, { isData: true });

/** The rows, and the next ones as the reader comes near their end. */
function List({ first, page, hasEnd = true }: { first: CommentRows; page: CommentsPage; hasEnd?: boolean }) {
  const text = usePageText();
  const { rows, next, state, load, pageOf } = useMoreRows(first, addressOfMore, ({ id }) => String(id));
  // An action on a comment leads back to the page of the list that contains it.
  const addressOf = (comment: CommentModel) => {
    const at = pageOf(comment);
    return at === null ? page.address : commentsAddress(at);
  };
  return (
    <>
      {page.firstHref !== null && (
        <p className="px-(--size-gutter) py-2 text-center text-14">
          <Link href={page.firstHref} className="inline-block px-3 py-3 underline">
            {text('comment.fromStart')}
          </Link>
        </p>
      )}
      <Items rows={rows} addressOf={addressOf} />
      {next === null ? (
        hasEnd && <p className="px-(--size-gutter) pt-4 pb-6 text-center text-13 text-fg-3">{text('comment.end')}</p>
      ) : (
        <div className="pb-6">
          <MoreButton href={commentsAddress(next)} state={state} onLoad={load} />
        </div>
      )}
    </>
  );
}

function Items({ rows, addressOf }: { rows: CommentRows['rows']; addressOf: (comment: CommentModel) => string }) {
  return (
    <ul className="divide-y divide-line">
      {rows.map((comment) => (
        <li key={comment.id} id={commentMark(comment.id)} className="scroll-mt-(--size-header-bar)">
          <CommentItem comment={comment} address={addressOf(comment)} />
        </li>
      ))}
    </ul>
  );
}

/** What the reader wrote, and whom they blocked. */
function OwnComments({ page }: { page: CommentsPage }) {
  const text = usePageText();
  const { view } = page;
  const isBlocked = view.kind === 'blocked';
  return (
    <Frame
      view={view}
      title={text('comment.mine')}
      parent="/my"
      hasMore={view.kind === 'own' && view.next !== null}
      shown={view.kind === 'own' ? view.rows : []}
    >
      <Tabs
        isEven
        label={text('comment.tabs')}
        tabs={[
          { href: COMMENTS_PATH, label: text('comment.mine'), isCurrent: !isBlocked },
          { href: commentsAddress({ kind: 'blocked' }), label: text('comment.blocked'), isCurrent: isBlocked },
        ]}
      />
      {view.kind === 'blocked' && <BlockedReaders view={view} />}
      {view.kind === 'own' &&
        (view.rows.length === 0 ? (
          <EmptyState
            title={text('comment.emptyMineTitle')}
            text={text('comment.emptyMineText')}
            art={<Illustration scene="comments" />}
          />
        ) : (
          <List first={view} page={page} />
        ))}
    </Frame>
  );
}
