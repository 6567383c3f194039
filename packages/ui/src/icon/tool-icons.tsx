import { drawIcon } from './draw-icon.tsx';

// Icons of tools for a text, apart from those that every page has. Those of a player are not mirrored.
export const NoteIcon = /* @__PURE__ */ drawIcon(<path d="M5 19h4L19.5 8.5 15.5 4.5 5 15ZM13 7l4 4" />);
export const CopyIcon = /* @__PURE__ */ drawIcon(<path d="M9 9h10.5v11H9ZM15 9V4.5H4.5V16H9" />);
export const ReadAloudIcon = /* @__PURE__ */ drawIcon(
  <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" />,
);
export const SkipBackIcon = /* @__PURE__ */ drawIcon(<path d="M18 6v12l-8.5-6ZM6.5 6v12" />);
export const SkipForwardIcon = /* @__PURE__ */ drawIcon(<path d="M6 6v12l8.5-6ZM17.5 6v12" />);
export const FilterIcon = /* @__PURE__ */ drawIcon(<path d="M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5" />);
export const GridIcon = /* @__PURE__ */ drawIcon(
  <path d="M4.5 4.5h6v6h-6ZM13.5 4.5h6v6h-6ZM4.5 13.5h6v6h-6ZM13.5 13.5h6v6h-6Z" />,
);
