import { Dialog } from '@base-ui/react/dialog';
import { SearchIcon } from '@longstrip/ui';
import { useFetcher, useNavigate } from '@remix-run/react';
import { Command } from 'cmdk';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { FoundHit } from '../../routes/find/search.route.ts';
import { HitLine } from '../hit-line.tsx';
import { PATHS } from '../paths.ts';
import { useMe } from './me-context.ts';
import { navFor } from './nav-entries.ts';

/** So long after the last key the text is searched for, in milliseconds. */
const SEARCH_AFTER_MS = 180;

const CommandContext = createContext<{ open: () => void }>({ open: () => undefined });

/** Opens the box for everything. */
export const useCommandMenu = () => useContext(CommandContext);

/** One box for everything, by ⌘K: readers, orders, purchases, tickets, series, and the pages of the console. */
export function CommandProvider({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const menu = useMemo(() => ({ open: () => setIsOpen(true) }), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      setIsOpen((before) => !before);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <CommandContext.Provider value={menu}>
      {children}
      <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
        <Dialog.Portal>
          <Dialog.Backdrop className="fixed inset-0 z-30 bg-scrim" />
          <Dialog.Popup className="fixed inset-x-4 top-[12dvh] z-40 mx-auto max-w-xl overflow-hidden rounded-sheet bg-surface shadow-modal">
            <CommandMenu close={() => setIsOpen(false)} />
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </CommandContext.Provider>
  );
}

const ITEM =
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-card px-3 py-1.5 text-14 data-[selected=true]:bg-primary-soft forced-colors:data-[selected=true]:outline';

function CommandMenu({ close }: { close: () => void }) {
  const text = useText();
  const { calls } = useMe();
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const { hits, isSearching } = useHits(words);
  const go = (path: string) => {
    close();
    navigate(path);
  };
  const entries = navFor(calls)
    .flatMap((group) => group.entries)
    .filter((entry) => text(entry.text).toLowerCase().includes(words.trim().toLowerCase()));
  return (
    <Command shouldFilter={false} loop label={text('shell.search')}>
      <Dialog.Title className="sr-only">{text('shell.search')}</Dialog.Title>
      <div className="flex items-center gap-2 border-b border-line px-4">
        <SearchIcon size={20} className="text-fg-3" />
        <Command.Input
          value={words}
          onValueChange={setWords}
          placeholder={text('shell.searchHint')}
          className="h-13 w-full bg-transparent text-16 outline-none placeholder:text-fg-3"
        />
      </div>
      <Command.List className="max-h-[60dvh] overflow-y-auto p-2" label={text('shell.search')}>
        {hits.length === 0 && entries.length === 0 && (
          <p role="status" className="px-3 py-6 text-center text-14 text-fg-2">
            {text(isSearching ? 'shell.searching' : 'find.none')}
          </p>
        )}
        {hits.length > 0 && (
          <Command.Group heading={<Heading>{text('find.hits')}</Heading>}>
            {hits.map((hit) => (
              <Command.Item key={hit.path} value={hit.path} onSelect={() => go(hit.path)} className={ITEM}>
                <HitLine hit={hit} />
              </Command.Item>
            ))}
            <Command.Item
              value="all"
              onSelect={() => go(`${PATHS.readers}?text=${encodeURIComponent(words.trim())}`)}
              className={ITEM}
            >
              {text('find.all', { text: words.trim() })}
            </Command.Item>
          </Command.Group>
        )}
        {entries.length > 0 && (
          <Command.Group heading={<Heading>{text('find.pages')}</Heading>}>
            {entries.map(({ path, text: key, icon: Icon }) => (
              <Command.Item key={path} value={path} onSelect={() => go(path)} className={ITEM}>
                <Icon size={16} className="text-fg-3" />
                {text(key)}
              </Command.Item>
            ))}
          </Command.Group>
        )}
      </Command.List>
    </Command>
  );
}

function Heading({ children }: { children: string }) {
  return <span className="block px-3 pt-2 pb-1 text-12 font-strong text-fg-3">{children}</span>;
}

/** Hits for what was typed, as the api finds them. */
function useHits(words: string): { hits: readonly FoundHit[]; isSearching: boolean } {
  const fetcher = useFetcher<{ text: string; hits: FoundHit[] }>();
  const wanted = words.trim();
  const { load, data, state } = fetcher;
  useEffect(() => {
    if (wanted.length < 2) return;
    const timer = setTimeout(() => load(`${PATHS.search}?text=${encodeURIComponent(wanted)}`), SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [wanted, load]);
  const isFound = wanted.length >= 2 && data !== undefined && data.text === wanted;
  return { hits: isFound ? data.hits : [], isSearching: state !== 'idle' || (wanted.length >= 2 && !isFound) };
}
