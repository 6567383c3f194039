import { type RichNode, RichText } from '@longstrip/ui';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../button.tsx';
import { TextArea } from '../form/fields.tsx';

interface RichInputProps {
  label: string;
  hint?: string;
  problem?: string | undefined;
  lang: string;
  dir: string;
  value: string;
  required: boolean;
  onChange: (value: string) => void;
}

/** A text with the few elements of record 0019, and how the site draws it. */
export function RichInput({ value, onChange, hint, ...field }: RichInputProps) {
  const text = useText();
  const [isShown, setShown] = useState(false);
  const nodes = useRichNodes(value, isShown);
  return (
    <div className="grid gap-2">
      <TextArea
        {...field}
        hint={hint ?? text('entry.richHint')}
        rows={10}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        spellCheck
      />
      <div>
        <Button look="quiet" onClick={() => setShown(!isShown)} aria-expanded={isShown}>
          {text(isShown ? 'entry.hidePreview' : 'entry.preview')}
        </Button>
      </div>
      {isShown && (
        <div
          lang={field.lang}
          dir={field.dir}
          className="max-h-96 overflow-auto rounded-card bg-surface p-3 text-14 shadow-[0_0_0_1px_var(--line)]"
        >
          <RichText nodes={nodes} />
        </div>
      )}
    </div>
  );
}

/** Parsed as the site parses it. Links are shown as their words: from a preview nothing leads elsewhere. */
function useRichNodes(html: string, isShown: boolean): readonly RichNode[] {
  const [nodes, setNodes] = useState<readonly RichNode[]>([]);
  useEffect(() => {
    if (!isShown) return undefined;
    let isCurrent = true;
    void import('@longstrip/ui/parse-rich-text').then(({ parseRichText }) => {
      if (isCurrent) setNodes(parseRichText(html, () => null));
    });
    return () => {
      isCurrent = false;
    };
  }, [html, isShown]);
  return nodes;
}
