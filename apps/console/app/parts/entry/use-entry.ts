import type { EntrySection, PresentEntry } from '@longstrip/api-contract';
import { useToast } from '@longstrip/ui';
import { useFetcher, useNavigate } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { keyOf } from './entry-key.ts';
import type { Problem, Saved, SaveRefused } from './save-entries.server.ts';

type Fields = Readonly<Record<string, unknown>>;

/** An entry as it is sent; the edition is what the operator saw, null for a new one. */
export interface SentEntry {
  readonly entry: Fields;
  readonly edition: string | null;
}

/** What a form edits, where that is not one entry as it is: a policy in several languages. */
interface Composed<Draft> {
  spread(draft: Draft): readonly SentEntry[];
  /** The draft with one of its entries as it is stored now. */
  merge(draft: Draft, entry: Fields): Draft;
}

export interface EntryEditor<Draft> {
  readonly section: EntrySection;
  readonly draft: Draft;
  readonly isNew: boolean;
  set(patch: Partial<Draft>): void;
  /** Why the api did not take a field, or something below it. */
  problem(place: string): string | undefined;
  /** Whether the entry differs from what was opened. */
  readonly isChanged: boolean;
  readonly isSaved: boolean;
  readonly refused: SaveRefused | null;
  readonly isBusy: boolean;
  /** @param over what is stored now, and is replaced; null: nothing is */
  save(reason: string, over?: PresentEntry): void;
  /** Goes on with what is stored now. */
  take(present: NonNullable<PresentEntry>): void;
  /** The entry of this draft that has the name of another one. */
  mineOf(entry: Fields): Fields | undefined;
}

interface Opened<Draft> {
  readonly entry: Draft;
  readonly edition: string;
}

/**
 * Edits an entry and saves it, unless another one was saved since it was opened.
 * @param row as the api listed it; null: a new one
 * @param doneAt the page after it was saved
 */
export function useEntry<Draft extends object>(
  section: EntrySection,
  row: Opened<Draft> | null,
  blank: Draft,
  doneAt: string,
  composed?: Composed<Draft>,
): EntryEditor<Draft> {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const fetcher = useFetcher<Saved>();
  // Not `row`: it is loaded again after other acts of the page, but the draft stays.
  const [opened, setOpened] = useState(row);
  const [start, setStart] = useState<Draft>(row?.entry ?? blank);
  const [draft, setDraft] = useState<Draft>(start);
  const [taken, setTaken] = useState<ReadonlyMap<string, string>>(new Map());
  const [isRefusalRead, setRefusalRead] = useState(false);
  const saved = fetcher.data?.ok === true ? fetcher.data : null;
  const note = text('entry.saved');
  useEffect(() => {
    if (saved === null) return;
    toast({ text: note, tone: 'positive' });
    navigate(doneAt);
  }, [saved, toast, note, navigate, doneAt]);
  const refused = fetcher.data?.ok === false && !isRefusalRead ? fetcher.data : null;
  const sentOf = (): SentEntry[] => {
    const own: Fields = Object.fromEntries(Object.entries(draft));
    const sent = composed?.spread(draft) ?? [{ entry: own, edition: opened?.edition ?? null }];
    return sent.map(({ entry, edition }) => ({ entry, edition: taken.get(keyOf(section, entry)) ?? edition }));
  };
  return {
    section,
    draft,
    isNew: opened === null,
    set: (patch) => setDraft((before) => ({ ...before, ...patch })),
    problem: (place) => sentenceAt(refused?.problems ?? [], place),
    isChanged: JSON.stringify(draft) !== JSON.stringify(start),
    isSaved: saved !== null,
    refused,
    isBusy: fetcher.state !== 'idle',
    save(reason, over) {
      setRefusalRead(false);
      const entries = sentOf().map(({ entry, edition }) => {
        if (over === undefined) return { entry, edition };
        if (over === null) return { entry, edition: composed === undefined ? null : edition };
        const isIt = keyOf(section, entry) === keyOf(section, over.entry);
        return { entry, edition: isIt ? over.edition : edition };
      });
      const sent = JSON.parse(JSON.stringify({ section, entries, reason }));
      fetcher.submit(sent, { method: 'post', encType: 'application/json' });
    },
    take({ entry, edition }) {
      const next = composed?.merge(draft, entry) ?? (entry as Draft);
      setOpened({ entry: next, edition });
      setStart(next);
      setDraft(next);
      setTaken(new Map([...taken, [keyOf(section, entry), edition]]));
      setRefusalRead(true);
    },
    mineOf: (other) => sentOf().find(({ entry }) => keyOf(section, entry) === keyOf(section, other))?.entry,
  };
}

function sentenceAt(problems: readonly Problem[], place: string): string | undefined {
  return problems.find((problem) => problem.place === place || problem.place.startsWith(`${place}.`))?.sentence;
}
