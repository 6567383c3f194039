import { useLook } from '../look/site-look.tsx';

/** Below this size the letter cannot be read, and is left out. */
const READABLE_PX = 14;

/**
 * The coin, with the site's letter. Gold is for this drawing only, never for text. It is always beside a number, so it has no
 * name for screen readers.
 */
export function CoinGlyph({ sizePx = 16 }: { sizePx?: number }) {
  const { coinLetter } = useLook();
  return (
    <svg viewBox="0 0 24 24" width={sizePx} height={sizePx} aria-hidden="true" className="shrink-0">
      <circle cx="12" cy="12" r="11" fill="var(--coin)" />
      <circle cx="12" cy="12" r="8.3" fill="var(--coin-light)" />
      {sizePx >= READABLE_PX && (
        <text
          x="12"
          y="12"
          textAnchor="middle"
          dominantBaseline="central"
          fontSize="13"
          fontWeight="800"
          fill="var(--coin-deep)"
        >
          {coinLetter}
        </text>
      )}
    </svg>
  );
}
