import type { ApplyTried } from '@longstrip/api-contract';
import { useFormats } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';

interface ChangedField {
  readonly subject: string;
  /** Dotted: `platforms.bom-us.rentCoin`. */
  readonly field: string;
  readonly was: unknown;
  readonly is: unknown;
}

/** Rows that are shown; a document may change thousands. */
const SHOWN = 400;

/** What changes, one fact a row: what it is, and what it will be. */
export function ChangeTable({ changes }: Pick<ApplyTried, 'changes'>) {
  const text = useText();
  const name = useName();
  const show = useShownValue();
  const fields = changes.flatMap(({ name: subject, before, after }) =>
    changedFields(before, after).map((field) => ({ subject: subject.replace(/^series /, ''), ...field })),
  );
  return (
    <div className="max-h-[50dvh] overflow-auto rounded-card shadow-[0_0_0_1px_var(--line)]">
      <table className="table">
        <caption className="sr-only">{text('apply.changes')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('hits.series')}</th>
            <th scope="col">{text('log.field')}</th>
            <th scope="col">{text('log.before')}</th>
            <th scope="col">{text('log.after')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.slice(0, SHOWN).map(({ subject, field, was, is }) => (
            <tr key={`${subject} ${field}`}>
              <td className="mono">{subject}</td>
              <td>{fieldName(field, name)}</td>
              <td className="text-negative">{show(field, was)}</td>
              <td className="text-positive">{show(field, is)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {fields.length > SHOWN && (
        <p className="px-4 py-2 text-13 text-fg-2">{text('apply.more', { count: fields.length - SHOWN })}</p>
      )}
    </div>
  );
}

/** `episodes.3.platforms.bom-us.openedAtMs` as "3 · bom-us · opens": the last part has a name. */
function fieldName(field: string, name: ReturnType<typeof useName>): string {
  const parts = field.split('.').filter((part) => part !== 'platforms' && part !== 'episodes');
  return parts.map((part, index) => (index === parts.length - 1 ? name('seriesFacts', part) : part)).join(' · ');
}

function useShownValue(): (field: string, value: unknown) => string {
  const text = useText();
  const name = useName();
  const formats = useFormats();
  const tierInWords = (tier: unknown) => {
    const { platformId, saleType, minimumEpisodes: count, percent } = Object(tier);
    return `${platformId}: ${text('bulk.words', { how: name('bulkSaleTypes', saleType), count, percent })}`;
  };
  return (field, value) => {
    if (value === null || value === undefined) return '–';
    if (field === 'bulkDiscounts' && Array.isArray(value)) return value.map(tierInWords).join('; ') || '–';
    if (field.endsWith('Ms') && typeof value === 'number') return formats.moment(value);
    if (typeof value === 'boolean') return text(value ? 'reader.yes' : 'reader.no');
    return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
  };
}

/** The facts that differ, down to single values. Episodes are compared by their number. */
export function changedFields(before: unknown, after: unknown, prefix = ''): Omit<ChangedField, 'subject'>[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const [was, is] = [partsOf(before), partsOf(after)];
  if (was === null || is === null) return [{ field: prefix, was: before, is: after }];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name) =>
    changedFields(was.get(name), is.get(name), prefix === '' ? name : `${prefix}.${name}`),
  );
}

/** Null: the value is shown as a whole. */
function partsOf(value: unknown): Map<string, unknown> | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!Array.isArray(value)) return new Map(Object.entries(value));
  const numbered = value.every((item) => typeof item === 'object' && item !== null && 'number' in item);
  return numbered ? new Map(value.map((item) => [String(item.number), item])) : null;
}
