import { type SampleTexts, useSampleTexts } from '@longstrip/ui/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPanel, storyShortPanel } from '../../testing/story-purchase.ts';
import { StorySite } from '../../testing/story-site.tsx';
import { type FormReply, NO_REPLY } from '../form/site-form.tsx';
import type { PurchasePanelData } from './purchase-model.ts';
import { PurchasePanel } from './purchase-panel.tsx';
import { PurchaseSheet } from './purchase-sheet.tsx';

const meta: Meta = { title: 'Storefront/Parts/Purchase', parameters: { frame: 'none' } };
export default meta;

interface Shown {
  panel: (texts: SampleTexts) => PurchasePanelData;
  reply?: FormReply;
  isBusy?: boolean;
}

/** A panel over an empty page. */
function story({ panel, reply = NO_REPLY, isBusy = false }: Shown): StoryObj {
  function Sheet() {
    const made = panel(useSampleTexts());
    return (
      <PurchaseSheet title={made.title} isOpen onClose={() => undefined} closeHref="/detail/salt-crown">
        <PurchasePanel panel={made} reply={reply} isBusy={isBusy} onRefused={() => undefined} />
      </PurchaseSheet>
    );
  }
  return {
    render: (_args, { globals }) => <StorySite globals={globals} path="/detail/salt-crown" component={Sheet} />,
  };
}

const refused = (code: FormReply['code'], text: string): FormReply => ({ ...NO_REPLY, code, text });

export const Panel = story({ panel: (texts) => storyPanel(texts) });
export const Sending = story({ panel: (texts) => storyPanel(texts), isBusy: true });
export const Short = story({ panel: (texts) => storyShortPanel(texts, false) });
export const ShortWithPoints = story({ panel: (texts) => storyShortPanel(texts, true) });
export const PriceChanged = story({
  panel: (texts) => storyPanel(texts),
  reply: refused('PRICE_CHANGED', 'The price has changed. Please check the new one before you confirm.'),
});
export const NotKnownYet = story({
  panel: (texts) => storyPanel(texts),
  reply: refused(
    'UNKNOWN',
    'We do not know yet whether this went through. Press again to check: nothing is bought twice.',
  ),
});
export const ReadNow = story({
  panel: (texts) =>
    storyPanel(texts, {
      choices: [],
      cheapest: null,
      instead: { text: null, link: { href: '/viewer/salt-crown/ep-13', label: 'Read now' } },
    }),
});
export const NotForSale = story({
  panel: (texts) =>
    storyPanel(texts, {
      choices: [],
      cheapest: null,
      instead: { text: 'This episode cannot be bought at the moment.', link: null },
    }),
});
