import { AccessDenied } from '@longstrip/ui';
import { PageTexts, usePageText } from '../../i18n/page-texts.tsx';
import { AgeCheckCard, ageCheckHeading } from './age-check-card.tsx';
import type { AgeCheck } from './age-check-model.ts';

export interface AgeCheckSectionProps {
  check: AgeCheck;
  level?: 'h1' | 'h2';
}

/** The age check as a page, or in place of a list. */
export function AgeCheckSection({ check, level }: AgeCheckSectionProps) {
  return (
    <PageTexts texts={check.texts}>
      <Section check={check} {...(level === undefined ? {} : { level })} />
    </PageTexts>
  );
}

function Section({ check, level = 'h1' }: AgeCheckSectionProps) {
  const { title, note } = ageCheckHeading(check, usePageText());
  return <AccessDenied level={level} title={title} text={note} actions={<AgeCheckCard check={check} />} />;
}
