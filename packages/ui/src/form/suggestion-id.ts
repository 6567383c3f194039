/** The id of a suggestion, for `aria-activedescendant` of the field. */
export function suggestionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
