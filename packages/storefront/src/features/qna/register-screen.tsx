import { Button, ButtonLink, EmptyState, Link, PictureField, Select, TextArea, TextField } from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import { type ChangeEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { PageTexts, usePageText } from '../../i18n/page-texts.tsx';
import { useSite } from '../../root/site-data.ts';
import { NO_REPLY } from '../form/form-reply.ts';
import { SiteForm, useFormState } from '../form/site-form.tsx';
import { BrandPicture } from '../shell/brand-picture.tsx';
import { SiteFrame } from '../shell/site-frame.tsx';
import { SiteInnerHeader } from '../shell/site-headers.tsx';
import type { RegisterPage } from './register-page.server.ts';

/** `/qna/register`: a question to the store's support, with pictures. */
export function RegisterScreen() {
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
  // What was refused is shown with what was written, also where the limit of the day was reached meanwhile.
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
  const { reply, isBusy, field } = useFormState();
  const pictures = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  useEffect(() => {
    if (reply !== NO_REPLY) setChosen(null);
  }, [reply]);
  // Nothing is uploaded in vain, and no question leaves without pictures that its reader chose.
  const holdWrong = (event: MouseEvent) => {
    if (chosen === null || chosen.wrong === null) return;
    event.preventDefault();
    pictures.current?.focus();
  };
  return (
    <SiteForm
      reply={reply}
      action="/qna/register"
      encType="multipart/form-data"
      requestId={page.requestId}
      className="grid max-w-140 gap-4 px-(--size-gutter) pt-4 pb-8"
    >
      <HelpFirst />
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
      <Pictures page={page} chosen={chosen} onChoose={setChosen} fieldRef={pictures} />
      <div>
        <Button type="submit" look="main" isWide isBusy={isBusy} onClick={holdWrong}>
          {text('qna.send')}
        </Button>
        <p className="mt-2 text-center text-13 text-fg-3">{text('qna.left', { count: page.leftToday })}</p>
      </div>
    </SiteForm>
  );
}

/** What is wrong with the pictures that were chosen since the form was last sent. */
interface Chosen {
  wrong: string | null;
}

interface PicturesProps {
  page: RegisterPage;
  chosen: Chosen | null;
  onChoose: (chosen: Chosen) => void;
  fieldRef: RefObject<HTMLInputElement>;
}

/** Says at once what is wrong with a choice. */
function Pictures({ page: { pictures }, chosen, onChoose, fieldRef }: PicturesProps) {
  const text = usePageText();
  const { reply, field } = useFormState();
  const { error } = field('pictures');
  const look = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    const isTooLarge = files.some(({ size }) => size > pictures.bytes);
    const isTooMany = files.length > pictures.count;
    const wrong = isTooLarge ? pictures.tooLarge : isTooMany ? text('qna.picturesMany') : null;
    onChoose({ wrong });
  };
  return (
    <div>
      <PictureField
        ref={fieldRef}
        name="pictures"
        label={text('qna.pictures')}
        hint={text('qna.picturesHint', { count: pictures.count, size: pictures.size })}
        error={chosen === null ? error : (chosen.wrong ?? undefined)}
        accept={pictures.types}
        multiple
        onChange={look}
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
      art={<BrandPicture />}
      actions={
        <ButtonLink look="outlined" isWide href="/qna">
          {text('nav.qna')}
        </ButtonLink>
      }
    />
  );
}
