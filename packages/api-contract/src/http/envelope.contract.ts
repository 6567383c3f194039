import * as v from 'valibot';

/** The error in a refusal. `message` is for the reader; `detail` is for developers and never describes an internal error. */
export const WireErrorSchema = v.object({ code: v.string(), message: v.string(), detail: v.string() });
export type WireError = v.InferOutput<typeof WireErrorSchema>;

/** `{"result":"ERROR","error":{…}}`, with no `data` key. */
export const ErrorEnvelopeSchema = v.object({ result: v.literal('ERROR'), error: WireErrorSchema });
export type ErrorEnvelope = v.InferOutput<typeof ErrorEnvelopeSchema>;

/** `{"result":"SUCCESS","data":…}`, with no `error` key. */
export function successEnvelopeOf<const DataSchema extends v.GenericSchema>(data: DataSchema) {
  return v.object({ result: v.literal('SUCCESS'), data });
}
export type SuccessEnvelope<Data> = { result: 'SUCCESS'; data: Data };
