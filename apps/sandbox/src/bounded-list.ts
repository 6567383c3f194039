/** A list, newest item first, that never has more than `most` items. */
export interface BoundedList<Item extends { id: string }> {
  add(item: Item): void;
  all(): readonly Item[];
  find(id: string): Item | undefined;
  clear(): void;
}

export function createBoundedList<Item extends { id: string }>(most: number): BoundedList<Item> {
  let items: readonly Item[] = [];
  return {
    add: (item) => {
      items = [item, ...items].slice(0, most);
    },
    all: () => items,
    find: (id) => items.find((item) => item.id === id),
    clear: () => {
      items = [];
    },
  };
}
