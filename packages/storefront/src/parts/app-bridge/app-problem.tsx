import type { AppProblem } from '@longstrip/core';
import { Button, WarningIcon } from '@longstrip/ui';
import { usePageText } from '../../i18n/page-texts.tsx';
import type { BridgeCallName, BridgeError } from './bridge-contract.ts';

/** The problem to show for a call that the app refused; null: show nothing, because the reader did not ask for anything. */
export function problemOf(call: BridgeCallName, code: BridgeError): AppProblem | null {
  const known = problemOfCode(code);
  if (known !== null) return known;
  // An older app has no screens of its own that need these.
  if (code === 'NOT_SUPPORTED' && (call === 'language' || call === 'userData')) return null;
  switch (call) {
    case 'language':
      return 'LANGUAGE';
    case 'version':
      return 'VERSION';
    case 'purchase':
      return 'PURCHASE';
    case 'userData':
      return 'USER_INFO';
    case 'cacheClear':
    case 'storage':
      return 'STORAGE';
    default:
      return null;
  }
}

/** The problem that a code names, whatever the call was. */
export function problemOfCode(code: BridgeError): AppProblem | null {
  switch (code) {
    case 'UNTRUSTED_CERTIFICATE':
      return 'CERTIFICATE';
    case 'STORAGE_PERMISSION_REQUIRED':
      return 'STORAGE';
    case 'PRODUCT_NOT_FOUND':
      return 'PRODUCT';
    default:
      return null;
  }
}

/** A problem of the app on the page, with a retry button. */
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
