import type { RatingStars } from '@longstrip/core';
import { Button, StarRating, useToast } from '@longstrip/ui';
import { useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../root/site-data.ts';

const RATING_PATH = '/_/rating';

/** The rating of each series since this document was loaded: a page with older data shows it too. Never written on a server. */
const rated = new Map<string, RatingStars | null>();

export interface RatingFormProps {
  seriesAlias: string;
  /** How the reader rated the series when the page was made. */
  stars: RatingStars | null;
  /** The address of this page. */
  page: string;
}

/**
 * How the reader rates a series. A press shows at once, and is undone if the site does not accept it. A guest's press sends the
 * form, which leads to the log-in and back; without script a button sends it.
 */
export function RatingForm({ seriesAlias, stars: before, page }: RatingFormProps) {
  const text = useText();
  const toast = useToast();
  const isMember = useSite().sessionStatus === 'authenticated';
  const [stars, setStars] = useState(() => rated.get(seriesAlias) ?? before);
  const accepted = useRef(stars);
  const last = useRef(Promise.resolve());
  const form = useRef<HTMLFormElement>(null);
  const rate = (next: RatingStars) => {
    setStars(next);
    if (!isMember) {
      // After React has checked the radio.
      requestAnimationFrame(() => form.current?.submit());
      return;
    }
    rated.set(seriesAlias, next);
    const body = new URLSearchParams({ series: seriesAlias, stars: String(next), back: page });
    // One after another, so that the last press decides.
    last.current = last.current.then(async () => {
      if (await sendRating(body)) {
        accepted.current = next;
        return;
      }
      // A later press has its own answer.
      if (rated.get(seriesAlias) === next) {
        rated.set(seriesAlias, accepted.current);
        setStars(accepted.current);
      }
      toast({ text: text('detail.favouriteFailed'), tone: 'warning' });
    });
  };
  return (
    <form ref={form} method="post" action={RATING_PATH}>
      <input type="hidden" name="series" value={seriesAlias} />
      <input type="hidden" name="back" value={page} />
      <StarRating
        label={text('viewer.rate')}
        starsLabel={(count) => text('viewer.stars', { count })}
        value={stars}
        onRate={rate}
        hint={isMember ? (stars === null ? undefined : text('viewer.rateThanks')) : text('viewer.rateLogIn')}
      />
      <noscript>
        <Button type="submit" look="outlined" className="mt-2">
          {text('viewer.rateSend')}
        </Button>
      </noscript>
    </form>
  );
}

/** Whether the site has accepted it. Never throws. */
async function sendRating(body: URLSearchParams): Promise<boolean> {
  try {
    const answer = await fetch(RATING_PATH, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body,
      redirect: 'manual',
      keepalive: true,
    });
    return answer.ok;
  } catch {
    return false;
  }
}
