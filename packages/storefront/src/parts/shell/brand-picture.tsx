/** The platform's illustration, where the site itself speaks. It is made by the site's server. */
export function BrandPicture() {
  return (
    <img
      src="/illustration.svg"
      alt=""
      width={600}
      height={360}
      loading="lazy"
      decoding="async"
      className="mx-auto block h-auto w-full max-w-[360px] rounded-sheet"
    />
  );
}
