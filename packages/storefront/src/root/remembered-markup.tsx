import { createContext, type ReactNode, useContext } from 'react';

/** Where a server remembers markup while it renders one document. */
export interface MarkupMemory {
  /** What is known of a part; null: it is rendered without marks. `isKnown`: its markup is inserted at the mark. */
  find(name: string, of: unknown): { readonly id: string; readonly isKnown: boolean } | null;
}

/** Only a server provides one. */
export const MarkupMemoryContext = createContext<MarkupMemory | null>(null);

/** The attribute of the marks around a part; they are taken out of the document before it is sent. */
export const MARK = 'data-remembered';

export interface RememberedMarkupProps {
  /** Names the component below. */
  name: string;
  /** Everything that the markup depends on, besides the site, the language and the view of its reader. Plain data. */
  of: unknown;
  children: ReactNode;
}

/**
 * A part of a page whose markup a server renders once for the same data, and inserts into other documents (record 0127). The part
 * may not depend on the reader in any other way than by `of`, nor wait for anything, nor use `useId`. A browser renders the part
 * as usual; the marks have places among the children, so that both have the same tree.
 */
export function RememberedMarkup({ name, of, children }: RememberedMarkupProps) {
  const place = useContext(MarkupMemoryContext)?.find(name, of) ?? null;
  const isKnown = place?.isKnown === true;
  return (
    <>
      {place !== null && <Mark value={`${isKnown ? 'known' : 'begin'} ${place.id}`} />}
      {isKnown ? null : children}
      {place !== null && !isKnown && <Mark value={`end ${place.id}`} />}
    </>
  );
}

function Mark({ value }: { value: string }) {
  return <template {...{ [MARK]: value }} />;
}
