/** The coin. Gold is for this drawing alone, never for text. Stands beside a number, so it says nothing itself. */
export function CoinGlyph({ sizePx = 16 }: { sizePx?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={sizePx} height={sizePx} aria-hidden="true" className="shrink-0">
      <circle cx="12" cy="12" r="11" fill="var(--coin)" />
      <circle cx="12" cy="12" r="8.3" fill="var(--coin-light)" />
      <path
        d="M10.2 7.5v8.7h4.6"
        fill="none"
        stroke="var(--coin-deep)"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
