import { composeWordmark } from '@longstrip/core';

export interface WordmarkProps {
  /** The word, in Latin letters. */
  word: string;
  /** Height in pixels: 26 in the phone's header, 30 in the desktop's bar, 34 on the login page. */
  heightPx?: number;
  /** Name for screen readers; left out if the link around it has a name. */
  label?: string;
}

/** A platform's name as a drawing: ink in the text colour, the last "o" a speech balloon in the primary colour. */
export function Wordmark({ word, heightPx = 26, label }: WordmarkProps) {
  const drawing = composeWordmark(word);
  return (
    <svg
      viewBox={`0 0 ${drawing.widthUnits} ${drawing.heightUnits}`}
      height={heightPx}
      width={(heightPx * drawing.widthUnits) / drawing.heightUnits}
      className="block shrink-0 overflow-visible text-fg"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {drawing.parts.map((part) => (
        <path
          key={part.xUnits}
          transform={`translate(${part.xUnits} 0)`}
          d={part.path}
          className={part.kind === 'balloon' ? 'fill-primary' : 'fill-none stroke-current'}
          strokeWidth={part.kind === 'balloon' ? undefined : 5.4}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}
