import { Button, ButtonLink } from '@longstrip/ui';
import type { ReactNode } from 'react';
import { usePageText } from '../../i18n/page-texts.tsx';
import type { AgeCheck } from './age-check-model.ts';

/** Where readers go who do not answer: to the week's list, which everybody may see. */
export const LEFT_FOR = '/home/weekly';

export interface AgeCheckCardProps {
  check: AgeCheck;
  /** Closes the popup; on a page readers leave by a link. */
  onLeave?: (() => void) | undefined;
}

/** The main answer, and below it the way out that every step has. */
export function Answers({ onLeave, children }: { onLeave?: (() => void) | undefined; children?: ReactNode }) {
  const text = usePageText();
  const look = children === undefined ? 'main' : 'quiet';
  const leave = text('age.leave');
  return (
    <div className="grid grid-cols-1 gap-1">
      {children}
      {onLeave === undefined ? (
        <ButtonLink look={look} isWide href={LEFT_FOR}>
          {leave}
        </ButtonLink>
      ) : (
        <Button look={look} isWide onClick={onLeave}>
          {leave}
        </Button>
      )}
    </div>
  );
}
