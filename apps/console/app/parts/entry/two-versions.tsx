import { useText } from '../../i18n/use-text.ts';

interface Field {
  readonly place: string;
  readonly mine: string;
  readonly theirs: string;
}

/** Two versions of an entry, field by field; those that are alike are left out. */
export function TwoVersions({ mine, theirs }: { mine: unknown; theirs: unknown }) {
  const text = useText();
  const [own, other] = [flat(mine), flat(theirs)];
  const fields = [...new Set([...own.keys(), ...other.keys()])]
    .map((place): Field => ({ place, mine: own.get(place) ?? '', theirs: other.get(place) ?? '' }))
    .filter((field) => field.mine !== field.theirs);
  return (
    <div className="max-h-80 overflow-auto rounded-card bg-surface text-fg shadow-[0_0_0_1px_var(--line)]">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{text('log.field')}</th>
            <th scope="col">{text('entry.theirs')}</th>
            <th scope="col">{text('entry.mine')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field.place}>
              <td className="mono">{field.place}</td>
              <td className="whitespace-pre-wrap wrap-anywhere">{field.theirs}</td>
              <td className="whitespace-pre-wrap wrap-anywhere">{field.mine}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The leaves of a value with their paths. A list without objects is one leaf. */
function flat(value: unknown, place = ''): Map<string, string> {
  const isLeaf =
    typeof value !== 'object' ||
    value === null ||
    (Array.isArray(value) && value.every((item) => typeof item !== 'object'));
  if (isLeaf) {
    const written = Array.isArray(value)
      ? value.join(', ')
      : value === null || value === undefined
        ? ''
        : String(value);
    return new Map([[place, written]]);
  }
  return new Map(
    Object.entries(value).flatMap(([name, part]) => [...flat(part, place === '' ? name : `${place}.${name}`)]),
  );
}
