import type { TicketPicture } from './ticket-model.server.ts';

/** The pictures of a ticket, small; each opens whole in a window of its own. */
export function TicketPictures({ pictures }: { pictures: readonly TicketPicture[] }) {
  if (pictures.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {pictures.map(({ src, width, height, label }) => (
        <li key={label}>
          <a href={src} target="_blank" rel="noreferrer" className="block rounded-cover">
            <img
              src={src}
              width={width}
              height={height}
              alt={label}
              loading="lazy"
              className="h-32 w-auto max-w-52 rounded-cover bg-fill object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
