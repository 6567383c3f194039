import type { EpisodePages, PageRegionOnWire } from '@longstrip/api-contract';
import { useToast } from '@longstrip/ui';
import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../parts/button.tsx';
import type { Acted } from '../../parts/calls/answers.server.ts';
import { Badge, Panel } from '../../parts/layout.tsx';
import { RefusalNote } from '../../parts/refusal-note.tsx';
import { PanelFields } from './panel-fields.tsx';
import { PanelsOnPage } from './panels-on-page.tsx';

interface PanelEditorProps {
  page: number;
  picture: NonNullable<EpisodePages['pages'][number]['picture']>;
  regions: readonly PageRegionOnWire[] | null;
  isCorrected: boolean;
}

/** A panel with a name of its own, so that it stays itself when the order changes. */
export interface Drawn extends PageRegionOnWire {
  readonly key: number;
}

const drawn = (regions: readonly PageRegionOnWire[] | null): Drawn[] =>
  (regions ?? []).map((region, key) => ({ ...region, key }));

/** The panels of guided view over the page: moved by the mouse, or by their numbers. */
export function PanelEditor({ page, picture, regions, isCorrected }: PanelEditorProps) {
  const text = useText();
  const toast = useToast();
  const fetcher = useFetcher<Acted>();
  const [panels, setPanels] = useState(() => drawn(regions));
  const [chosen, setChosen] = useState<number | null>(null);
  const isChanged = JSON.stringify(panels) !== JSON.stringify(drawn(regions));
  const seen = useRef(fetcher.data);
  useEffect(() => {
    const { data, state } = fetcher;
    if (state !== 'idle' || data === seen.current) return;
    // Once for each answer: what is saved may have been tidied by the api.
    seen.current = data;
    if (data?.ok !== true) return;
    setPanels(drawn(regions));
    toast({ text: text('panels.saved'), tone: 'positive' });
  }, [fetcher, regions, toast, text]);

  const send = (next: readonly Drawn[] | null) => {
    const value = next === null ? '' : JSON.stringify(next.map(({ key: _key, ...region }) => region));
    fetcher.submit({ step: 'panels', page: String(page), regions: value }, { method: 'post' });
  };
  const change = (key: number, region: Partial<PageRegionOnWire>) =>
    setPanels((all) => all.map((each) => (each.key === key ? { ...each, ...region } : each)));
  const add = () => {
    const key = Math.max(-1, ...panels.map((panel) => panel.key)) + 1;
    const { widthPx, heightPx } = picture;
    const box: Drawn['box'] = [
      ...([widthPx / 4, heightPx / 4].map(Math.floor) as [number, number]),
      ...([widthPx / 2, heightPx / 2].map(Math.floor) as [number, number]),
    ];
    setPanels([...panels, { key, box }]);
    setChosen(key);
  };
  return (
    <Panel
      title={text('panels.title')}
      text={text(isCorrected ? 'panels.corrected' : regions === null ? 'panels.notFound' : 'panels.found')}
      actions={isChanged && <Badge tone="warn">{text('panels.unsaved')}</Badge>}
    >
      <PanelsOnPage picture={picture} panels={panels} chosen={chosen} onChoose={setChosen} onChange={change} />
      <PanelFields panels={panels} chosen={chosen} onChoose={setChosen} onChange={change} onOrder={setPanels} />
      <RefusalNote of={fetcher.data} className="mt-3" />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={add}>{text('panels.add')}</Button>
        <Button look="main" onClick={() => send(panels)} isBusy={fetcher.state !== 'idle'} disabled={!isChanged}>
          {text('panels.save')}
        </Button>
        {isChanged && (
          <Button look="quiet" onClick={() => setPanels(drawn(regions))}>
            {text('panels.undo')}
          </Button>
        )}
        {isCorrected && !isChanged && (
          <Button look="quiet" onClick={() => send(null)}>
            {text('panels.reset')}
          </Button>
        )}
      </div>
    </Panel>
  );
}
