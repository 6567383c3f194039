import { PickCard } from '@longstrip/ui';
import { useText } from '../../i18n/use-text.ts';
import { BLANK_COVER } from '../series/blank-cover.ts';
import type { PickModel } from './pick-model.server.ts';

const COVERS_OF_A_PICK = 4;

export function PickLink({ pick }: { pick: PickModel }) {
  const text = useText();
  return (
    <PickCard
      href={`/home/pick/${pick.id}`}
      title={pick.title}
      titleBreaks={pick.titleBreaks}
      description={pick.description}
      descriptionBreaks={pick.descriptionBreaks}
      note={text('list.count', { count: pick.count })}
      covers={pick.series.slice(0, COVERS_OF_A_PICK).map(({ cover }) => cover ?? BLANK_COVER)}
    />
  );
}
