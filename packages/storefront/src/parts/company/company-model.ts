/** Who runs the store, as a page shows it. */
export interface CompanyModel {
  title: string;
  rows: { label: string; value: string }[];
}
