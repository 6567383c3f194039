import { type NoticeEntry, OPERATOR_CALLS } from '@longstrip/api-contract';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { consoleOf } from '../../context.ts';
import { useText } from '../../i18n/use-text.ts';
import { byAddress } from '../../parts/entry/by-address.tsx';
import { EntryForm } from '../../parts/entry/entry-form.tsx';
import { StateAndKey } from '../../parts/entry/entry-list.tsx';
import { readEntryRow } from '../../parts/entry/entry-row.server.ts';
import { CheckInput, KeyInput, MomentInput } from '../../parts/entry/inputs.tsx';
import { LocaleTexts } from '../../parts/entry/locale-texts.tsx';
import { readEntryTitle } from '../../parts/entry/marked-texts.server.ts';
import { useEntry } from '../../parts/entry/use-entry.ts';
import { startOfNextHour, useZoneHint } from '../../parts/entry/zone-hint.ts';
import { Panel } from '../../parts/layout.tsx';
import { PATHS } from '../../parts/paths.ts';

export { saveEntries as action } from '../../parts/entry/save-entries.server.ts';

export async function loader({ request, context, params: { platform, key } }: LoaderFunctionArgs) {
  const found = await readEntryRow(consoleOf(context), OPERATOR_CALLS.adminNotices, { platform, key }, request);
  return {
    ...found,
    title: await readEntryTitle(found.platform, found.row),
    publishAt: startOfNextHour(found.platform),
  };
}

/** A notice in every language of its platform. */
function NoticePage() {
  const text = useText();
  const zoneHint = useZoneHint();
  const { platform, row, title, publishAt } = useLoaderData<typeof loader>();
  const back = `${PATHS.notices}?platform=${platform}`;
  const blank: NoticeEntry = { platform, key: '', publishAt, isPinned: false, isVisible: true, texts: {} };
  const editor = useEntry<NoticeEntry>('notices', row, blank, back);
  const { draft, set, problem } = editor;
  return (
    <EntryForm
      title={title ?? text('notice.new')}
      text={row === null ? undefined : <StateAndKey row={row} />}
      editor={editor}
      back={{ to: back, name: text('notice.list') }}
    >
      <Panel title={text('entry.texts')}>
        <LocaleTexts
          platform={platform}
          fields={[
            { name: 'title', label: text('entry.title'), kind: 'line' },
            { name: 'body', label: text('notice.body'), kind: 'rich' },
          ]}
          value={draft.texts}
          onChange={(texts) => set({ texts: texts as NoticeEntry['texts'] })}
          problem={problem}
        />
      </Panel>
      <Panel title={text('entry.how')} text={zoneHint(platform)}>
        <div className="grid gap-4 desk:grid-cols-2">
          <MomentInput
            label={text('notice.publish')}
            problem={problem('publishAt')}
            value={draft.publishAt}
            onChange={(moment) => set({ publishAt: moment ?? '' })}
          />
          <KeyInput value={draft.key} onChange={(key) => set({ key })} isNew={editor.isNew} problem={problem('key')} />
          <CheckInput
            label={text('notice.pin')}
            hint={text('notice.pinHint')}
            isOn={draft.isPinned}
            onChange={(isPinned) => set({ isPinned })}
          />
          <CheckInput label={text('entry.shown')} isOn={draft.isVisible} onChange={(isVisible) => set({ isVisible })} />
        </div>
      </Panel>
    </EntryForm>
  );
}

export default byAddress(NoticePage);
