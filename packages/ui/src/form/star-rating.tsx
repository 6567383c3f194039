import { useId } from 'react';
import { StarIcon } from '../icon/icons.tsx';

const STARS = [1, 2, 3, 4, 5] as const;
type Stars = (typeof STARS)[number];

export interface StarRatingProps {
  /** The question: "How was it?" */
  label: string;
  /** What a screen reader says for a number of stars: "4 stars". */
  starsLabel: (stars: Stars) => string;
  /** Null for no rating. */
  value: Stars | null;
  onRate: (stars: Stars) => void;
  /** A sentence under the stars; it is read with the question. */
  hint?: string | undefined;
  /** The name of the field in a form. */
  name?: string;
}

/**
 * Five stars as native radios: one tap rates, arrow keys choose. In a form its field is `stars`; without script the form needs a
 * button.
 */
export function StarRating({ label, starsLabel, value, onRate, hint, name = 'stars' }: StarRatingProps) {
  const hintId = useId();
  return (
    <fieldset aria-describedby={hintId} className="text-center">
      <legend className="mx-auto text-16 font-strong">{label}</legend>
      <div className="star-rating mt-1 inline-flex">
        {STARS.map((stars) => (
          <label
            key={stars}
            className="star relative grid size-11 cursor-pointer place-items-center rounded-card has-focus-visible:outline-2 has-focus-visible:outline-primary-text"
          >
            <input
              type="radio"
              name={name}
              value={stars}
              checked={value === stars}
              onChange={() => onRate(stars)}
              className="peer sr-only"
            />
            <StarIcon size={32} />
            <span className="sr-only">{starsLabel(stars)}</span>
          </label>
        ))}
      </div>
      <p id={hintId} className="min-h-lh text-13 text-fg-2">
        {hint}
      </p>
    </fieldset>
  );
}
