import type { BannerEntry } from '@longstrip/api-contract';
import type { Locale } from '@longstrip/core';
import { BannerSlideCard, type LinkProps, LinkProvider, Picture } from '@longstrip/ui';
import { useText } from '../../i18n/use-text.ts';
import { picturePath } from '../../parts/paths.ts';

interface BannerPreviewProps {
  entry: BannerEntry;
  /** The language of the preview; undefined: there is no text yet. */
  locale: Locale | undefined;
  phone: string | null;
  desktop: string | null;
}

/** A banner as the site draws it, by the same part; of a popup what is in its window. Nothing in it leads anywhere. */
export function BannerPreview({ entry, locale, phone, desktop }: BannerPreviewProps) {
  const text = useText();
  const words = (locale === undefined ? undefined : entry.texts[locale]) ?? { kicker: '', title: '…', line: '' };
  const source = (id: string, widthPx: number, heightPx: number) => ({
    ...{ src: picturePath(entry.platform, id), widthPx, heightPx },
  });
  const isWithPicture = entry.kind !== 'ONLY_TEXT';
  const wide = desktop ?? phone;
  return (
    <div lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'}>
      {entry.place === 'POPUP' ? (
        <div className="mx-auto max-w-[342px] overflow-hidden rounded-sheet bg-surface text-center shadow-modal">
          {isWithPicture && phone !== null && (
            <div className="relative aspect-video bg-skeleton">
              <Picture picture={source(phone, 1280, 720)} alt="" sizes="342px" />
            </div>
          )}
          <div className="px-5 pt-5 pb-4">
            {words.kicker !== '' && <p className="text-12 font-strong text-fg-2">{words.kicker}</p>}
            <p className="text-22 font-strong">{words.title}</p>
            {words.line !== '' && <p className="mt-2 text-14 text-pretty text-fg-2">{words.line}</p>}
            <p className="mt-4 rounded-card bg-primary py-2.5 font-strong text-on-primary">{text('banner.open')}</p>
          </div>
        </div>
      ) : (
        <LinkProvider component={Unlinked}>
          <div className="overflow-hidden rounded-card">
            <BannerSlideCard
              isPriority
              slide={{
                ...{ href: '#', title: words.title },
                ...(words.kicker === '' ? {} : { kicker: words.kicker }),
                ...(words.line === '' ? {} : { line: words.line }),
                ...(isWithPicture && wide !== null ? { picture: source(wide, 1440, 640) } : {}),
                isPictureAlone: entry.kind === 'ONLY_ICON' && wide !== null,
                hasWordsAtEnd: entry.kind === 'ICON_TEXT',
              }}
            />
          </div>
        </LinkProvider>
      )}
      <p className="mt-2 text-12 text-fg-3">
        {text(entry.place === 'POPUP' ? 'banner.popupText' : 'banner.previewText')}
      </p>
    </div>
  );
}

/** What is a link on the site. */
const Unlinked = ({ className, children }: LinkProps) => <span className={className}>{children}</span>;
