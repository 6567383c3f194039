import { CopyIcon } from '@longstrip/ui';
import { type ReactNode, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../button.tsx';

/** New recovery codes. They are shown this once; what follows opens when the operator says that they are stored. */
export function RecoveryCodes({ codes, end }: { codes: readonly string[]; end: ReactNode }) {
  const text = useText();
  const [isCopied, setIsCopied] = useState(false);
  const [isStored, setIsStored] = useState(false);
  const copy = () => {
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  };
  return (
    <div className="grid gap-4">
      <div role="status">
        <h2 className="text-16 font-strong">{text('factors.codesTitle')}</h2>
        <p className="mt-1 text-13 text-fg-2">{text('factors.codesText')}</p>
      </div>
      <ul className="mono grid grid-cols-2 gap-x-4 gap-y-1.5 rounded-card bg-fill p-3 text-13 select-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button look="plain" icon={<CopyIcon size={16} />} onClick={copy}>
        {text(isCopied ? 'factors.copied' : 'factors.copy')}
      </Button>
      <label className="flex items-center gap-2 text-13">
        <input type="checkbox" checked={isStored} onChange={({ target }) => setIsStored(target.checked)} />
        {text('factors.stored')}
      </label>
      {isStored && end}
    </div>
  );
}
