import type { ReactNode } from 'react';
import { StateArt } from './state-art.tsx';
import { StatePage, type StatePageProps } from './state-page.tsx';

export type StateProps = Omit<StatePageProps, 'art'>;
export type EmptyStateProps = StateProps & { art?: ReactNode };

/** No page at this address. One main action, one quiet; the site may put a shelf under it: never a dead end. */
export function NotFoundPage(props: StateProps) {
  return <StatePage {...props} art={<StateArt name="notFound" />} />;
}

/** Something broke on our side. `detail` names the request for support. */
export function ErrorState(props: StateProps) {
  return <StatePage {...props} art={<StateArt name="error" />} />;
}

/** A list with nothing in it yet, and what to do next; with a drawing of ours, or the site's own picture. */
export function EmptyState({ level = 'h2', art = <StateArt name="empty" />, ...props }: EmptyStateProps) {
  return <StatePage {...props} level={level} art={art} />;
}

/** The reader may not see this, or no longer: 'This session has expired.' */
export function AccessDenied(props: StateProps) {
  return <StatePage {...props} art={<StateArt name="denied" />} />;
}

/** No network. What was loaded stays readable; the action tries again. */
export function OfflineState(props: StateProps) {
  return <StatePage {...props} art={<StateArt name="offline" />} />;
}

/** The service is being worked on, and says until when. */
export function PrepareState(props: StateProps) {
  return <StatePage {...props} art={<StateArt name="prepare" />} />;
}
