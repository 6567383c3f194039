/** A document for `adminApply` with the part that the console writes. The api checks it. */
export interface ChangeDocument {
  readonly series: readonly object[];
}
