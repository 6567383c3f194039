import type { OperatorReader, ReaderAccess } from '@longstrip/api-contract';
import { Link, useFetcher, useLocation, useParams, useSearchParams } from '@remix-run/react';
import { Moment, useFormats } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { Button } from '../../parts/button.tsx';
import type { Acted } from '../../parts/calls/answers.server.ts';
import { ActDialog } from '../../parts/form/act-dialog.tsx';
import { TextArea, TextInput } from '../../parts/form/fields.tsx';
import { readerPath } from '../../parts/hit-path.ts';
import { Badge, Facts, Nothing, Panel } from '../../parts/layout.tsx';
import { RefusalNote } from '../../parts/refusal-note.tsx';

interface ReaderProps {
  reader: OperatorReader;
}

/** The account. Personal data is masked until it is asked for, which the log notes. */
export function AccountFacts({ reader: { account } }: ReaderProps) {
  const text = useText();
  const formats = useFormats();
  const name = useName();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const full = new URLSearchParams(search);
  full.set('full', '');
  const none = '–';
  return (
    <Panel
      title={text('reader.account')}
      actions={
        account.isMasked && (
          <Link to={`${pathname}?${full}`} className="text-link text-13">
            {text('reader.showFull')}
          </Link>
        )
      }
    >
      <Facts
        of={[
          [
            text('reader.email'),
            <>
              {account.email ?? none}{' '}
              {account.email !== null && !account.isEmailConfirmed && (
                <Badge tone="warn">{text('reader.unconfirmed')}</Badge>
              )}
            </>,
          ],
          [text('reader.phone'), account.phone ?? none],
          [text('reader.name'), account.name ?? none],
          [text('reader.birthday'), account.birthedOn ?? none],
          [text('reader.signsIn'), name('signInMethods', account.signInMethod)],
          [text('reader.password'), text(account.hasPassword ? 'reader.yes' : 'reader.no')],
          [text('reader.sessions'), String(account.openSessions)],
          [text('reader.language'), account.locale === null ? none : formats.language(account.locale)],
          [text('reader.since'), <Moment key="since" ms={account.createdAtMs} />],
          ...(account.withdrawnAtMs === null
            ? []
            : ([[text('reader.withdrawn'), <Moment key="left" ms={account.withdrawnAtMs} />]] as const)),
          ...(account.eraseAtMs === null
            ? []
            : ([[text('reader.erasedAt'), <Moment key="erased" ms={account.eraseAtMs} />]] as const)),
          ...(account.movedTo === null
            ? []
            : ([
                [
                  text('reader.movedTo'),
                  <Link
                    key="moved"
                    to={readerPath(account.movedTo.platform, account.movedTo.userId)}
                    className="text-link"
                  >
                    {account.movedTo.platform}
                  </Link>,
                ],
              ] as const)),
        ]}
      />
    </Panel>
  );
}

/** Whether the reader sees adult works, and why. */
export function AgeFacts({ reader: { age, seesBl } }: ReaderProps) {
  const text = useText();
  const name = useName();
  return (
    <Panel title={text('reader.age')}>
      <p className="mb-2 text-14">
        <Badge tone={age.adultView === 'SEES' ? 'good' : 'neutral'}>{name('adultViews', age.adultView)}</Badge>
      </p>
      <Facts
        of={[
          [text('reader.ageStep'), name('ageSteps', age.step)],
          [
            text('reader.verified'),
            age.verifiedAtMs === null ? text('reader.no') : <Moment ms={age.verifiedAtMs} isDay />,
          ],
          ...(age.verifiedUntilMs === null
            ? []
            : ([[text('reader.verifiedUntil'), <Moment key="until" ms={age.verifiedUntilMs} isDay />]] as const)),
          [text('reader.adultSwitch'), text(age.isSwitchOn ? 'reader.on' : 'reader.off')],
          [
            text('reader.korean'),
            text(age.isKoreanVerified ? 'reader.yes' : age.isKoreanNeeded ? 'reader.needed' : 'reader.no'),
          ],
          [text('reader.tries'), `${age.tries.used} / ${age.tries.most}`],
          [text('reader.bl'), text(seesBl ? 'reader.yes' : 'reader.no')],
        ]}
      />
    </Panel>
  );
}

