import { useText } from '../../../i18n/use-text.ts';
import { AgeCheckPrompt } from '../../../parts/age-check/age-check-prompt.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteHomeHeader } from '../../../parts/shell/site-headers.tsx';
import type { DetailRefusal } from './detail.server.ts';

/** What readers who are not known to be adults see instead of an adult series. */
export function AdultOnlyScreen({ refusal }: DetailRefusal) {
  const text = useText();
  return (
    <SiteFrame header={<SiteHomeHeader />}>
      <AgeCheckPrompt refusal={refusal} instead={{ href: '/', label: text('common.goHome') }} />
    </SiteFrame>
  );
}
