/** The platform's illustration, for texts of the site itself. The site's server makes it. */
export function BrandPicture() {
  return (
    <img
      src="/illustration.svg"
      alt=""
      width={600}
      height={360}
      loading="lazy"
      decoding="async"
      className="mx-auto block h-auto w-full max-w-[360px] art-frame"
    />
  );
}
