const known = new Map<string, Intl.DateTimeFormat>();

/** A moment as a field for date and time has it, in a zone: `2030-01-31T18:00`. */
export function zonedMinute(ms: number, timeZone: string): string {
  const format =
    known.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', {
      ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' },
      ...{ hour: '2-digit', minute: '2-digit' },
    });
  known.set(timeZone, format);
  return format.format(ms).replace(' ', 'T');
}
