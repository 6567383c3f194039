import { type BannerEntry, type BannerRow, OPERATOR_CALLS } from '@longstrip/api-contract';
import { BANNER_KINDS, BANNER_PLACES, type BannerPlace } from '@longstrip/core';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, useSearchParams } from '@remix-run/react';
import { useState } from 'react';
import { consoleOf } from '../../context.ts';
import { useName, useText } from '../../i18n/use-text.ts';
import { byAddress } from '../../parts/entry/by-address.tsx';
import { EntryForm } from '../../parts/entry/entry-form.tsx';
import { StateAndKey } from '../../parts/entry/entry-list.tsx';
import { readEntryRow } from '../../parts/entry/entry-row.server.ts';
import { CheckInput, KeyInput, MomentInput } from '../../parts/entry/inputs.tsx';
import { LocaleTexts, localesOf } from '../../parts/entry/locale-texts.tsx';
import { readEntryTitle } from '../../parts/entry/marked-texts.server.ts';
import { PictureInput } from '../../parts/entry/picture-input.tsx';
import { SeriesPicker } from '../../parts/entry/series-picker.tsx';
import { useEntry } from '../../parts/entry/use-entry.ts';
import { startOfNextHour, useZoneHint } from '../../parts/entry/zone-hint.ts';
import { SelectInput, TextInput } from '../../parts/form/fields.tsx';
import { Panel } from '../../parts/layout.tsx';
import { PATHS } from '../../parts/paths.ts';
import { BannerPreview } from './banner-preview.tsx';

export { saveEntries as action } from '../../parts/entry/save-entries.server.ts';

export async function loader({ request, context, params: { platform, key } }: LoaderFunctionArgs) {
  const found = await readEntryRow(consoleOf(context), OPERATOR_CALLS.adminBanners, { platform, key }, request);
  return { ...found, title: await readEntryTitle(found.platform, found.row), openAt: startOfNextHour(found.platform) };
}

/** The sizes in which the site shows a banner, twice as large for sharp screens. */
const PHONE = { widthPx: 1280, heightPx: 720 } as const;
const DESKTOP = { widthPx: 1440, heightPx: 640 } as const;

