import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { AgeCheckSectionProps } from './age-check-section.tsx';

const load = () => import('./age-check-section.tsx').then(({ AgeCheckSection }) => AgeCheckSection);
const AgeCheckSection = lazy(async () => ({ default: await load() }));

/**
 * On the server, the same component, loaded at start, so that it is in the document from the first byte. Null in the
 * browser.
 */
let known: ComponentType<AgeCheckSectionProps> | null = null;
if (typeof window === 'undefined') {
  void load().then((section) => {
    known = section;
  });
}

/** The age check in place of a list. Its script is loaded only for readers who are asked. */
export function LazyAgeCheckSection(props: AgeCheckSectionProps): ReactNode {
  const Section = known ?? AgeCheckSection;
  return (
    <Suspense fallback={null}>
      <Section {...props} />
    </Suspense>
  );
}
