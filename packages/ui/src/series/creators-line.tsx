import { OwnText } from '../text/own-text.tsx';
import type { ForeignLanguage } from '../text/text-language.ts';

/** The grey line under a title: creators, and before them the language of a work that is not in the page's. */
export function CreatorsLine({ creators, language }: { creators: string; language?: ForeignLanguage | undefined }) {
  if (language === undefined) return <OwnText className="one-line mt-0.5 block text-12 text-fg-3">{creators}</OwnText>;
  return (
    <span className="mt-0.5 flex gap-1.5 text-12 text-fg-3">
      <span className="one-line max-w-full shrink-0 text-fg-2">{language.name}</span>
      <OwnText language={language} className="one-line block flex-1">
        {creators}
      </OwnText>
    </span>
  );
}
