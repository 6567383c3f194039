import { FormAlert } from './form-alert.tsx';
import type { FormReply } from './form-reply.ts';
import { useFormState } from './site-form.tsx';

/**
 * What was refused of a form that the page does not show, such as that of a comment which is gone meanwhile.
 * @param isShown whether a form of the page says it itself
 */
export function PageAlert({ isShown }: { isShown: (values: FormReply['values']) => boolean }) {
  const { reply } = useFormState();
  if (reply.text === null || isShown(reply.values)) return null;
  return (
    <div className="px-(--size-gutter) pt-4">
      <FormAlert text={reply.text} />
    </div>
  );
}
