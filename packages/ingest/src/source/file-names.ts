const BOOK_NAME = /\.(?:cbz|cbr|cb7|cbt|zip|rar|7z|tar|epub|pdf|mobi)$/i;
const PICTURE_NAME = /\.(?:jpe?g|png|gif|webp|avif|bmp|tiff?|jxl|heic|svg)$/i;

/** Whether a file has a book's name, whatever its content. */
export function isNamedAsBook(path: string): boolean {
  return BOOK_NAME.test(path);
}

/** Whether a file has a picture's name, whatever its content. */
export function isNamedAsPicture(path: string): boolean {
  return PICTURE_NAME.test(path);
}
