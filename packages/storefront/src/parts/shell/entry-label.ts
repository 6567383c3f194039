import { useNamedText, useText } from '../../i18n/use-text.ts';
import { type NavigationEntry, useSite } from '../../root/site-data.ts';

/** The text of a menu entry. An entry that leads to another site's page names the language of that page. */
export function useEntryLabel(): (entry: Pick<NavigationEntry, 'route' | 'labelKey'>) => string {
  const text = useText();
  const named = useNamedText();
  const { elsewhere } = useSite();
  return ({ route, labelKey }) => {
    const label = named(labelKey);
    if (elsewhere === null || !elsewhere.routes.includes(route)) return label;
    return text('nav.inLanguage', { label, language: elsewhere.language });
  };
}
