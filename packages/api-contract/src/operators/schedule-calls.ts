import {
  ApplyTriedSchema,
  ApplyTrySchema,
  CalendarQuerySchema,
  CalendarSchema,
  EditionsQuerySchema,
  EditionsSchema,
  SeriesListPageSchema,
  SeriesListQuerySchema,
} from './catalogue-page.contract.ts';
import type { OperatorCall } from './operator-calls.ts';
import { PreviewAddressSchema, PreviewRequestSchema } from './preview-request.contract.ts';

const EVERY_ROLE = ['owner', 'editor', 'merchandiser', 'support', 'viewer'] as const;

/** Calls about series, what opens when, and how it will look (record 0140). They are part of `OPERATOR_CALLS`. */
export const SCHEDULE_CALLS = {
  adminCatalogue: {
    method: 'GET',
    path: '/admin/catalogue',
    roles: EVERY_ROLE,
    platform: 'query',
    summary: 'The series of a platform: filtered, sorted and in pages',
    asked: SeriesListQuerySchema,
    data: SeriesListPageSchema,
  },
  adminCatalogueTable: {
    method: 'GET',
    path: '/admin/catalogue/export',
    roles: EVERY_ROLE,
    platform: 'query',
    summary: 'The same as a table in CSV, all rows that the filters leave',
    asked: SeriesListQuerySchema,
  },
  adminEditions: {
    method: 'GET',
    path: '/admin/catalogue/editions',
    roles: EVERY_ROLE,
    platform: 'none',
    summary: 'The editions of a work in all languages, side by side',
    asked: EditionsQuerySchema,
    data: EditionsSchema,
  },
  adminCalendar: {
    method: 'GET',
    path: '/admin/calendar',
    roles: EVERY_ROLE,
    platform: 'query',
    summary: 'What opens and ends on a platform in a month',
    asked: CalendarQuerySchema,
    data: CalendarSchema,
  },
  adminApplyTry: {
    method: 'POST',
    path: '/admin/apply/try',
    roles: ['owner', 'editor', 'merchandiser', 'support'],
    platform: 'document',
    summary: 'What a document would change; nothing is changed',
    asked: ApplyTrySchema,
    data: ApplyTriedSchema,
  },
  adminPreview: {
    method: 'POST',
    path: '/admin/previews',
    roles: EVERY_ROLE,
    platform: 'body',
    summary: 'The address of a site as a reader will see it at a minute; it changes nothing',
    asked: PreviewRequestSchema,
    data: PreviewAddressSchema,
  },
} as const satisfies Readonly<Record<string, OperatorCall>>;
