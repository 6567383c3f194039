import { PRIVACY_SECTIONS } from './privacy-sections.ts';
import type { DemoPolicy, PolicySections, SiteTexts } from './site-texts.ts';
import { TERMS_SECTIONS } from './terms-sections.ts';

const TITLES: Record<DemoPolicy['kind'], SiteTexts<string>> = {
  TERMS: {
    'en-US': 'Terms of use',
    'ja-JP': '利用規約',
    'th-TH': 'ข้อกำหนดการใช้งาน',
    'zh-TW': '使用條款',
    ar: 'شروط الاستخدام',
    'de-DE': 'Nutzungsbedingungen',
    'fr-FR': 'Conditions d’utilisation',
  },
  PRIVACY: {
    'en-US': 'Privacy',
    'ja-JP': 'プライバシーポリシー',
    'th-TH': 'นโยบายความเป็นส่วนตัว',
    'zh-TW': '隱私權政策',
    ar: 'الخصوصية',
    'de-DE': 'Datenschutz',
    'fr-FR': 'Confidentialité',
  },
};

/** A page of headed paragraphs in the rich text of the specification. */
function bodyOf(sections: PolicySections): string {
  return sections
    .map(([heading, text]) => `<div><span style="font-weight:600">${heading}</span><br>${text}<br><br></div>`)
    .join('');
}

function policyOf(kind: DemoPolicy['kind'], sections: SiteTexts<PolicySections>): DemoPolicy {
  const textIn = (locale: keyof SiteTexts<unknown>) => ({
    title: TITLES[kind][locale],
    body: bodyOf(sections[locale]),
  });
  return {
    kind,
    texts: {
      'en-US': textIn('en-US'),
      'ja-JP': textIn('ja-JP'),
      'th-TH': textIn('th-TH'),
      'zh-TW': textIn('zh-TW'),
      ar: textIn('ar'),
      'de-DE': textIn('de-DE'),
      'fr-FR': textIn('fr-FR'),
    },
  };
}

/** The demo's legal pages. They bind nobody: a store puts its own in their place. */
export const DEMO_POLICIES: readonly DemoPolicy[] = [
  policyOf('TERMS', TERMS_SECTIONS),
  policyOf('PRIVACY', PRIVACY_SECTIONS),
];
