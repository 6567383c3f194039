import { type FaqEntry, OPERATOR_CALLS } from '@longstrip/api-contract';
import { FAQ_CATEGORIES } from '@longstrip/core';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { consoleOf } from '../../context.ts';
import { useName, useText } from '../../i18n/use-text.ts';
import { byAddress } from '../../parts/entry/by-address.tsx';
import { EntryForm } from '../../parts/entry/entry-form.tsx';
import { StateAndKey } from '../../parts/entry/entry-list.tsx';
import { readEntryRow } from '../../parts/entry/entry-row.server.ts';
import { CheckInput, KeyInput } from '../../parts/entry/inputs.tsx';
import { LocaleTexts } from '../../parts/entry/locale-texts.tsx';
import { readEntryTitle } from '../../parts/entry/marked-texts.server.ts';
import { useEntry } from '../../parts/entry/use-entry.ts';
import { SelectInput } from '../../parts/form/fields.tsx';
import { Panel } from '../../parts/layout.tsx';
import { PATHS } from '../../parts/paths.ts';

export { saveEntries as action } from '../../parts/entry/save-entries.server.ts';

export async function loader({ request, context, params: { platform, key } }: LoaderFunctionArgs) {
  const found = await readEntryRow(consoleOf(context), OPERATOR_CALLS.adminFaqs, { platform, key }, request);
  return { ...found, title: await readEntryTitle(found.platform, found.row) };
}

/** A question and its answer in every language of its platform. */
function FaqPage() {
  const text = useText();
  const name = useName();
  const { platform, row, title } = useLoaderData<typeof loader>();
  const back = `${PATHS.faqs}?platform=${platform}`;
  const blank: FaqEntry = { platform, key: '', category: 'ACCOUNT', position: 0, isVisible: true, texts: {} };
  const editor = useEntry<FaqEntry>('faqs', row, blank, back);
  const { draft, set, problem } = editor;
  return (
    <EntryForm
      title={title ?? text('faq.new')}
      text={row === null ? undefined : <StateAndKey row={row} />}
      editor={editor}
      back={{ to: back, name: text('faq.list') }}
    >
      <Panel title={text('entry.texts')}>
        <LocaleTexts
          platform={platform}
          fields={[
            { name: 'question', label: text('faq.question'), kind: 'line' },
            { name: 'answer', label: text('faq.answer'), kind: 'rich' },
          ]}
          value={draft.texts}
          onChange={(texts) => set({ texts: texts as FaqEntry['texts'] })}
          problem={problem}
        />
      </Panel>
      <Panel title={text('entry.how')}>
        <div className="grid gap-4 desk:grid-cols-2">
          <SelectInput
            label={text('tickets.category')}
            problem={problem('category')}
            value={draft.category}
            onChange={({ target }) => set({ category: target.value as FaqEntry['category'] })}
            choices={FAQ_CATEGORIES.map((value) => ({ value, label: name('categories', value) }))}
          />
          <KeyInput value={draft.key} onChange={(key) => set({ key })} isNew={editor.isNew} problem={problem('key')} />
          <CheckInput label={text('entry.shown')} isOn={draft.isVisible} onChange={(isVisible) => set({ isVisible })} />
        </div>
      </Panel>
    </EntryForm>
  );
}

export default byAddress(FaqPage);
