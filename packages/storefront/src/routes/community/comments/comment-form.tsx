import { commentLength } from '@longstrip/core';
import { Button, ButtonLink, Checkbox, TextArea, TextField } from '@longstrip/ui';
import { useState } from 'react';
import { usePageText } from '../../../i18n/page-texts.tsx';
import { type FormReply, NO_REPLY, SiteForm, useFormState } from '../../../parts/form/site-form.tsx';
import type { Composer } from './comments-model.ts';

export interface CommentFormProps {
  composer: Composer;
  /** The page that it is sent to. */
  address: string;
  viewerHref: string;
  /** A reply to a comment. */
  isReply?: boolean;
  /** The key of the visit after a comment was posted; null when none was posted. */
  postedAt: string | null;
}

/** The form for a comment, or what the reader needs before they can write one. */
export function CommentForm({ composer, postedAt, ...props }: CommentFormProps) {
  const [lastPostedAt, setLastPostedAt] = useState(postedAt);
  if (postedAt !== null && postedAt !== lastPostedAt) setLastPostedAt(postedAt);
  if (composer.kind === 'locked') return <Locked viewerHref={props.viewerHref} />;
  if (composer.kind === 'name') return <NameForm address={props.address} />;
  // Only a posted comment empties the form; nothing else discards what the reader types.
  return <WriteForm key={lastPostedAt} composer={composer} {...props} />;
}

function Locked({ viewerHref }: { viewerHref: string }) {
  const text = usePageText();
  return (
    <div className="m-(--size-gutter) flex flex-wrap items-center gap-3 rounded-card bg-fill p-3.5">
      <p className="min-w-0 flex-1 basis-48 text-14 text-fg-2">{text('comment.locked')}</p>
      <ButtonLink look="outlined" href={viewerHref}>
        {text('comment.toEpisode')}
      </ButtonLink>
    </div>
  );
}

function NameForm({ address }: { address: string }) {
  const text = usePageText();
  const { reply, isBusy, field } = useFormState();
  return (
    <section className="m-(--size-gutter) rounded-card bg-fill p-3.5">
      <h2 className="mb-3 text-16">{text('comment.nameTitle')}</h2>
      <SiteForm
        reply={reply.values.act === 'name' ? reply : NO_REPLY}
        action={address}
        hidden={{ act: 'name' }}
        className="grid gap-2"
      >
        <TextField
          {...field('nickname')}
          label={text('comment.name')}
          hint={text('comment.nameHint')}
          autoComplete="nickname"
        />
        <Button type="submit" look="main" isBusy={isBusy} className="justify-self-start">
          {text('comment.nameSave')}
        </Button>
      </SiteForm>
    </section>
  );
}

type WriteFormProps = Omit<CommentFormProps, 'composer' | 'postedAt'> & {
  composer: Extract<Composer, { kind: 'open' }>;
};

function WriteForm({ composer, address, isReply = false }: WriteFormProps) {
  const text = usePageText();
  const { reply, isBusy } = useFormState();
  const isSent = reply.values.act === 'write';
  const values = isSent ? reply.values : {};
  const [length, setLength] = useState(() => commentLength(values.comment ?? ''));
  const { mostCharacters: most } = composer;
  const [changed, setChanged] = useState<FormReply | null>(null);
  // The refusal of an empty comment does not apply any more once the reader has typed something.
  const isMended = reply.code === 'EMPTY_COMMENT' && changed === reply && length > 0;
  const refused = isSent && !isMended ? reply.fields.comment : undefined;
  const wrong = length > most ? composer.tooLong : refused;
  return (
    <SiteForm
      reply={isSent ? reply : NO_REPLY}
      action={address}
      hidden={{ act: 'write' }}
      requestId={composer.requestId}
      className="grid gap-1 px-(--size-gutter) pt-4 pb-3"
    >
      <TextArea
        name="comment"
        label={text(isReply ? 'comment.yourReply' : 'comment.yours')}
        hint={text('comment.hint', { most })}
        error={wrong}
        defaultValue={values.comment}
        onChange={(event) => {
          setLength(commentLength(event.currentTarget.value));
          setChanged(reply);
        }}
        counter={`${length}/${most}`}
        isOver={length > most}
        rows={2}
      />
      {composer.emoticons.length > 0 && <Emoticons composer={composer} chosen={values.emoticonId ?? ''} />}
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Checkbox name="isSpoiler" label={text('comment.isSpoiler')} defaultChecked={values.isSpoiler === 'on'} />
        <Button type="submit" look="main" isBusy={isBusy} className="ms-auto">
          {text(isReply ? 'comment.sendReply' : 'comment.send')}
        </Button>
      </div>
    </SiteForm>
  );
}

/** Native radio buttons in a scrolling row: none, or one of the drawings. */
function Emoticons({ composer: { emoticons }, chosen }: Pick<WriteFormProps, 'composer'> & { chosen: string }) {
  const text = usePageText();
  const choice =
    'grid size-11 place-items-center rounded-card text-12 text-fg-2 peer-checked:bg-primary-soft peer-checked:shadow-[inset_0_0_0_2px_var(--primary)] peer-focus-visible:outline-2 peer-focus-visible:outline-primary-text';
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{text('comment.emoticons')}</legend>
      <div className="scroll-row relative -mx-(--size-gutter) flex gap-1 px-(--size-gutter) py-1 *:flex-none">
        {[{ id: '', src: '', name: text('comment.noEmoticon') }, ...emoticons].map(({ id, src, name }) => (
          <label key={id} className="relative cursor-pointer">
            <input
              type="radio"
              name="emoticonId"
              value={id}
              defaultChecked={id === chosen}
              aria-label={name}
              className="peer sr-only"
            />
            <span className={choice}>
              {id === '' ? name : <img src={src} alt="" width={32} height={32} draggable={false} />}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
