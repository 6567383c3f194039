import { lazy, memo, type ReactNode, Suspense } from 'react';
import { ArtFrame } from './art/art-frame.tsx';
import type { StateDrawingProps } from './art/state-drawings.tsx';

export type StateProps = Omit<StatePageProps, 'art'>;
export type EmptyStateProps = StateProps & { art?: ReactNode };

/** No page at this address. One main and one quiet action; the site may add a shelf below: never a dead end. */
export function NotFoundPage(props: StateProps) {
  return <StatePage {...props} art={<StateArt name="notFound" />} />;
}

/** An error on our side. `detail` names the request for support. */
export function ErrorState(props: StateProps) {
  return <StatePage {...props} art={<StateArt name="error" />} />;
}

/** A list with nothing in it yet, and what to do next; with a drawing of ours, or the site's own picture. */
export function EmptyState({ level = 'h2', art = <StateArt name="empty" />, ...props }: EmptyStateProps) {
  return <StatePage {...props} level={level} art={art} />;
}

/** The reader may not see this page, or no longer: 'This session has expired.' */
export function AccessDenied(props: StateProps) {
  return <StatePage {...props} art={<StateArt name="denied" />} />;
}

/** No network. What was loaded stays readable; the action tries again. */
export function OfflineState(props: StateProps) {
  return <StatePage {...props} art={<StateArt name="offline" />} />;
}

/** Maintenance, with its end time. */
export function PrepareState(props: StateProps) {
  return <StatePage {...props} art={<StateArt name="prepare" />} />;
}

export interface StatePageProps {
  art: ReactNode;
  title: string;
  text?: string | undefined;
  /** One main button and at most one quiet one. */
  actions?: ReactNode;
  /** Small print, such as the number of a request, which a reader can tell support. */
  detail?: string | undefined;
  /** Announced at once; for a state that replaces content for which the reader was waiting. */
  isAlert?: boolean;
  level?: 'h1' | 'h2';
}

/** A page, or a part of one, with a message instead of content: what happened, and the next step. */
export function StatePage({ art, title, text, actions, detail, isAlert = false, level: Level = 'h1' }: StatePageProps) {
  return (
    <section role={isAlert ? 'alert' : undefined} className="px-6 pt-6 pb-6 text-center desk:pt-10">
      <div className="mx-auto mt-2 mb-5 w-full max-w-[300px]">{art}</div>
      <Level className="text-22">{title}</Level>
      {text && <p className="mx-auto mt-1.5 max-w-[34em] whitespace-pre-line text-balance text-fg-2">{text}</p>}
      {actions && <div className="mx-auto mt-5 grid w-full max-w-80 grid-cols-1 gap-2">{actions}</div>}
      {detail && <p className="figures mt-4 text-12 text-fg-3">{detail}</p>}
    </section>
  );
}

const Nothing = () => <ArtFrame />;
// If a drawing cannot be loaded, its place stays empty: the words beside it say the same.
const load = () =>
  import('./art/state-drawings.tsx').then(
    ({ StateDrawing }) => ({ default: StateDrawing }),
    () => ({ default: Nothing }),
  );
const Drawing = lazy(load);

/**
 * The picture of a state. Few pages show one, so its script is loaded separately. An update of what is around it does not reach
 * it before that (record 0042).
 */
const StateArt = memo(function StateArt(props: StateDrawingProps) {
  return (
    <Suspense fallback={<Nothing />}>
      <Drawing {...props} />
    </Suspense>
  );
});

/** Loads the drawings in advance: the one for a lost connection can only be loaded before the connection is lost. */
export function preloadStateArt(): void {
  void load();
}
