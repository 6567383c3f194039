// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BirthdayPicker, type BirthdayPickerProps, changeBirthday, daysInMonth } from './birthday-picker.tsx';

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ value: from + index, label: String(from + index) }));

const PICKER: BirthdayPickerProps = {
  label: 'When were you born?',
  labels: { year: 'Year', month: 'Month', day: 'Day' },
  years: numbers(1927, 2027),
  months: numbers(1, 12),
  days: numbers(1, 31),
  order: 'mdy',
};

let container: HTMLElement;
let root: Root | null = null;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // React sees a window, takes this for a browser, and warns of layout effects while it renders for the server.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  container = document.createElement('div');
  document.body.append(container);
});

afterEach(() => {
  act(() => root?.unmount());
  root = null;
  container.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The page as the server sends it. */
function open(props: BirthdayPickerProps = PICKER): void {
  container.innerHTML = renderToString(<BirthdayPicker {...props} />);
}

function wakeUp(props: BirthdayPickerProps = PICKER): void {
  act(() => {
    root = hydrateRoot(container, <BirthdayPicker {...props} />);
  });
}

function select(name: string): HTMLSelectElement {
  const found = container.querySelector(`select[name="${name}"]`);
  if (!(found instanceof HTMLSelectElement)) throw new Error(`no ${name}`);
  return found;
}

function choose(name: string, value: string): void {
  act(() => {
    select(name).value = value;
    select(name).dispatchEvent(new Event('change', { bubbles: true }));
  });
}

const chosen = () => ['month', 'day', 'year'].map((name) => select(name).value);
const shownDays = () => select('day').options.length - 1;

describe('a birthday', () => {
  it('starts empty, and is asked for in the order of the language', () => {
    open();
    expect([...container.querySelectorAll('select')].map(({ name, value }) => [name, value])).toEqual([
      ['month', ''],
      ['day', ''],
      ['year', ''],
    ]);
    wakeUp();
    expect(chosen()).toEqual(['', '', '']);
  });

  it('is asked by public lists until the script has come', () => {
    open();
    expect(select('year').className).not.toContain('opacity-0');
    expect(container.querySelector('[aria-hidden] + div > div > .snap-center')).toBeNull();
    wakeUp();
    expect(select('year').className).toContain('opacity-0');
    expect(container.querySelectorAll('.snap-center')).toHaveLength(102 + 13 + 32);
  });

  it('that was chosen before the script came stays', () => {
    open();
    select('year').value = '1998';
    select('month').value = '2';
    select('day').value = '31';
    wakeUp();
    // The day is moved into its month, as it is when a reader chooses the month last.
    expect(chosen()).toEqual(['2', '28', '1998']);
  });

  it('has the days of its month', () => {
    open();
    wakeUp();
    expect(shownDays()).toBe(31);
    choose('day', '31');
    choose('month', '2');
    expect([shownDays(), ...chosen()]).toEqual([29, '2', '29', '']);
    choose('year', '2001');
    expect([shownDays(), ...chosen()]).toEqual([28, '2', '28', '2001']);
    choose('month', '');
    expect([shownDays(), ...chosen()]).toEqual([31, '', '28', '2001']);
  });

  it('can be chosen by turning a wheel', () => {
    open();
    wakeUp();
    const wheel = select('month').parentElement;
    act(() => {
      if (wheel) wheel.scrollTop = 3 * 44;
      wheel?.dispatchEvent(new Event('scroll', { bubbles: false }));
    });
    expect(chosen()).toEqual(['3', '', '']);
    choose('month', '5');
    expect(wheel?.scrollTop).toBe(5 * 44);
  });

  it('that is wrong says so at each part', () => {
    const props = { ...PICKER, error: 'Please check your Date of Birth.', errorNote: 'This section opens at 18.' };
    open(props);
    const alert = container.querySelector('[role="alert"]');
    expect(alert?.textContent).toBe('Please check your Date of Birth.This section opens at 18.');
    for (const name of ['month', 'day', 'year']) {
      expect(select(name).getAttribute('aria-invalid')).toBe('true');
      expect(select(name).getAttribute('aria-describedby')).toBe(alert?.id);
    }
  });
});

describe('days of a month', () => {
  it.each([
    [2026, 1, 31],
    [2026, 4, 30],
    [2026, 2, 28],
    [2024, 2, 29],
    [1900, 2, 28],
    [2000, 2, 29],
    [2026, 12, 31],
    [null, 2, 29],
    [2026, null, 31],
    [null, null, 31],
  ])('%s-%s has %i', (year, month, days) => {
    expect(daysInMonth(year, month)).toBe(days);
  });
});

describe('changing a birthday', () => {
  it('keeps the day inside a shorter month', () => {
    expect(changeBirthday({ year: 2001, month: 1, day: 31 }, 'month', 2)).toEqual({ year: 2001, month: 2, day: 28 });
  });

  it('keeps 29 February only in a leap year', () => {
    expect(changeBirthday({ year: 2000, month: 2, day: 29 }, 'year', 2001).day).toBe(28);
    expect(changeBirthday({ year: 2000, month: 2, day: 29 }, 'year', 2004).day).toBe(29);
    expect(changeBirthday({ year: null, month: 2, day: 29 }, 'year', 2001).day).toBe(28);
  });

  it('leaves a day alone that fits', () => {
    expect(changeBirthday({ year: 1998, month: 3, day: 16 }, 'day', 30)).toEqual({ year: 1998, month: 3, day: 30 });
  });

  it('chooses nothing for the reader', () => {
    const empty = { year: null, month: null, day: null };
    expect(changeBirthday(empty, 'month', 2)).toEqual({ ...empty, month: 2 });
    expect(changeBirthday({ year: 2000, month: 2, day: 3 }, 'year', null)).toEqual({ year: null, month: 2, day: 3 });
  });
});
