export * from './age/age-gate.tsx';
export * from './age/birthday.ts';
export * from './age/wheel.tsx';
export * from './back/back-history.ts';
export * from './back/back-stack.ts';
export * from './back/use-back-stack.tsx';
export * from './control/button.tsx';
export * from './control/chip.tsx';
export * from './control/disclosure.tsx';
export * from './control/icon-button.tsx';
export * from './control/inert-when.ts';
export * from './control/link-switch.tsx';
export * from './control/pager.tsx';
export * from './control/progress-line.tsx';
export * from './control/segment.tsx';
export * from './detail/buy-bar.tsx';
export * from './detail/episode-list.tsx';
export * from './detail/episode-row.tsx';
export * from './detail/episode-state.tsx';
export * from './detail/key-art.tsx';
export * from './detail/notice-row.tsx';
export * from './detail/series-head.tsx';
export * from './detail/synopsis.tsx';
export * from './detail/ticket-line.tsx';
export * from './form/checkbox.tsx';
export * from './form/radio-card.tsx';
export * from './form/search-field.tsx';
export * from './form/select.tsx';
export * from './form/slider.tsx';
export * from './form/switch.tsx';
export * from './form/text-field.tsx';
export * from './home/banner-carousel.tsx';
export * from './home/banner-slide.tsx';
export * from './home/carousel-clock.ts';
export * from './home/continue-card.tsx';
export * from './home/day-row.tsx';
export * from './home/pick-card.tsx';
export * from './icon/draw-icon.tsx';
export * from './icon/icons.tsx';
export * from './icon/navigation-icons.ts';
export * from './link/link.tsx';
export * from './look/site-look.tsx';
export * from './modal/modal.tsx';
export * from './modal/modal-host.tsx';
export * from './modal/modal-store.ts';
export * from './modal/modal-types.ts';
export * from './money/coin-glyph.tsx';
export * from './money/price.tsx';
export * from './picture/first-screen.ts';
export * from './picture/picture.tsx';
export * from './ranking/podium.tsx';
export * from './ranking/rank-move.tsx';
export * from './ranking/rank-row.tsx';
export * from './ranking/rank-shelf.tsx';
export * from './series/cover.tsx';
export * from './series/series-card.tsx';
export * from './series/series-grid.tsx';
export * from './series/series-row.tsx';
export * from './series/series-shelf.tsx';
export * from './series/shelf.tsx';
export * from './series/sideways-places.tsx';
export * from './shell/app-frame.tsx';
export * from './shell/bottom-bar.tsx';
export * from './shell/home-header.tsx';
export * from './shell/inner-header.tsx';
export * from './shell/scroll-to-top.tsx';
export * from './shell/skip-link.tsx';
export * from './shell/tabs.tsx';
export * from './shell/top-bar.tsx';
export * from './shell/use-browser-layout-effect.ts';
export * from './shell/wallet-pill.tsx';
export * from './state/section-skeletons.tsx';
export {
  Bone,
  DetailSkeleton,
  EpisodeListSkeleton,
  GridSkeleton,
  ListSkeleton,
  ShelfSkeleton,
  type SkeletonProps,
  ViewerSkeleton,
} from './state/skeletons.tsx';
export { preloadStateArt } from './state/state-art.tsx';
export * from './state/state-page.tsx';
export * from './state/states.tsx';
export * from './text/own-text.tsx';
export * from './text/phrases.tsx';
export * from './text/text-language.ts';
export * from './theme/theme-css.ts';
export * from './toast/toast.tsx';
export * from './viewer/choice-tiles.tsx';
export * from './viewer/episode-list-sheet.tsx';
export * from './viewer/viewer-bars.tsx';
export * from './viewer/viewer-progress.tsx';
export * from './viewer/viewer-settings.tsx';
export * from './wordmark/wordmark.tsx';
