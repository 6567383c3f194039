import {
  Button,
  ChipRow,
  Cover,
  FavouriteButton,
  Price,
  ProductRow,
  ProgressLine,
  Segment,
  StarRating,
  Switch,
  Tabs,
  Tag,
  TicketUse,
  Wordmark,
} from '@longstrip/ui';
import { SAMPLE_SCENES, sampleCover, useSampleTexts, useSampleWordmark } from '@longstrip/ui/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta: Meta = { title: 'Foundations/Theme', parameters: { frame: 'none' } };
export default meta;

/** Everything that has a colour of the brand. */
function BrandInUse({ theme }: { theme: 'light' | 'dark' }) {
  const { detail, tabs, titles, badges, ranking, shop, viewer } = useSampleTexts();
  const wordmark = useSampleWordmark();
  return (
    <div data-theme={theme} className="grid content-start gap-5 bg-page pb-8 text-fg">
      <div className="flex h-14 items-center px-4">
        <Wordmark word={wordmark} heightPx={30} label={wordmark} />
      </div>
      <Tabs
        isSticky={false}
        label={`${theme}: ${detail.episodes}`}
        tabs={tabs.map((label, index) => ({ href: `#${index}`, label, isCurrent: index === 1 }))}
      />
      <div className="flex items-start gap-3 px-4">
        <Cover
          picture={sampleCover(SAMPLE_SCENES.saltCrown, titles.saltCrown)}
          className="w-28"
          badges={{ up: badges.up, freeCount: badges.freeCount, waitFree: badges.waitFree }}
        />
        <div className="grid gap-3">
          <p className="text-18 font-heavy">{titles.saltCrown}</p>
          <p>
            <Tag text={detail.saving} />
          </p>
          <Price amount="3" coin className="text-primary-text" />
          <ProgressLine share={0.4} label={viewer.readSoFar} />
        </div>
      </div>
      <TicketUse title={detail.ticket} stateLabel={detail.continueRead} href="#ticket" />
      <div className="grid gap-3 px-4">
        <Button look="main" isWide>
          {detail.continueRead}
        </Button>
        <Button look="outlined">{detail.buyAll}</Button>
        <ChipRow
          label={`${theme}: ${detail.genres[0]}`}
          chips={detail.genres.map((label, index) => ({ href: `#${label}`, label, isCurrent: index === 1 }))}
        />
        <Segment
          label={`${theme}: ${ranking.genre}`}
          value="0"
          options={ranking.windows.map((label, index) => ({ value: String(index), label, href: `#${index}` }))}
        />
        <Switch label={viewer.binge} defaultChecked />
        <div className="flex items-center justify-between gap-3">
          <FavouriteButton label={`${theme}: ${detail.favourite}`} isOn onToggle={() => undefined} />
          <StarRating
            label={`${theme}: ${detail.favourite}`}
            starsLabel={String}
            value={4}
            onRate={() => undefined}
            name={`stars-${theme}`}
          />
        </div>
        <p className="rounded-card bg-accent-soft p-4 text-accent">{detail.waitNote}</p>
        <p className="rounded-card bg-primary-soft p-4 text-primary-text">{detail.notices[0]}</p>
      </div>
      <ul>
        <ProductRow
          coins="200"
          extras={[shop.bonus]}
          unitPrice={shop.perCoin}
          price="$17.99"
          button={{ href: '#buy', label: shop.buy }}
          bestTag={shop.best}
          notes={[shop.firstOnly]}
        />
      </ul>
    </div>
  );
}

/**
 * A brand's colours in both themes. Change them in the panel “Theme”: every story follows at once. The panel judges each
 * pair of colours as a build does, and writes the theme for the platform's file.
 */
export const BrandColours: StoryObj = {
  name: 'Brand colours',
  render: () => (
    <div className="grid min-h-dvh bg-backdrop desk:grid-cols-2">
      <BrandInUse theme="light" />
      <BrandInUse theme="dark" />
    </div>
  ),
};
