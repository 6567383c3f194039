import { SearchIcon } from '@longstrip/ui';
import { Link, useLoaderData } from '@remix-run/react';
import { useFormats } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { ticketPath } from '../../parts/hit-path.ts';
import { Badge, Nothing, PageHead, Panel } from '../../parts/layout.tsx';
import { PATHS } from '../../parts/paths.ts';
import { useCommandMenu } from '../../parts/shell/command-menu.tsx';
import { useMe } from '../../parts/shell/me-context.ts';
import { SearchKey } from '../../parts/shell/search-key.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';
import type { loader } from './home.server.ts';

export { loader } from './home.server.ts';

/** Below this, new recovery codes are advised. */
const FEW_CODES = 3;

/** What waits. */
export default function Home() {
  const text = useText();
  const { name, calls } = useMe();
  const { mayAnswer, mayDecide, findings, codesLeft } = useLoaderData<typeof loader>();
  const { open } = useCommandMenu();
  usePageTitle(text('nav.home'));
  return (
    <>
      <PageHead title={text('home.title', { name })} text={text('home.text')} />
      {codesLeft !== null && codesLeft > 0 && codesLeft < FEW_CODES && (
        <p className="mb-4 text-13 text-warning">
          {text('home.fewCodes', { count: codesLeft })}{' '}
          <Link to={PATHS.account} className="text-link">
            {text('shell.account')}
          </Link>
        </p>
      )}
      <div className="grid gap-4 broad:grid-cols-2 *:min-w-0">
        {mayAnswer && <WaitingTickets />}
        {mayDecide && <WaitingRequests />}
        {findings !== null && <Findings />}
        {calls.includes('adminFind') && (
          <Panel title={text('home.findTitle')}>
            <p className="text-14 text-fg-2">{text('home.findText')}</p>
            <div className="mt-3 flex items-center gap-3">
              <Button onClick={open} icon={<SearchIcon size={16} />}>
                {text('home.findOpen')}
              </Button>
              <SearchKey />
            </div>
          </Panel>
        )}
      </div>
    </>
  );
}

/** What is not well; the page of it says what to do. */
function Findings() {
  const text = useText();
  const findings = useLoaderData<typeof loader>().findings ?? [];
  return (
    <Panel
      title={text('health.title')}
      actions={
        <ButtonLink look="quiet" href={PATHS.health}>
          {text('health.findings')}
        </ButtonLink>
      }
    >
      {findings.length === 0 ? (
        <Badge tone="good">{text('health.well')}</Badge>
      ) : (
        <ul className="grid gap-2 text-13">
          {findings.map(({ todo, what }) => (
            <li key={`${todo} ${what}`}>
              <Badge tone="bad">{text(`health.${todo}`)}</Badge> <span className="mono">{what}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function WaitingTickets() {
  const text = useText();
  const formats = useFormats();
  const { tickets, nowMs } = useLoaderData<typeof loader>();
  if (tickets.length === 0) {
    return (
      <Panel title={text('home.tickets')}>
        <Nothing>{text('home.noTickets')}</Nothing>
      </Panel>
    );
  }
  return (
    <Panel title={text('home.tickets')} isFlush>
      <ul className="pb-2">
        {tickets.map(({ platform, label, waiting, rows }) => (
          <li key={platform} className="px-4 py-2">
            <Link to={`${PATHS.tickets}?platform=${platform}`} className="flex items-center gap-2 text-14 font-strong">
              {label} <Badge tone="warn">{text('home.waiting', { count: waiting })}</Badge>
            </Link>
            <ul className="mt-1">
              {rows.map(({ ticketId, title, createdAtMs }) => (
                <li key={ticketId}>
                  <Link
                    to={ticketPath(platform, ticketId)}
                    className="-mx-2 flex justify-between gap-3 rounded-card px-2 py-1.5 text-13 hover:bg-fill"
                  >
                    <span className="truncate">{title}</span>
                    <span className="shrink-0 text-fg-3">{formats.distance(createdAtMs, nowMs)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function WaitingRequests() {
  const text = useText();
  const name = useName();
  const formats = useFormats();
  const { requests, nowMs } = useLoaderData<typeof loader>();
  return (
    <Panel title={text('home.requests')} isFlush={requests.length > 0}>
      {requests.length === 0 ? (
        <Nothing>{text('home.noRequests')}</Nothing>
      ) : (
        <ul className="px-2 pb-2">
          {requests.map(({ requestId, kind, why, platform, askedBy, askedAtMs }) => (
            <li key={requestId}>
              <Link
                to={`${PATHS.requests}?platform=${platform}#request-${requestId}`}
                className="flex justify-between gap-3 rounded-card px-2 py-2 text-13 hover:bg-fill"
              >
                <span>
                  <span className="font-strong">{name('requestKinds', kind)}</span> · {name('requestReasons', why)} ·{' '}
                  {askedBy}
                </span>
                <span className="shrink-0 text-fg-3">{formats.distance(askedAtMs, nowMs)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
