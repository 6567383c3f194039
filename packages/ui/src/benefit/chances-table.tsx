import { PrizeDrawing, type WheelPrizeKind } from './roulette-wheel.tsx';

export interface ChancesTableProps {
  caption: string;
  prizeLabel: string;
  chanceLabel: string;
  /** `chance` as the locale writes it: "12.5%". */
  rows: readonly { id: number; kind: WheelPrizeKind; prize: string; chance: string }[];
}

/** The chances of a wheel, which every reader can see before a spin. */
export function ChancesTable({ caption, prizeLabel, chanceLabel, rows }: ChancesTableProps) {
  return (
    <table className="w-full border-collapse text-14">
      <caption className="pb-1 text-start text-16 leading-title font-heavy">{caption}</caption>
      <thead className="text-12 text-fg-3">
        <tr>
          <th scope="col" className="py-1 text-start font-text">
            {prizeLabel}
          </th>
          <th scope="col" className="py-1 text-end font-text">
            {chanceLabel}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-y border-line">
        {rows.map(({ id, kind, prize, chance }) => (
          <tr key={id}>
            <th scope="row" className="py-2 text-start font-strong wrap-anywhere">
              <span className="flex items-center gap-2.5">
                <svg viewBox="-13 -13 26 26" width="24" height="24" aria-hidden="true" className="shrink-0 text-fg-2">
                  <PrizeDrawing kind={kind} ink="currentColor" />
                </svg>
                <bdi>{prize}</bdi>
              </span>
            </th>
            <td className="figures py-2 text-end">
              <bdi dir="ltr">{chance}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
