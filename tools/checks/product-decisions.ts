/** The numbers of docs/decisions/product.md (`D22`), in its order: each has an anchor of its own. */
export function productDecisions(page: string): string[] {
  const headed = page.matchAll(/<a id="d(\d+)"><\/a>\*\*D(\d+)[ *]/g);
  return [...headed].flatMap(([, anchor, number]) => (anchor === number ? [`D${number}`] : []));
}
