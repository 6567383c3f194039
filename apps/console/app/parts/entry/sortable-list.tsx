import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { useText } from '../../i18n/use-text.ts';

interface SortableListProps<Item> {
  /** What is put in order, for screen readers. */
  label: string;
  items: readonly Item[];
  idOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  onOrder: (items: Item[]) => void;
  children: (item: Item, index: number) => ReactNode;
  className?: string;
}

/** A list that is put in order by dragging, or with the keys: space takes an item, the arrows move it, space drops it. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, idOf, nameOf, onOrder, children, className } = props;
  const text = useText();
  const id = useId();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(idOf);
  const nameOfId = (itemId: unknown) => {
    const item = items[ids.indexOf(String(itemId))];
    return item === undefined ? '' : nameOf(item);
  };
  const place = (itemId: unknown) => ids.indexOf(String(itemId)) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => text('sort.taken', { name: nameOfId(active.id), place: place(active.id) }),
    onDragOver: ({ active, over }) =>
      over === null ? undefined : text('sort.moved', { name: nameOfId(active.id), place: place(over.id) }),
    onDragEnd: ({ active, over }) =>
      text('sort.dropped', { name: nameOfId(active.id), place: place(over?.id ?? active.id) }),
    onDragCancel: ({ active }) => text('sort.cancelled', { name: nameOfId(active.id) }),
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over === null || active.id === over.id) return;
    onOrder(arrayMove([...items], ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{ announcements, screenReaderInstructions: { draggable: text('sort.keys') } }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul aria-label={label} className={clsx('grid gap-1', className)}>
          {items.map((item, index) => (
            <SortableItem key={idOf(item)} id={idOf(item)} name={nameOf(item)}>
              {children(item, index)}
            </SortableItem>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

function SortableItem({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  const text = useText();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: text('sort.item') },
  });
  const style = transform === null ? {} : { transform: `translate3d(0, ${Math.round(transform.y)}px, 0)`, transition };
  return (
    <li
      ref={setNodeRef}
      style={style}
      className={clsx(
        'relative flex items-center gap-2 rounded-card bg-surface shadow-[0_0_0_1px_var(--line)]',
        isDragging && 'z-10 shadow-modal',
      )}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={text('sort.move', { name })}
        className="grid h-11 w-8 shrink-0 cursor-grab touch-none place-items-center rounded-card text-fg-3 hover:bg-fill"
      >
        <svg viewBox="0 0 8 14" width="8" height="14" fill="currentColor" aria-hidden="true">
          <path d="M1 1h2v2H1zM5 1h2v2H5zM1 6h2v2H1zM5 6h2v2H5zM1 11h2v2H1zM5 11h2v2H5z" />
        </svg>
      </button>
      {children}
    </li>
  );
}
