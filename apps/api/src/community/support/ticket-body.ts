import { TicketDraftSchema } from '@longstrip/api-contract';
import * as v from 'valibot';
import { UploadedPicture } from './uploaded-picture.ts';

/** A ticket as it was sent, as JSON or as a form with pictures. */
export const TicketBodySchema = v.object({
  ...TicketDraftSchema.entries,
  images: v.optional(v.array(v.instance(UploadedPicture)), []),
});
export type TicketBody = v.InferOutput<typeof TicketBodySchema>;
