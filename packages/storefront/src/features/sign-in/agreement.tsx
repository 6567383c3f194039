import { Checkbox } from '@longstrip/ui';
import type { FormReply } from '../form/form-reply.ts';

/** A required agreement. It is never ticked for the reader, but stays ticked when something else was wrong. */
export function Agreement({ name, label, reply }: { name: string; label: string; reply: FormReply }) {
  return <Checkbox name={name} label={label} defaultChecked={reply.values[name] === 'on'} error={reply.fields[name]} />;
}
