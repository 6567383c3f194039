import { Button, ButtonLink, Checkbox, Link, Modal, Radio, TextField } from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import { useEffect, useId, useState } from 'react';
import { PageTexts, usePageText } from '../../../i18n/page-texts.tsx';
import { useText } from '../../../i18n/use-text.ts';
import type { FormReply } from '../../../parts/form/site-form.tsx';
import { SiteForm, useFormState } from '../../../parts/form/site-form.tsx';
import { EMPTY_RECORD } from '../../../parts/reading/reading-record.ts';
import { readingStore } from '../../../parts/reading/reading-store.ts';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/page-meta.ts';
import { tellSignedOut } from '../../../parts/session/session-sync.ts';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteInnerHeader } from '../../../parts/shell/site-headers.tsx';
import { useSite } from '../../../root/site-data.ts';
import type { WithdrawalPage } from './withdrawal.server.ts';

export { action, loader } from './withdrawal.server.ts';
export { ErrorScreen as ErrorBoundary };

export const meta = titleMeta;

type Asked = Extract<WithdrawalPage['state'], { kind: 'asked' }>;

/** `/user/withdrawal`: what ends, why, and the question once more. */
export default function WithdrawalScreen() {
  const { texts, state } = useLoaderData<WithdrawalPage>();
  return (
    <PageTexts texts={texts}>{state.kind === 'done' ? <Done dates={state.dates} /> : <Ask state={state} />}</PageTexts>
  );
}

function Ask({ state }: { state: Asked }) {
  const text = usePageText();
  const { reply } = useFormState();
  const isConfirming = reply.values.step === 'confirm';
  // Sent without script, or before it ran: the question replaces the page.
  const [isPage] = useState(isConfirming);
  const [refused, setRefused] = useState<FormReply | null>(null);
  return (
    <SiteFrame header={<SiteInnerHeader title={text('withdrawal.title')} parent="/setting" />}>
      <div className="mx-auto max-w-120 px-6 pt-2 pb-10">
        {isConfirming && isPage ? (
          <>
            <h1 className="text-22 text-balance">{text('withdrawal.confirmTitle')}</h1>
            <Question reply={reply} />
          </>
        ) : (
          <>
            {/* The bar above shows the title. */}
            <h1 className="sr-only">{text('withdrawal.title')}</h1>
            <Figures state={state} />
            <Reasons state={state} />
          </>
        )}
      </div>
      <Modal
        isOpen={isConfirming && !isPage && refused !== reply}
        onClose={() => setRefused(reply)}
        title={text('withdrawal.confirmTitle')}
        closeLabel={text('withdrawal.no')}
        closesOnOutsidePress={false}
      >
        <Question reply={reply} onNo={() => setRefused(reply)} />
      </Modal>
    </SiteFrame>
  );
}

function Figures({ state: { figures, refundable, dates } }: { state: Asked }) {
  return (
    <div className="mt-4 grid gap-2 rounded-card bg-fill p-4">
      <p className="font-strong">{figures}</p>
      {refundable !== null && (
        <Link href="/history/charge" className="text-14 underline">
          {refundable}
        </Link>
      )}
      <p className="text-14 text-fg-2">{dates}</p>
    </div>
  );
}

function Reasons({ state: { reasons } }: { state: Asked }) {
  const text = usePageText();
  const { reply, isBusy, field } = useFormState();
  const wrong = reply.fields.reasonId;
  const wrongId = useId();
  return (
    <SiteForm reply={reply} hidden={{ step: 'ask' }} className="group/reasons mt-6">
      <fieldset>
        <legend className="mb-1 font-strong">{text('withdrawal.reason')}</legend>
        {reasons.map(({ id, text: label, needsDetail }) => (
          <Radio
            key={id}
            name="reasonId"
            value={id}
            label={label}
            defaultChecked={reply.values.reasonId === id}
            data-needs-detail={needsDetail || undefined}
            aria-invalid={wrong === undefined ? undefined : true}
            aria-describedby={wrong === undefined ? undefined : wrongId}
          />
        ))}
        {wrong !== undefined && (
          <p id={wrongId} role="alert" className="text-13 text-negative">
            {wrong}
          </p>
        )}
      </fieldset>
      <div className="mt-2 hidden group-has-[[data-needs-detail]:checked]/reasons:block">
        <TextField {...field('detail')} label={text('withdrawal.detail')} maxLength={500} />
      </div>
      <Agreement reply={reply} />
      <div className="mt-2 grid gap-2">
        <ButtonLink look="outlined" isWide href="/setting">
          {text('withdrawal.keep')}
        </ButtonLink>
        <Button type="submit" look="main" isWide isBusy={isBusy}>
          {text('withdrawal.title')}
        </Button>
      </div>
    </SiteForm>
  );
}

function Agreement({ reply }: { reply: FormReply }) {
  const text = usePageText();
  return (
    <div className="mt-3 border-t border-line pt-1">
      <Checkbox
        name="isAgreed"
        label={text('withdrawal.agree')}
        defaultChecked={reply.values.isAgreed === 'on'}
        error={reply.fields.isAgreed}
      />
    </div>
  );
}

/**
 * Both answers have the same size and look, and the one that changes nothing comes first. "Yes" loads a new document, so
 * that nothing of the reader stays in memory.
 */
function Question({ reply, onNo }: { reply: FormReply; onNo?: () => void }) {
  const text = usePageText();
  const { reasonId = '', detail = '', isAgreed = '', requestId = '' } = reply.values;
  const hidden = { step: 'delete', reasonId, detail, isAgreed, requestId };
  return (
    <form method="post" action="/user/withdrawal">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="mt-1.5 mb-4 text-balance text-fg-2">{text('withdrawal.confirmText')}</p>
      <div className="grid grid-cols-2 gap-2">
        {onNo === undefined ? (
          <ButtonLink look="outlined" isWide href="/user/withdrawal">
            {text('withdrawal.no')}
          </ButtonLink>
        ) : (
          <Button look="outlined" isWide onClick={onNo}>
            {text('withdrawal.no')}
          </Button>
        )}
        <Button type="submit" look="outlined" isWide>
          {text('withdrawal.yes')}
        </Button>
      </div>
    </form>
  );
}

function Done({ dates }: { dates: string }) {
  const text = usePageText();
  const common = useText();
  const { platformId, readerKey, home } = useSite();
  useEffect(() => forgetReader(platformId, readerKey), [platformId, readerKey]);
  return (
    <SiteFrame header={<SiteInnerHeader title={text('withdrawal.title')} parent={home} />}>
      <div className="mx-auto max-w-120 px-6 pt-8 pb-10 text-center">
        <h1 className="text-22 text-balance">{text('withdrawal.doneTitle')}</h1>
        <p className="mt-2 mb-6 text-balance text-fg-2">{dates}</p>
        <ButtonLink look="main" isWide href={home}>
          {common('common.goHome')}
        </ButtonLink>
      </div>
    </SiteFrame>
  );
}

/** Deletes what this browser remembers of a reader who has left, and tells the other tabs. */
export function forgetReader(platformId: string, readerKey: string): void {
  readingStore(platformId, readerKey).replace(EMPTY_RECORD);
  tellSignedOut(platformId);
}
