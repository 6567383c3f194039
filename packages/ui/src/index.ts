export * from './age/birthday-picker.tsx';
export * from './age/wheel.tsx';
export { type BackHistory, createBackHistory, type HistoryWindow, type LayerKind } from './back/back-history.ts';
export * from './back/back-provider.tsx';
export * from './benefit/benefit-card.tsx';
export * from './benefit/benefit-tile.tsx';
export * from './benefit/celebration.tsx';
export * from './benefit/chances-table.tsx';
export * from './benefit/coupon-ticket.tsx';
export * from './benefit/event-art.tsx';
export * from './benefit/gift-box.tsx';
export * from './benefit/gift-card.tsx';
export * from './benefit/points-card.tsx';
export * from './benefit/roulette-wheel.tsx';
export * from './benefit/stamp-card.tsx';
export { createWheelSound, type WheelSound } from './benefit/wheel-sound.ts';
export * from './control/button.tsx';
export * from './control/chip.tsx';
export * from './control/disclosure.tsx';
export * from './control/link-switch.tsx';
export * from './control/pager.tsx';
export * from './control/progress-line.tsx';
export * from './control/react-workarounds.ts';
export * from './control/segment.tsx';
export * from './detail/buy-bar.tsx';
export { Cautions } from './detail/cautions.tsx';
export * from './detail/episode-list.tsx';
export * from './detail/episode-row.tsx';
export * from './detail/key-art.tsx';
export * from './detail/series-head.tsx';
export { Synopsis, type SynopsisProps } from './detail/synopsis.tsx';
export * from './form/checkbox.tsx';
export * from './form/filter-bar.tsx';
export * from './form/filter-form.tsx';
export * from './form/picture-picker.tsx';
export * from './form/radio.tsx';
export * from './form/radio-card.tsx';
export * from './form/search-field.tsx';
export * from './form/select.tsx';
export * from './form/sign-in-fields.tsx';
export * from './form/slider.tsx';
export * from './form/star-rating.tsx';
export * from './form/stepper.tsx';
export * from './form/suggestion-id.ts';
export * from './form/suggestion-list.tsx';
export * from './form/switch.tsx';
export * from './form/switch-button.tsx';
export * from './form/text-area.tsx';
export { TextField, type TextFieldProps } from './form/text-field.tsx';
export * from './home/banner-carousel.tsx';
export * from './home/banner-slide.tsx';
export {
  BANNER_SLIDE_MS,
  type CarouselClock,
  type CarouselClockOptions,
  type CarouselHold,
  createCarouselClock,
} from './home/carousel-clock.ts';
export * from './home/chart-block.tsx';
export * from './home/continue-card.tsx';
export * from './home/day-row.tsx';
export * from './home/editorial-block.tsx';
export * from './home/lines-block.tsx';
export * from './home/pick-card.tsx';
export * from './icon/draw-icon.tsx';
export * from './icon/icons.tsx';
export * from './icon/navigation-icons.ts';
export * from './icon/page-icons.tsx';
export * from './icon/reading-icons.tsx';
export * from './icon/tab-icons.tsx';
export * from './icon/tool-icons.tsx';
export * from './library/device-row.tsx';
export * from './library/library-chooser.tsx';
export * from './library/library-row.tsx';
export * from './library/mark-row.tsx';
export * from './library/receipt-row.tsx';
export * from './link/link.tsx';
export * from './look/site-look.tsx';
export * from './modal/modal.tsx';
export {
  createModalStore,
  type ModalEntry,
  type ModalProps,
  type ModalRequest,
  type ModalStore,
} from './modal/modal-store.ts';
export * from './money/amounts.tsx';
export * from './money/coin-glyph.tsx';
export * from './picture/picture.tsx';
export * from './purchase/binge-chip.tsx';
export * from './purchase/choice-card.tsx';
export * from './purchase/purchase-lines.tsx';
export * from './purchase/static-sheet.tsx';
export * from './ranking/rank-move.tsx';
export * from './ranking/rank-row.tsx';
export * from './ranking/rank-shelf.tsx';
export * from './series/cover.tsx';
export {
  SeriesCard,
  type SeriesCardProps,
  SeriesGrid,
  type SeriesGridProps,
  SeriesRail,
  SeriesShelf,
  type SeriesShelfProps,
  SHELF_SIZES,
} from './series/series-cards.tsx';
export * from './series/series-preview.tsx';
export * from './series/series-row.tsx';
export * from './series/shelf.tsx';
export * from './share/share-list.tsx';
export * from './shell/app-frame.tsx';
export * from './shell/bottom-bar.tsx';
export * from './shell/headers.tsx';
export * from './shell/rail.tsx';
export * from './shell/scroll-to-top.tsx';
export { type TabLink, Tabs, type TabsProps } from './shell/tabs.tsx';
export * from './shell/top-bar.tsx';
export * from './shop/charge-row.tsx';
export * from './shop/count-up.tsx';
export * from './shop/coupon-choice.tsx';
export * from './shop/order-result.tsx';
export * from './shop/product-row.tsx';
export * from './shop/receipt.tsx';
export * from './shop/wallet-card.tsx';
export * from './shop/wallet-skeletons.tsx';
export * from './side/choice-panel.tsx';
export * from './side/side-column.tsx';
export * from './side/side-list.tsx';
export * from './sign-in/sign-in-button.tsx';
export * from './state/section-skeletons.tsx';
export {
  CardsSkeleton,
  DetailSkeleton,
  EpisodeListSkeleton,
  GridSkeleton,
  LinesSkeleton,
  ListSkeleton,
  ShelfSkeleton,
  SkeletonBlock,
  type SkeletonProps,
  ViewerSkeleton,
} from './state/skeletons.tsx';
export * from './state/states.tsx';
export * from './support/alarm-row.tsx';
export * from './support/ticket-fold.tsx';
export { type RichElement, type RichNode, type RichStyle, RichText } from './text/rich-text.tsx';
export * from './text/text.tsx';
export * from './theme/theme-css.ts';
export * from './toast/toast.tsx';
export * from './viewer/episode-list-sheet.tsx';
export * from './viewer/selection-toolbar.tsx';
export * from './viewer/viewer-bars.tsx';
export * from './viewer/viewer-menu.tsx';
export * from './viewer/viewer-progress.tsx';
export * from './viewer/viewer-seek.tsx';
export * from './viewer/viewer-settings.tsx';
export * from './wordmark/wordmark.tsx';
