import { DeniedArt } from './denied-art.tsx';
import { EmptyArt } from './empty-art.tsx';
import { ErrorArt } from './error-art.tsx';
import { NotFoundArt } from './not-found-art.tsx';
import { OfflineArt } from './offline-art.tsx';
import { PrepareArt } from './prepare-art.tsx';

const DRAWINGS = {
  denied: DeniedArt,
  empty: EmptyArt,
  error: ErrorArt,
  notFound: NotFoundArt,
  offline: OfflineArt,
  prepare: PrepareArt,
};

export interface StateDrawingProps {
  name: keyof typeof DRAWINGS;
}

/** The picture of a state. */
export function StateDrawing({ name }: StateDrawingProps) {
  const Drawing = DRAWINGS[name];
  return <Drawing />;
}
