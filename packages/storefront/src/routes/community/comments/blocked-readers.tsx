import { Button, EmptyState } from '@longstrip/ui';
import { usePageText } from '../../../i18n/page-texts.tsx';
import { commentsAddress } from '../../../parts/comments/comments-address.ts';
import { NO_REPLY, SiteForm, useFormState } from '../../../parts/form/site-form.tsx';
import { Illustration } from '../../../parts/shell/illustration.tsx';
import type { BlockedView } from './comments-model.ts';

/** The readers that this reader has blocked, each with a button that unblocks. */
export function BlockedReaders({ view: { readers } }: { view: BlockedView }) {
  const text = usePageText();
  const { reply, isBusy } = useFormState();
  if (readers.length === 0) {
    return (
      <EmptyState
        title={text('comment.emptyBlockedTitle')}
        text={text('comment.emptyBlockedText')}
        art={<Illustration scene="comments" />}
      />
    );
  }
  return (
    <ul className="divide-y divide-line px-(--size-gutter)">
      {readers.map(({ id, name }) => (
        <li key={id} className="flex min-h-16 items-center gap-3 py-2">
          <span id={`blocked-${id}`} className="min-w-0 flex-1 wrap-anywhere">
            {name === null ? text('comment.leftReader') : <bdi>{name}</bdi>}
          </span>
          <SiteForm
            reply={reply.values.blockId === String(id) ? reply : NO_REPLY}
            action={commentsAddress({ kind: 'blocked' })}
            hidden={{ act: 'unblock', blockId: String(id) }}
          >
            <Button type="submit" look="outlined" isBusy={isBusy} aria-describedby={`blocked-${id}`}>
              {text('comment.unblock')}
            </Button>
          </SiteForm>
        </li>
      ))}
    </ul>
  );
}
