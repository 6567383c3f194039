import { DeniedArt } from './art/denied-art.tsx';
import { EmptyArt } from './art/empty-art.tsx';
import { ErrorArt } from './art/error-art.tsx';
import { NotFoundArt } from './art/not-found-art.tsx';
import { OfflineArt } from './art/offline-art.tsx';
import { PrepareArt } from './art/prepare-art.tsx';
import { StatePage, type StatePageProps } from './state-page.tsx';

export type StateProps = Omit<StatePageProps, 'art'>;

/** No page at this address. One main action, one quiet; the site may put a shelf under it: never a dead end. */
export function NotFoundPage(props: StateProps) {
  return <StatePage {...props} art={<NotFoundArt />} />;
}

/** Something broke on our side. `detail` names the request for support. */
export function ErrorState(props: StateProps) {
  return <StatePage {...props} art={<ErrorArt />} />;
}

/** A list with nothing in it yet, and what to do next. */
export function EmptyState({ level = 'h2', ...props }: StateProps) {
  return <StatePage {...props} level={level} art={<EmptyArt />} />;
}

/** The reader may not see this, or no longer: 'This session has expired.' */
export function AccessDenied(props: StateProps) {
  return <StatePage {...props} art={<DeniedArt />} />;
}

/** No network. What was loaded stays readable; the action tries again. */
export function OfflineState(props: StateProps) {
  return <StatePage {...props} art={<OfflineArt />} />;
}

/** The service is being worked on, and says until when. */
export function PrepareState(props: StateProps) {
  return <StatePage {...props} art={<PrepareArt />} />;
}
