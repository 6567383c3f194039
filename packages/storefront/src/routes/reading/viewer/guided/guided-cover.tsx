import type { GuidedCamera, GuidedWindow, SheetBox } from '@longstrip/core';

interface GuidedCoverProps {
  /** The panel that stays uncovered; null if nothing is covered. */
  panel: SheetBox | null;
  camera: GuidedCamera;
  window: GuidedWindow;
}

/** What covers the page around a panel: four shades that move with the camera, over each other without being darker there. */
export function GuidedCover({ panel, camera, window }: GuidedCoverProps) {
  const { left, top, right, bottom } = edgesOf(panel, camera, window);
  const moves = {
    left: `translateX(${left - window.widthPx}px)`,
    right: `translateX(${right}px)`,
    top: `translateY(${top - window.heightPx}px)`,
    bottom: `translateY(${bottom}px)`,
  };
  return (
    <div className="guided-cover" data-open={panel === null || undefined}>
      {Object.entries(moves).map(([side, transform]) => (
        <div key={side} style={{ transform }} />
      ))}
    </div>
  );
}

/** The edges of a panel in the window, those of the window without one; in pixels. */
function edgesOf(panel: SheetBox | null, { scalePx, xPx, yPx }: GuidedCamera, { widthPx, heightPx }: GuidedWindow) {
  if (panel === null) return { left: 0, top: 0, right: widthPx, bottom: heightPx };
  const within = (px: number, mostPx: number) => Math.min(Math.max(px, 0), mostPx);
  return {
    left: within(xPx + scalePx * panel.x, widthPx),
    top: within(yPx + scalePx * panel.y, heightPx),
    right: within(xPx + scalePx * (panel.x + panel.width), widthPx),
    bottom: within(yPx + scalePx * (panel.y + panel.height), heightPx),
  };
}
