import { OPERATOR_CALLS, type ProhibitedWordsEntry } from '@longstrip/api-contract';
import { LOCALES, normaliseProhibitedWord } from '@longstrip/core';
import { isPlatformId } from '@longstrip/platform-config';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { data, useLoaderData } from '@remix-run/react';
import { useState } from 'react';
import { consoleOf } from '../../context.ts';
import { useText } from '../../i18n/use-text.ts';
import { read } from '../../parts/calls/answers.server.ts';
import { byAddress } from '../../parts/entry/by-address.tsx';
import { EntryForm } from '../../parts/entry/entry-form.tsx';
import { useEntry } from '../../parts/entry/use-entry.ts';
import { TextArea } from '../../parts/form/fields.tsx';
import { Panel } from '../../parts/layout.tsx';
import { PATHS } from '../../parts/paths.ts';

export { saveEntries as action } from '../../parts/entry/save-entries.server.ts';

export async function loader({ request, context, params: { platform = '', key = '' } }: LoaderFunctionArgs) {
  const locale = LOCALES.find((known) => known === key);
  if (!isPlatformId(platform) || locale === undefined) {
    throw data({ code: 'NOT_EXIST', sentence: 'there is nothing of that name.' }, { status: 404 });
  }
  const { adminProhibitedWords } = OPERATOR_CALLS;
  const asked = { call: adminProhibitedWords, answer: adminProhibitedWords.data, query: { platform, key } };
  const [row = null] = (await read(consoleOf(context), asked, request)).rows;
  return { platform, locale, row };
}

const linesOf = (words: string) =>
  words
    .split('\n')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** The list of one language, a word on each line. What is saved holds for comments that are written from then on. */
function WordList() {
  const text = useText();
  const { platform, locale, row } = useLoaderData<typeof loader>();
  const back = `${PATHS.words}?platform=${platform}`;
  const editor = useEntry<ProhibitedWordsEntry>('prohibitedWords', row, { platform, locale, words: [] }, back);
  const { draft, set, problem } = editor;
  const [written, setWritten] = useState({ text: draft.words.join('\n'), words: draft.words });
  // Another version was taken: what was written is no longer what is edited.
  const shown = written.words === draft.words ? written.text : draft.words.join('\n');
  const write = (lines: string) => {
    const words = linesOf(lines);
    setWritten({ text: lines, words });
    set({ words });
  };
  const twice = doubledIn(draft.words);
  return (
    <EntryForm
      title={text('words.of', { locale })}
      text={text('words.ofText')}
      editor={editor}
      back={{ to: back, name: text('words.list') }}
      hasReason={false}
    >
      <Panel>
        <TextArea
          label={text('words.words')}
          hint={twice.length > 0 ? text('words.twice', { words: twice.join(', ') }) : text('words.hint')}
          problem={problem('words')}
          rows={18}
          value={shown}
          onChange={({ target }) => write(target.value)}
          lang={locale}
          dir="auto"
          spellCheck={false}
          autoComplete="off"
        />
      </Panel>
    </EntryForm>
  );
}

/** Words that are compared as one: they differ in case, width or what stands between their letters. */
function doubledIn(words: readonly string[]): string[] {
  const seen = new Set<string>();
  return words.filter((word) => {
    const letters = normaliseProhibitedWord(word);
    const isDouble = seen.has(letters);
    seen.add(letters);
    return isDouble;
  });
}

export default byAddress(WordList);
