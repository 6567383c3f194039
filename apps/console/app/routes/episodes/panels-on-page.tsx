import type { EpisodePages, PageRegionOnWire } from '@longstrip/api-contract';
import clsx from 'clsx';
import { type PointerEvent, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { Drawn } from './panel-editor.tsx';

interface PanelsOnPageProps {
  picture: NonNullable<EpisodePages['pages'][number]['picture']>;
  panels: readonly Drawn[];
  chosen: number | null;
  onChoose: (key: number) => void;
  onChange: (key: number, region: Pick<PageRegionOnWire, 'box'>) => void;
}

/** The corner that is dragged: whether it is at the end of the box, across and down. Null: the whole box moves. */
type Corner = readonly [boolean, boolean] | null;
const CORNERS: readonly Corner[] = [
  [false, false],
  [true, false],
  [false, true],
  [true, true],
];
const LEAST_PX = 8;

type Box = Drawn['box'];

/** The page with its panels; a panel, or a corner of it, is dragged. The same is done by its numbers below. */
export function PanelsOnPage({ picture, panels, chosen, onChoose, onChange }: PanelsOnPageProps) {
  const text = useText();
  const area = useRef<HTMLDivElement>(null);
  const { widthPx, heightPx } = picture;
  const drag = (event: PointerEvent, { key, box }: Drawn, corner: Corner) => {
    const shown = area.current?.getBoundingClientRect();
    if (shown === undefined || event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    onChoose(key);
    const scale = widthPx / shown.width;
    const from = { x: event.clientX, y: event.clientY };
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const by = [(clientX - from.x) * scale, (clientY - from.y) * scale] as const;
      onChange(key, { box: corner === null ? moved(box, by, picture) : resized(box, by, corner, picture) });
    };
    const end = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
  };
  return (
    <div
      ref={area}
      className="relative mx-auto max-w-full touch-none"
      style={{ width: widthPx, aspectRatio: `${widthPx} / ${heightPx}` }}
    >
      <img src={picture.large} alt={text('panels.page')} className="size-full rounded-card bg-fill" draggable={false} />
      {panels.map((panel, index) => {
        const [x, y, width, height] = panel.box;
        const isChosen = panel.key === chosen;
        return (
          <div
            key={panel.key}
            data-panel={index + 1}
            onPointerDown={(event) => drag(event, panel, null)}
            className={clsx(
              'absolute cursor-move border-2 shadow-[0_0_0_1px_#fff]',
              isChosen ? 'z-10 border-primary bg-primary/20' : 'border-accent bg-accent/10',
            )}
            style={{
              insetInlineStart: `${(x / widthPx) * 100}%`,
              top: `${(y / heightPx) * 100}%`,
              width: `${(width / widthPx) * 100}%`,
              height: `${(height / heightPx) * 100}%`,
            }}
          >
            <span className="absolute top-0 start-0 rounded-ee-card bg-primary px-1.5 text-12 font-strong text-on-primary">
              {index + 1}
            </span>
            {isChosen &&
              CORNERS.map((corner) => (
                <span
                  key={String(corner)}
                  data-corner={String(corner)}
                  onPointerDown={(event) => drag(event, panel, corner)}
                  className={clsx(
                    'absolute size-3.5 rounded-pill border-2 border-on-primary bg-primary',
                    corner?.[0] ? '-end-2' : '-start-2',
                    corner?.[1] ? '-bottom-2' : '-top-2',
                    corner?.[0] === corner?.[1] ? 'cursor-nwse-resize' : 'cursor-nesw-resize',
                  )}
                />
              ))}
          </div>
        );
      })}
    </div>
  );
}

type Size = { widthPx: number; heightPx: number };
const between = (value: number, least: number, most: number) => Math.round(Math.min(most, Math.max(least, value)));

function moved([x, y, width, height]: Box, [dx, dy]: readonly [number, number], { widthPx, heightPx }: Size): Box {
  return [
    between(x + dx, 0, Math.max(0, widthPx - width)),
    // In a strip a panel may reach below its picture.
    between(y + dy, 0, Math.max(y, heightPx - height, 0)),
    width,
    height,
  ];
}

function resized(
  [x, y, width, height]: Box,
  [dx, dy]: readonly [number, number],
  [isEnd, isBottom]: NonNullable<Corner>,
  { widthPx, heightPx }: Size,
): Box {
  const left = isEnd ? x : between(x + dx, 0, x + width - LEAST_PX);
  const top = isBottom ? y : between(y + dy, 0, y + height - LEAST_PX);
  const right = isEnd ? between(x + width + dx, x + LEAST_PX, widthPx) : x + width;
  const bottom = isBottom ? between(y + height + dy, y + LEAST_PX, Math.max(heightPx, y + height)) : y + height;
  return [left, top, right - left, bottom - top];
}
