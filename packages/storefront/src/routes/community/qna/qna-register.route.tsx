import {
  Button,
  ButtonLink,
  EmptyState,
  Link,
  OwnText,
  PicturePicker,
  Select,
  TextArea,
  TextField,
} from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import { type MouseEvent, type RefObject, useRef, useState } from 'react';
import { PageTexts, usePageText } from '../../../i18n/page-texts.tsx';
import { NO_REPLY, SiteForm, useFormState } from '../../../parts/form/site-form.tsx';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/page-meta.ts';
import { Illustration } from '../../../parts/shell/illustration.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteInnerHeader } from '../../../parts/shell/site-headers.tsx';
import { useSite } from '../../../root/site-data.ts';
import type { RegisterPage } from './qna-register.server.ts';

export { action, loader } from './qna-register.server.ts';
export { ErrorScreen as ErrorBoundary };

export const meta = titleMeta;

/** `/qna/register`: a question to the store's support, with pictures. */
export default function RegisterScreen() {
  const page = useLoaderData<RegisterPage>();
  return (
    <PageTexts texts={page.texts}>
      <Content page={page} />
    </PageTexts>
  );
}

function Content({ page }: { page: RegisterPage }) {
  const text = usePageText();
  const title = text('qna.ask');
  const { reply } = useFormState();
  // After a refusal the reader's text is still shown, even when they have reached the limit of the day in the meantime.
  const isOver = page.leftToday === 0 && reply === NO_REPLY;
  return (
    <SiteFrame header={<SiteInnerHeader title={title} parent="/qna" />}>
      <h1 className="sr-only">{title}</h1>
      {isOver ? <LimitReached text={page.limitText} /> : <TicketForm page={page} />}
    </SiteFrame>
  );
}

function TicketForm({ page }: { page: RegisterPage }) {
  const text = usePageText();
  const { reply, isBusy, field: fieldOf } = useFormState();
  const { report } = page;
  const field = (name: 'category' | 'title' | 'text') => {
    const known = fieldOf(name);
    return { ...known, defaultValue: known.defaultValue ?? report?.draft[name] };
  };
  const pictures = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  // A wrong picture stops the form: it would be uploaded for nothing, or the question would be sent without it.
  const holdWrong = (event: MouseEvent) => {
    if (!isWrong) return;
    event.preventDefault();
    pictures.current?.focus();
  };
  return (
    <SiteForm
      reply={reply}
      action={report?.action ?? '/qna/register'}
      encType="multipart/form-data"
      requestId={page.requestId}
      className="grid max-w-140 gap-4 px-(--size-gutter) pt-4 pb-8"
    >
      {report === null ? (
        <HelpFirst />
      ) : (
        <p className="rounded-card bg-fill px-3.5 py-3 text-14">
          <span className="block text-13 text-fg-2">{text('qna.about')}</span>
          <OwnText className="block font-strong">{report.place}</OwnText>
        </p>
      )}
      <Select {...field('category')} label={text('qna.category')} options={page.categories} required />
      <TextField
        {...field('title')}
        label={text('qna.heading')}
        maxLength={page.titleCharacters}
        autoComplete="off"
        required
      />
      <TextArea
        {...field('text')}
        label={text('qna.words')}
        hint={text('qna.wordsHint')}
        maxLength={page.textCharacters}
        rows={6}
        required
      />
      <Pictures page={page} onChoose={setWrong} fieldRef={pictures} />
      <div>
        <Button type="submit" look="main" isWide isBusy={isBusy} onClick={holdWrong}>
          {text('qna.send')}
        </Button>
        <p className="mt-2 text-center text-13 text-fg-3">{text('qna.left', { count: page.leftToday })}</p>
      </div>
    </SiteForm>
  );
}

interface PicturesProps {
  page: RegisterPage;
  onChoose: (isWrong: boolean) => void;
  fieldRef: RefObject<HTMLInputElement>;
}

/** The pictures of a question; a wrong one is reported as soon as the reader chooses it. */
function Pictures({ page: { pictures }, onChoose, fieldRef }: PicturesProps) {
  const text = usePageText();
  const { reply, field } = useFormState();
  return (
    <div>
      <PicturePicker
        ref={fieldRef}
        name="pictures"
        label={text('qna.pictures')}
        hint={text('qna.picturesHint', { count: pictures.count, size: pictures.size })}
        error={field('pictures').error}
        accept={pictures.types}
        mostPictures={pictures.count}
        mostBytes={pictures.bytes}
        texts={{
          add: text('qna.pictureAdd'),
          name: (number) => text('qna.picture', { number }),
          remove: (number) => text('qna.pictureRemove', { number }),
          problem: {
            tooLarge: pictures.tooLarge,
            unreadable: text('qna.picturesKind'),
            tooMany: text('qna.picturesMany'),
          },
        }}
        onChoose={onChoose}
      />
      {reply !== NO_REPLY && (
        <noscript>
          <p className="mt-1 text-13 text-fg-2">{text('qna.picturesAgain')}</p>
        </noscript>
      )}
    </div>
  );
}

function HelpFirst() {
  const text = usePageText();
  const { routes } = useSite();
  if (!routes.includes('faq')) return null;
  return (
    <p className="text-14 text-fg-2">
      {text('qna.helpFirst')}{' '}
      <Link href="/faq" className="underline">
        {text('nav.faq')}
      </Link>
    </p>
  );
}

function LimitReached({ text: said }: { text: string }) {
  const text = usePageText();
  return (
    <EmptyState
      title={said}
      art={<Illustration scene="questions" />}
      actions={
        <ButtonLink look="outlined" isWide href="/qna">
          {text('nav.qna')}
        </ButtonLink>
      }
    />
  );
}
