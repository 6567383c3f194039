import { EventArt, Picture, type priorityAt } from '@longstrip/ui';
import type { EventModel } from './event-model.server.ts';

/** The picture of an event: the one that was made for it, or a drawing of what it is about beside the art of its series. */
export function EventPicture({
  event: { picture, motif },
  priority,
  sizes,
  className = '',
}: {
  event: Pick<EventModel, 'picture' | 'motif'>;
  priority: ReturnType<typeof priorityAt>;
  sizes: string;
  className?: string;
}) {
  const art = picture !== null && <Picture picture={picture} alt="" sizes={sizes} isPriority={priority} />;
  return (
    <div className={`relative aspect-[720/330] overflow-hidden bg-fill ${className}`}>
      {motif === null ? art : <EventArt motif={motif}>{art}</EventArt>}
    </div>
  );
}
