import { Checkbox, Link } from '@longstrip/ui';
import type { FormReply } from '../form/site-form.tsx';

/** A sentence with its linked part between brackets: "I agree to the [terms of use] (required)". */
const LINKED = /^(.*?)\[(.*)\](.*)$/s;

export interface AgreementProps {
  name: string;
  /** The sentence; the part in brackets becomes the link to the text that is agreed to. */
  label: string;
  href: string;
  reply: FormReply;
}

/**
 * A required agreement. Its name is also the link to its text. It is never ticked in advance, but stays ticked after another
 * error in the form.
 */
export function Agreement({ name, label, href, reply }: AgreementProps) {
  const [, before = '', title = label, after = ''] = LINKED.exec(label) ?? [];
  return (
    <Checkbox
      name={name}
      label={
        <>
          {before}
          <Link href={href} target="_blank" className="-my-2.5 inline-block py-2.5 underline">
            {title}
          </Link>
          {after}
        </>
      }
      defaultChecked={reply.values[name] === 'on'}
      error={reply.fields[name]}
    />
  );
}
