/** One page of a list in the form of the api. The first page has number 0. */
export interface Page<Item> {
  content: Item[];
  number: number;
  size: number;
  totalPages: number;
  totalElements: number;
  numberOfElements: number;
  first: boolean;
  last: boolean;
  empty: boolean;
}

/** Makes a page of its items. A page after the end of the list is empty and counts as the last. */
export function pageOf<Item>(content: Item[], of: { number: number; size: number; totalElements: number }): Page<Item> {
  const totalPages = Math.ceil(of.totalElements / of.size);
  return {
    content,
    ...of,
    totalPages,
    numberOfElements: content.length,
    first: of.number === 0,
    last: of.number >= totalPages - 1,
    empty: content.length === 0,
  };
}
