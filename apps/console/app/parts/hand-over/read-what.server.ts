/** What `WhatFields` sent, as the api takes it. */
export function readWhat(form: { get(name: string): string }): object {
  const kind = form.get('what');
  if (kind !== 'ticket') return { kind, key: form.get('key') };
  const days = form.get('days');
  return { kind, count: Number(form.get('count')), days: days === '' ? null : Number(days) };
}
