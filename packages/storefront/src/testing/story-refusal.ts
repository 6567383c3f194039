import { pageBehaviour } from '@longstrip/api-contract';
import { refusalMessageKeyIn } from '@longstrip/messages';
import { useNamedText } from '../i18n/use-text.ts';
import type { PageRefusal } from '../parts/refusals/refusal-page.ts';

/** A refusal of the viewer as a loader returns it, inside a `StorySite`. */
export function useStoryRefusal(code: PageRefusal['code']): PageRefusal {
  const text = useNamedText();
  return { code, text: text(refusalMessageKeyIn('viewer', code)), behaviour: pageBehaviour('viewer', code) };
}
