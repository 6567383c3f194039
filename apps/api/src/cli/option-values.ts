import { SCHEDULE_DAYS, type ScheduleDay, SERIES_STATUSES, type SeriesStatus } from '@longstrip/core';
import { cleanLine } from '@longstrip/ingest';
import { isPlatformId, PLATFORMS } from '@longstrip/platform-config';
import { InvalidArgumentError } from 'commander';
import * as v from 'valibot';
import { type FileStore, WeeklyTimesSchema } from '../catalogue/index.ts';
import {
  AliasSchema,
  CountSchema,
  EpisodeNumberSchema,
  LanguageSchema,
  LineSchema,
  MomentSchema,
  PriceSchema,
} from '../shared/operator-values.ts';
import type { CatalogueAdmin } from './catalogue-admin.ts';

/** Parsers of command-line values; an invalid value becomes an error sentence of commander's, and exit code 2. */

function read<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown): Output {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new InvalidArgumentError(`${result.issues[0].message}.`);
}

const price = (text: string): number => read(PriceSchema, asNumber(text));
export const count = (text: string): number => read(CountSchema, asNumber(text));
export const alias = (text: string): string => read(AliasSchema, text);
export const language = (text: string): string => read(LanguageSchema, text);
export const episodeNumber = (text: string): string => read(EpisodeNumberSchema, text);
export const moment = (text: string): string => read(MomentSchema, text);
export const weekly = (text: string): string => read(WeeklyTimesSchema, text);
export const textLine = (text: string): string => read(LineSchema, text);

function asNumber(text: string): number {
  // The schemas check how large it may be.
  if (/^\s*-?\d+\s*$/.test(text)) return Number(text);
  throw new InvalidArgumentError(`"${text}" is not a whole number.`);
}

/** A price, or `none`: that sale type is not offered. (Commander turns null into an empty text.) */
export function priceOrNone(text: string): number | 'none' {
  return text === 'none' ? text : price(text);
}

/** May be given several times, or separated by commas. */
export function several(text: string, before: readonly string[] = []): string[] {
  const given = text.split(',').map(cleanLine);
  return [...before, ...given.filter((each) => each !== '')];
}

export function platforms(text: string, before: readonly string[] = []): string[] {
  const ids = several(text);
  const unknown = ids.find((id) => !isPlatformId(id));
  if (unknown !== undefined) {
    const known = PLATFORMS.map(({ id }) => id).join(', ');
    throw new InvalidArgumentError(`There is no platform ${unknown}: there are ${known}.`);
  }
  return [...before, ...ids];
}

/** `monday`, `MON`, `ten`… several times, or separated by commas. */
export function days(text: string, before: readonly ScheduleDay[] = []): ScheduleDay[] {
  const found = several(text).map((name) => {
    const upper = name.toUpperCase();
    const day = SCHEDULE_DAYS.find((each) => each === upper || (upper.length >= 3 && each.startsWith(upper)));
    if (day === undefined)
      throw new InvalidArgumentError(`There is no day ${name}: there are ${SCHEDULE_DAYS.join(', ')}.`);
    return day;
  });
  return [...before, ...found];
}

/** `ongoing` is a readable name of SCHEDULED. */
export function status(text: string): SeriesStatus {
  const upper = text.toUpperCase();
  const found = SERIES_STATUSES.find((each) => each === (upper === 'ONGOING' ? 'SCHEDULED' : upper));
  if (found !== undefined) return found;
  throw new InvalidArgumentError(
    `There is no status ${text}: there are ${SERIES_STATUSES.join(', ')} (SCHEDULED goes on).`,
  );
}

export interface CommandParts {
  admin: () => CatalogueAdmin;
  /** Writes a line to stdout: only results. */
  out: (line: string) => void;
  /** Writes a line to stderr: errors of the command itself. */
  say: (line: string) => void;
  /** Shows the progress on a line of the terminal that is overwritten; null removes it. Absent without a terminal. */
  progress?: (sentence: string | null) => void;
  /** Aborted when the operator presses Ctrl-C. After the first call, Ctrl-C no longer ends the process by itself. */
  interrupted: () => AbortSignal;
  /** Opens the files in a folder or a bucket; null: those of this store. */
  openFiles: (place: string | null) => Promise<FileStore>;
  /** The present code of a demo operator of this machine; null: there is none with that e-mail address. */
  demoCode: (email: string) => Promise<string | null>;
  /** Sets the exit code: 0, 2 for a refusal, 1 for an error of ours, 130 after Ctrl-C. */
  finish: (exitCode: number) => void;
}
