import type { CompanyModel } from './load-company.server.ts';

/** The rows of a company’s information. */
export function CompanyRows({ rows }: Pick<CompanyModel, 'rows'>) {
  return (
    <dl className="grid gap-x-4 gap-y-1.5 pb-3 text-13 desk:grid-cols-[auto_1fr]">
      {rows.map(({ label, value }) => (
        <div key={label} className="desk:contents">
          <dt className="text-fg-3">{label}</dt>
          <dd className="wrap-break-word text-fg-2">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
