import type { AppProblem } from '@longstrip/core';
import { Button, WarningIcon } from '@longstrip/ui';
import { usePageText } from '../../i18n/page-texts.tsx';

/** What the app cannot do, beside what was asked for, with the way to try again. */
export function AppProblemNote({ problem, onRetry }: { problem: AppProblem; onRetry: () => void }) {
  const text = usePageText();
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-14">
      <WarningIcon size={20} className="text-negative" />
      <p className="min-w-0 flex-1">
        {text(`app.problem${problem}`)}
        {problem === 'STORAGE' && <span className="block text-13 text-fg-2">{text('app.storageText')}</span>}
      </p>
      <Button look="outlined" onClick={onRetry}>
        {text('app.retry')}
      </Button>
    </div>
  );
}
