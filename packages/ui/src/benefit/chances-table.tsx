export interface ChancesTableProps {
  caption: string;
  prizeLabel: string;
  chanceLabel: string;
  /** `chance` as the locale writes it: "12.5%". */
  rows: readonly { id: number; prize: string; chance: string }[];
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
        {rows.map(({ id, prize, chance }) => (
          <tr key={id}>
            <th scope="row" className="py-2 text-start font-strong wrap-anywhere">
              <bdi>{prize}</bdi>
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
