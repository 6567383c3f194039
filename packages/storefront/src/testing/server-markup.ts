import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';

/** The HTML of an element as a server would send it: with comments between adjacent texts. */
export async function serverMarkup(element: ReactElement): Promise<string> {
  const container = document.createElement('div');
  const root = createRoot(container);
  await act(async () => root.render(element));
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { previousSibling } = texts.currentNode;
    if (previousSibling instanceof Text) previousSibling.after(document.createComment(' '));
  }
  const html = container.innerHTML;
  await act(async () => root.unmount());
  return html;
}
