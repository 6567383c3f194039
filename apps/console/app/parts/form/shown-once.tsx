import { CopyIcon } from '@longstrip/ui';
import { type ReactNode, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../button.tsx';

/** A secret that is shown this once: a link of an invitation, a machine token. */
export function ShownOnce({ text: words, value, children }: { text: ReactNode; value: string; children?: ReactNode }) {
  const text = useText();
  const [isCopied, setIsCopied] = useState(false);
  const copy = () => {
    navigator.clipboard.writeText(value).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  };
  return (
    <div role="status" className="grid gap-3">
      <p className="text-14 text-fg-2">{words}</p>
      <p className="mono rounded-card bg-fill p-3 text-13 select-all wrap-anywhere">{value}</p>
      <Button look="main" icon={<CopyIcon size={16} />} onClick={copy}>
        {text(isCopied ? 'factors.copied' : 'factors.copy')}
      </Button>
      {children}
    </div>
  );
}