/** Limits that the reader has used. */
export function Limits({ reader: { limits } }: ReaderProps) {
  const text = useText();
  const name = useName();
  if (limits.length === 0) return null;
  return (
    <Panel title={text('reader.limits')}>
      <Facts
        of={limits.map(({ name: limit, used, most, isReached, endsAtMs }) => [
          name('limits', limit),
          <>
            {used} / {most} {isReached && <Badge tone="bad">{text('reader.reached')}</Badge>}
            <span className="block text-12 text-fg-3">
              {text('money.ends')} <Moment ms={endsAtMs} />
            </span>
          </>,
        ])}
      />
    </Panel>
  );
}

/** Why the reader can or cannot read an episode now. */
export function AccessCheck() {
  const text = useText();
  const { platform = '', reader = '' } = useParams();
  const fetcher = useFetcher<Acted<{ access: ReaderAccess }>>();
  const access = fetcher.data?.ok ? fetcher.data.access : null;
  return (
    <Panel title={text('access.title')}>
      <fetcher.Form action={`${readerPath(platform, reader)}/access`} className="grid gap-2">
        <div className="grid grid-cols-2 gap-2">
          <TextInput label={text('access.series')} name="series" placeholder={text('access.alias')} required />
          <TextInput label={text('access.episode')} name="episode" placeholder={text('access.alias')} required />
        </div>
        <div>
          <Button type="submit" look="plain" isBusy={fetcher.state !== 'idle'}>
            {text('access.check')}
          </Button>
        </div>
      </fetcher.Form>
      <RefusalNote of={fetcher.data} className="mt-3" />
      {access !== null && <AccessAnswer access={access} />}
    </Panel>
  );
}

function AccessAnswer({ access: { canRead, by, expiresAtMs, refusal, episode } }: { access: ReaderAccess }) {
  const text = useText();
  const name = useName();
  return (
    <div role="status" className="mt-3 text-13">
      {episode !== null && (
        <p className="mb-1 font-strong">
          {episode.seriesTitle} – {episode.title}
        </p>
      )}
      <p>
        <Badge tone={canRead ? 'good' : 'bad'}>{text(canRead ? 'access.opens' : 'access.closed')}</Badge>{' '}
        {by !== null && name('accessBy', by)}
        {expiresAtMs !== null && (
          <>
            {' '}
            {text('access.until')} <Moment ms={expiresAtMs} />
          </>
        )}
        {refusal !== null && name('accessRefusals', refusal)}
      </p>
    </div>
  );
}

/** That the reader may write no comments, why, and the end of it. */
export function CommentBlock({ reader: { commentBlock } }: ReaderProps) {
  const text = useText();
  if (commentBlock === null) return null;
  const { untilMs, reason, blockedBy, blockedAtMs } = commentBlock;
  return (
    <Panel title={text('reader.commentBlock')}>
      <Facts
        of={[
          [text('money.end'), untilMs === null ? text('money.never') : <Moment key="end" ms={untilMs} />],
          [text('form.reason'), reason],
          [
            text('comments.by'),
            <>
              {blockedBy}, <Moment ms={blockedAtMs} isDay />
            </>,
          ],
        ]}
      />
      <div className="mt-3">
        <ActDialog title={text('comments.unblock')} fields={{ step: 'unblock' }} done={text('comments.unblocked')} />
      </div>
    </Panel>
  );
}

/** Words for other operators. */
export function Notes({ reader: { notes } }: ReaderProps) {
  const text = useText();
  const fetcher = useFetcher<Acted>();
  return (
    <Panel title={text('notes.title')}>
      <fetcher.Form method="post" className="grid gap-2" key={notes.length}>
        <input type="hidden" name="step" value="note" />
        <TextArea label={text('notes.add')} name="text" rows={2} maxLength={2000} required />
        <RefusalNote of={fetcher.data} />
        <div>
          <Button type="submit" look="plain" isBusy={fetcher.state !== 'idle'}>
            {text('notes.save')}
          </Button>
        </div>
      </fetcher.Form>
      {notes.length === 0 ? (
        <Nothing>{text('notes.none')}</Nothing>
      ) : (
        <ul className="mt-3 grid gap-3">
          {notes.map(({ noteId, text: words, writtenBy, createdAtMs }) => (
            <li key={noteId} className="text-13">
              <p className="whitespace-pre-line">{words}</p>
              <p className="mt-0.5 text-12 text-fg-3">
                {writtenBy}, <Moment ms={createdAtMs} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
