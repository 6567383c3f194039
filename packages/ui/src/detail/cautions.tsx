import { WarningIcon } from '../icon/icons.tsx';

/** For whom a series is, and what it has in it, in a sentence each; nothing where there is none. */
export function Cautions({ cautions }: { cautions: readonly string[] }) {
  if (cautions.length === 0) return null;
  return (
    <ul className="px-(--size-gutter) pt-1 pb-0.5 text-13 text-fg-2">
      {cautions.map((caution) => (
        <li key={caution} className="flex items-start gap-1.5 py-0.5">
          <span className="mt-0.5 shrink-0">
            <WarningIcon size={16} />
          </span>
          <span className="text-pretty">{caution}</span>
        </li>
      ))}
    </ul>
  );
}
