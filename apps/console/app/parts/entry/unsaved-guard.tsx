import { useBeforeUnload, useBlocker } from '@remix-run/react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';

/** Asks before a page is left whose changes are not saved. */
export function UnsavedGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const text = useText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => {
    if (isUnsaved) event.preventDefault();
  });
  return (
    <Dialog title={text('entry.leave')} isOpen={blocker.state === 'blocked'} onClose={() => blocker.reset?.()}>
      <p className="text-14 text-fg-2">{text('entry.leaveText')}</p>
      <div className="mt-4 flex justify-end gap-2">
        <Button look="quiet" onClick={() => blocker.proceed?.()} isDanger>
          {text('entry.leaveAnyway')}
        </Button>
        <Button look="main" onClick={() => blocker.reset?.()}>
          {text('entry.stay')}
        </Button>
      </div>
    </Dialog>
  );
}
