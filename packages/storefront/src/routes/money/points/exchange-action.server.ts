import * as v from 'valibot';
import { defineAction, type FormOutcome } from '../../../parts/form/define-action.server.ts';
import '../../../server/site-context.ts';

/** The parameter that names the row of the exchange that was just made. */
export const EXCHANGED = 'exchanged';

const Fields = v.object({
  mileage: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.regex(/^\d{1,12}$/, 'points.amountForm'),
    v.transform(Number),
  ),
  requestId: v.string(),
});

/** Exchanges points for bonus coins (D14). What is refused is shown with the balance as it is now. */
export const action = defineAction(Fields, {
  block: 'points',
  fieldOf: { MILEAGE_INSUFFICIENT: 'mileage', EXCHANGE_MILEAGE_INSUFFICIENT: 'mileage' },
  run: async ({ mileage, requestId }, { context: site }): Promise<FormOutcome> => {
    const reply = await site.api.exchangeMileage({ mileage, requestId });
    if (!reply.ok) return { kind: 'refused', code: reply.code };
    const { id } = reply.data;
    return { kind: 'done', to: id === null ? '/history/mileage' : `/history/mileage?${EXCHANGED}=${id}` };
  },
});
