import { describe, expect, it, vi } from 'vitest';
import { createModalStore, type ModalRequest } from './modal-store.ts';

const request = (onClosed?: () => void): ModalRequest => ({
  title: 'Buy all',
  closeLabel: 'Close',
  children: null,
  ...(onClosed ? { onClosed } : {}),
});

describe('the list of modals', () => {
  it('keeps the order in which they were opened', () => {
    const store = createModalStore();
    const ids = [store.open(request()), store.open(request())];
    expect(store.entries().map((entry) => entry.id)).toEqual(ids);
  });

  it('keeps a closed one until its way out is over', () => {
    const store = createModalStore();
    const id = store.open(request());
    store.close(id);
    expect(store.entries()).toMatchObject([{ id, isOpen: false }]);
    store.drop(id);
    expect(store.entries()).toEqual([]);
  });

  it('does not drop an open one', () => {
    const store = createModalStore();
    store.drop(store.open(request()));
    expect(store.entries()).toHaveLength(1);
  });

  it('says "closed" once, however often it is closed', () => {
    const store = createModalStore();
    const onClosed = vi.fn();
    const id = store.open(request(onClosed));
    store.close(id);
    store.close(id);
    store.close('modal-99');
    expect(onClosed).toHaveBeenCalledTimes(1);
  });

  it('tells its listeners of every change, until they leave', () => {
    const store = createModalStore();
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    const id = store.open(request());
    store.close(id);
    leave();
    store.drop(id);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
