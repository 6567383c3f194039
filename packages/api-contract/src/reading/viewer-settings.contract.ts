import {
  VIEWER_CHOICES,
  VIEWER_KEY,
  VIEWER_KEY_ACTIONS,
  VIEWER_RANGES,
  VIEWER_SWITCHES,
  type ViewerSettingName,
  type ViewerSettings,
} from '@longstrip/core';
import * as v from 'valibot';
import { defineCalls } from '../http/call.ts';

type SettingSchemas = { readonly [Name in ViewerSettingName]: v.GenericSchema<ViewerSettings[Name]> };

/** One schema for each setting of the viewer, from core's list of their values. */
const SETTINGS = Object.fromEntries<v.GenericSchema>([
  ...Object.entries(VIEWER_CHOICES).map(([name, values]) => [name, v.picklist(values)] as const),
  ...VIEWER_SWITCHES.map((name) => [name, v.boolean()] as const),
  ...Object.entries(VIEWER_RANGES).map(([name, { min, max, step }]) => {
    const onStep = v.check<number, string>((value) => (value - min) % step === 0, `expected a step of ${step}`);
    return [name, v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max), onStep)] as const;
  }),
  ['keys', v.record(v.picklist(VIEWER_KEY_ACTIONS), v.pipe(v.string(), v.regex(VIEWER_KEY)))],
]) as unknown as SettingSchemas;

type LayerEntries = {
  readonly [Name in ViewerSettingName]: v.ExactOptionalSchema<SettingSchemas[Name], undefined>;
};
type ChangeEntries = {
  readonly [Name in ViewerSettingName]: v.ExactOptionalSchema<
    v.NullableSchema<SettingSchemas[Name], undefined>,
    undefined
  >;
};

function entriesOf(wrap: (schema: v.GenericSchema) => v.GenericSchema) {
  return Object.fromEntries(Object.entries(SETTINGS).map(([name, schema]) => [name, v.exactOptional(wrap(schema))]));
}

/** Some of the settings of the viewer: those that the reader has changed. What is no setting is left out. */
export const ViewerLayerSchema = v.object(entriesOf((schema) => schema) as unknown as LayerEntries);

/** Changed settings. Those that are not named stay as they are; null takes one back. */
export const ViewerLayerChangeSchema = v.object(entriesOf((schema) => v.nullable(schema)) as unknown as ChangeEntries);

/** A reader's settings of the viewer: on all their devices, or in one series. */
export const ViewerLayerReplySchema = v.object({ settings: ViewerLayerSchema });
export type ViewerLayerReply = v.InferOutput<typeof ViewerLayerReplySchema>;
export const ViewerLayerRequestSchema = v.object({ settings: ViewerLayerChangeSchema });

const ALIAS = v.object({ alias: v.string() });

export const VIEWER_SETTINGS_CALLS = defineCalls({
  viewerSettings: {
    method: 'GET',
    path: '/library/settings',
    home: 'v2',
    access: 'bearer',
    summary: 'The settings of the viewer that the reader has changed for all devices',
    data: ViewerLayerReplySchema,
  },
  changeViewerSettings: {
    method: 'PUT',
    path: '/library/settings',
    home: 'v2',
    access: 'bearer',
    summary: 'Changes settings of the viewer for all devices; those that are not named stay',
    body: ViewerLayerRequestSchema,
    data: ViewerLayerReplySchema,
    refusals: ['TOO_MANY_REQUESTS'],
  },
  clearViewerSettings: {
    method: 'DELETE',
    path: '/library/settings',
    home: 'v2',
    access: 'bearer',
    summary: 'Takes all settings of the viewer back that were changed for all devices',
    data: ViewerLayerReplySchema,
    refusals: ['TOO_MANY_REQUESTS'],
  },
  seriesViewerSettings: {
    method: 'GET',
    path: '/library/settings/{alias}',
    home: 'v2',
    access: 'bearer',
    summary: 'The settings of the viewer that the reader has changed for one series',
    params: ALIAS,
    data: ViewerLayerReplySchema,
    refusals: ['NOT_EXIST'],
  },
  changeSeriesViewerSettings: {
    method: 'PUT',
    path: '/library/settings/{alias}',
    home: 'v2',
    access: 'bearer',
    summary: 'Changes settings of the viewer for one series; those that are not named stay',
    params: ALIAS,
    body: ViewerLayerRequestSchema,
    data: ViewerLayerReplySchema,
    refusals: ['NOT_EXIST', 'TOO_MANY_REQUESTS'],
  },
  clearSeriesViewerSettings: {
    method: 'DELETE',
    path: '/library/settings/{alias}',
    home: 'v2',
    access: 'bearer',
    summary: 'Takes the settings of the viewer for one series back',
    params: ALIAS,
    data: ViewerLayerReplySchema,
    refusals: ['NOT_EXIST', 'TOO_MANY_REQUESTS'],
  },
});
