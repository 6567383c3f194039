import { Button as BaseButton, ButtonLink as BaseLink, type ButtonLinkProps, type ButtonProps } from '@longstrip/ui';
import clsx from 'clsx';

type ConsoleLook = 'main' | 'plain' | 'quiet';

const lookOf = (look: ConsoleLook) => (look === 'plain' ? 'outlined' : look);
const classOf = (look: ConsoleLook, isDanger: boolean, className: string | undefined) =>
  clsx('act', `act-${look}`, isDanger && 'act-danger', className);

/** A button as a desktop has it: lower and quieter than on the sites. `plain` is for most; `main` for the one act of a view. */
export function Button({
  look = 'plain',
  isDanger = false,
  className,
  ...rest
}: Omit<ButtonProps, 'look' | 'ref'> & { look?: ConsoleLook; isDanger?: boolean }) {
  return <BaseButton {...rest} look={lookOf(look)} className={classOf(look, isDanger, className)} />;
}

/** A link that looks like one. */
export function ButtonLink({
  look = 'plain',
  className,
  ...rest
}: Omit<ButtonLinkProps, 'look' | 'ref'> & { look?: ConsoleLook }) {
  return <BaseLink {...rest} look={lookOf(look)} className={classOf(look, false, className)} />;
}
