import type { OperatorHit } from '@longstrip/api-contract';
import { useFormats } from '../i18n/format.tsx';
import { useName, useText } from '../i18n/use-text.ts';
import { Badge } from './layout.tsx';
import { useMoney } from './money.tsx';

/** A hit of the search in one line: what it is, its name, and what tells it from others. */
export function HitLine({ hit }: { hit: OperatorHit }) {
  const name = useName();
  const { title, more, state } = useHitWords(hit);
  return (
    <>
      <span className="w-20 shrink-0 text-12 text-fg-3">{name('hits', hit.kind)}</span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-strong">{title}</span>
        <span className="block truncate text-12 text-fg-2">{more}</span>
      </span>
      {state !== null && <Badge>{state}</Badge>}
    </>
  );
}

function useHitWords(hit: OperatorHit): { title: string; more: string; state: string | null } {
  const text = useText();
  const name = useName();
  const formats = useFormats();
  const money = useMoney();
  const list = (...parts: (string | null)[]) => parts.filter((part) => part !== null && part !== '').join(' · ');
  switch (hit.kind) {
    case 'reader': {
      const title = hit.nickname ?? hit.email ?? text('reader.noName');
      const state = hit.state === 'ACTIVE' ? null : name('readerStates', hit.state);
      return { title, more: list(hit.email, hit.platform, formats.day(hit.createdAtMs)), state };
    }
    case 'order': {
      const more = list(
        money(hit.total, hit.currency),
        name('providers', hit.provider),
        hit.platform,
        formats.day(hit.createdAtMs),
      );
      return { title: hit.title, more, state: name('orderStates', hit.state) };
    }
    case 'purchase': {
      const more = list(`${name('purchaseTypes', hit.type)}, ${hit.episodeCount}`, hit.platform, `#${hit.purchaseId}`);
      return { title: hit.seriesTitle, more, state: hit.isUndone ? text('purchase.undone') : null };
    }
    case 'ticket':
      return {
        title: hit.title,
        more: list(hit.platform, formats.moment(hit.createdAtMs)),
        state: name('ticketStates', hit.status),
      };
    case 'series':
      return {
        title: hit.title,
        more: list(hit.alias, formats.language(hit.language), hit.platforms.join(', ')),
        state: null,
      };
    case 'episode':
      return { title: hit.title, more: list(hit.seriesTitle, hit.alias), state: null };
  }
}
