import type { Page } from '@playwright/test';

interface HeardNode {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value?: unknown } }[];
  childIds?: string[];
}

/** Roles of which a screen reader says nothing by themselves. */
const SILENT = new Set(['none', 'generic', 'RootWebArea', 'LabelText', 'Legend', 'InlineTextBox', 'LineBreak', 'form']);
/** Read as the words in them. */
const TEXTS = new Set(['paragraph', 'heading', 'term', 'StaticText']);
/** Their name is what is in them. */
const WHOLE = new Set([...TEXTS, 'button', 'link', 'image', 'menuitem', 'radio', 'switch', 'slider', 'searchbox']);
const STATES = new Set(['expanded', 'pressed', 'checked', 'disabled', 'focused', 'level']);

/**
 * What the browser tells a screen reader of a page, in order: the role of each part, its state and its words. Playwright's own
 * snapshots have what is inert as well.
 */
export async function heard(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = (await client.send('Accessibility.getFullAXTree')) as { nodes: HeardNode[] };
  await client.detach();
  const known = new Map(nodes.map((node) => [node.nodeId, node]));
  const childrenOf = ({ childIds = [] }: HeardNode) => childIds.flatMap((id) => known.get(id) ?? []);
  const wordsOf = (node: HeardNode): string =>
    node.role?.value === 'StaticText' ? (node.name?.value ?? '') : childrenOf(node).map(wordsOf).join('');
  const lines: string[] = [];
  const read = (node: HeardNode): void => {
    const role = node.role?.value ?? '';
    const isHeard = !node.ignored && !SILENT.has(role);
    if (isHeard) lines.push(lineOf(node, TEXTS.has(role) ? wordsOf(node) : (node.name?.value ?? '')));
    if (!isHeard || !WHOLE.has(role)) for (const child of childrenOf(node)) read(child);
  };
  const [root] = nodes;
  if (root !== undefined) read(root);
  return lines;
}

function lineOf({ role, properties = [] }: HeardNode, words: string): string {
  const states = properties
    .filter(({ name, value }) => STATES.has(name) && value.value !== false && value.value !== 'false')
    .filter(({ name }) => name !== 'level' || role?.value === 'heading')
    .map(({ name, value }) => (name === 'level' ? String(value.value) : name));
  return [
    role?.value === 'StaticText' ? 'text' : role?.value,
    ...states,
    words.trim() === '' ? '' : `"${words.trim()}"`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}
