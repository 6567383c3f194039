import { useFormats } from '../i18n/format.tsx';
import { useText } from '../i18n/use-text.ts';

interface ChangeViewProps {
  before: unknown;
  after: unknown;
}

/** A change field by field: what was before, and what is after. What stayed is left out. */
export function ChangeView({ before, after }: ChangeViewProps) {
  const text = useText();
  const { moment } = useFormats();
  const write = (name: string, value: unknown) =>
    name.endsWith('Ms') && typeof value === 'number' ? moment(value) : textOf(value);
  const fields = changedFields(before, after);
  if (fields.length === 0) return <p className="text-13 text-fg-2">{text('log.noFields')}</p>;
  return (
    <div className="overflow-x-auto rounded-card shadow-[0_0_0_1px_var(--line)]">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{text('log.field')}</th>
            <th scope="col">{text('log.before')}</th>
            <th scope="col">{text('log.after')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, was, is }) => (
            <tr key={name}>
              <td className="mono">{name}</td>
              <td className="mono text-negative">{write(name, was)}</td>
              <td className="mono text-positive">{write(name, is)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ChangedField {
  readonly name: string;
  readonly was: unknown;
  readonly is: unknown;
}

function changedFields(before: unknown, after: unknown): ChangedField[] {
  const [was, is] = [entriesOf(before), entriesOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((name) => ({ name, was: was.get(name), is: is.get(name) }))
    .filter((field) => textOf(field.was) !== textOf(field.is));
}

/** A value that is no object is one field without a name. */
function entriesOf(value: unknown): Map<string, unknown> {
  if (value === null || value === undefined) return new Map();
  if (typeof value !== 'object') return new Map([['', value]]);
  return new Map(Object.entries(value));
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
