import { pageBehaviour } from '@longstrip/api-contract';
import { refusalMessageKeyIn } from '@longstrip/messages';
import type { PageRefusal } from '../features/refusal-pages/refusal-page.ts';
import { useNamedText } from '../i18n/use-text.ts';

/** A refusal of the viewer as a loader returns it, inside a `StorySite`. */
export function useStoryRefusal(code: PageRefusal['code']): PageRefusal {
  const text = useNamedText();
  return { code, text: text(refusalMessageKeyIn('viewer', code)), behaviour: pageBehaviour('viewer', code) };
}