/** A banner or a popup: made or changed, with a preview of what readers will see. */
function BannerPage() {
  const text = useText();
  const name = useName();
  const zoneHint = useZoneHint();
  const [search] = useSearchParams();
  const { platform, row, title, openAt } = useLoaderData<typeof loader>();
  const place: BannerPlace = search.get('place') === 'POPUP' ? 'POPUP' : 'MAIN';
  const back = `${PATHS.banners}?platform=${platform}&place=${row?.entry.place ?? place}`;
  const editor = useEntry<BannerEntry>('banners', row, { ...blank(platform, openAt), place }, back);
  const { draft, set, problem } = editor;
  const [about, setAbout] = useState<BannerRow['about']>(row?.about ?? null);
  const isArtKnown = row !== null && row.entry.series === draft.series;
  const zone = zoneHint(platform);
  return (
    <EntryForm
      title={title ?? text('banner.new')}
      text={row === null ? undefined : <StateAndKey row={row} />}
      editor={editor}
      back={{ to: back, name: text('banner.list') }}
      aside={
        <Panel title={text('entry.preview')}>
          <BannerPreview
            entry={draft}
            locale={localesOf(platform, draft.texts).find((locale) => draft.texts[locale] !== undefined)}
            phone={draft.phonePicture ?? (isArtKnown ? row.phoneShown : null)}
            desktop={draft.desktopPicture ?? (isArtKnown ? row.desktopShown : null)}
          />
        </Panel>
      }
    >
      <Panel title={text('entry.texts')}>
        <LocaleTexts
          platform={platform}
          fields={[
            { name: 'kicker', label: text('banner.kicker'), kind: 'line', isOptional: true },
            { name: 'title', label: text('entry.title'), kind: 'line' },
            { name: 'line', label: text('banner.line'), kind: 'line', isOptional: true },
          ]}
          value={draft.texts}
          onChange={(texts) => set({ texts: texts as BannerEntry['texts'] })}
          problem={problem}
        />
      </Panel>
      <Panel title={text('banner.leads')} text={text('banner.leadsText')}>
        <div className="grid gap-4 desk:grid-cols-2">
          <SeriesPicker
            label={text('banner.series')}
            problem={problem('series')}
            value={about === null ? [] : [about]}
            onChange={(chosen) => {
              setAbout(chosen[0] ?? null);
              set({ series: chosen[0]?.id ?? null });
            }}
            isSingle
          />
          <TextInput
            label={text('banner.path')}
            hint={text('banner.pathHint')}
            problem={problem('path')}
            value={draft.path ?? ''}
            onChange={({ target }) => set({ path: target.value === '' ? null : target.value })}
            placeholder="/notice"
          />
        </div>
      </Panel>
      <Panel title={text('banner.pictures')} text={text('banner.picturesText')}>
        <div className="grid gap-4 desk:grid-cols-2">
          <PictureInput
            label={text('banner.desktop')}
            hint={text('picture.size', { width: DESKTOP.widthPx, height: DESKTOP.heightPx })}
            platform={platform}
            frame={DESKTOP}
            value={draft.desktopPicture}
            instead={isArtKnown ? row.desktopShown : null}
            problem={problem('desktopPicture')}
            onChange={(desktopPicture) => set({ desktopPicture })}
          />
          <PictureInput
            label={text('banner.phone')}
            hint={text('picture.size', { width: PHONE.widthPx, height: PHONE.heightPx })}
            platform={platform}
            frame={PHONE}
            value={draft.phonePicture}
            instead={isArtKnown ? row.phoneShown : null}
            problem={problem('phonePicture')}
            onChange={(phonePicture) => set({ phonePicture })}
          />
        </div>
      </Panel>
      <Panel title={text('entry.when')} text={zone}>
        <div className="grid gap-4 desk:grid-cols-2">
          <MomentInput
            label={text('entry.from')}
            problem={problem('openAt')}
            value={draft.openAt}
            onChange={(openAt) => set({ openAt: openAt ?? '' })}
          />
          <MomentInput
            label={text('entry.until')}
            hint={text('entry.emptyNoEnd')}
            problem={problem('closeAt')}
            value={draft.closeAt}
            onChange={(closeAt) => set({ closeAt })}
            isOptional
          />
        </div>
      </Panel>
      <Panel title={text('entry.how')}>
        <div className="grid gap-4 desk:grid-cols-2">
          <SelectInput
            label={text('banner.place')}
            problem={problem('place')}
            value={draft.place}
            onChange={({ target }) => set({ place: target.value as BannerPlace })}
            choices={BANNER_PLACES.map((value) => ({ value, label: name('bannerPlaces', value) }))}
          />
          <SelectInput
            label={text('banner.kind')}
            problem={problem('kind')}
            value={draft.kind}
            onChange={({ target }) => set({ kind: target.value as BannerEntry['kind'] })}
            choices={BANNER_KINDS.map((value) => ({ value, label: name('bannerKinds', value) }))}
          />
          <CheckInput label={text('entry.shown')} isOn={draft.isVisible} onChange={(isVisible) => set({ isVisible })} />
          <CheckInput
            label={text('banner.isAdult')}
            hint={text('banner.isAdultHint')}
            isOn={draft.isAdult}
            onChange={(isAdult) => set({ isAdult })}
          />
          <KeyInput value={draft.key} onChange={(key) => set({ key })} isNew={editor.isNew} problem={problem('key')} />
        </div>
      </Panel>
    </EntryForm>
  );
}

export default byAddress(BannerPage);

const blank = (platform: string, openAt: string): BannerEntry => ({
  ...{ platform, key: '', position: 0, isVisible: true, place: 'MAIN', kind: 'TEXT_ICON', path: null, series: null },
  ...{ phonePicture: null, desktopPicture: null, isAdult: false, openAt, closeAt: null, texts: {} },
});
