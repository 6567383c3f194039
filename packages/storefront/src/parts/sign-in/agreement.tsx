import { Checkbox, Link } from '@longstrip/ui';
import type { FormReply } from '../form/site-form.tsx';

/** A sentence with its linked part between brackets: "I agree to the [terms of use] (required)". */
const LINKED = /^(.*?)\[(.*)\](.*)$/s;

export interface AgreementProps {
  name: string;
  /** The sentence; what its brackets hold leads to the text that is agreed to. */
  label: string;
  href: string;
  reply: FormReply;
}

/**
 * A required agreement, named once: its name is the link to its text. It is never ticked for the reader, but stays ticked when
 * something else was wrong.
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
